import type { BoardPerson } from '@onward/contract'
import { wallAt } from '@onward/scheduling'
import { count } from '#web/lib/formats/formats.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { familyFirst } from '../../short-names.ts'
import { emptySlot, trainedFor, type Demanded, type Filled } from '../demanded.ts'
import { wantedWords } from '../demand-row.tsx'
import type { BoardShift, Roster } from '../roster.ts'
import type { Row } from '../rows.ts'
import type { BoardView } from '../use-board.ts'
import { runsInto } from './paper-of.ts'
import { begunWords, briefTimes, countsOf, legendOf, MARKS, onWords, removedWords } from './paper-words.ts'
import { RemovedOnPaper } from './removed-on-paper.tsx'
import { isWeekend, SectionHead } from './section-head.tsx'
import styles from './paper.module.css'

/** Names are read up to so many dates beside each other. */
const MOST_DATES = 14

type LineOf = Extract<Row, { kind: 'line' }>

/** What facilities demand by days, and who stands there, a facility after the other. */
export const DemandOnPaper = ({ view }: { view: BoardView }) => {
  const t = useText()
  const { dates, roster, demanded, removed, address } = view
  if (!demanded) return null
  const parts = Array.from({ length: Math.ceil(dates.length / MOST_DATES) }, (_, at) => at * MOST_DATES)
  const groups = demanded.rows.flatMap((row) =>
    row.kind === 'group' && row.group.of === 'facility' ? [{ key: row.key, id: row.group.id ?? '' }] : [],
  )
  const isAsked = ({ specialtyIds }: BoardPerson) =>
    address.specialty === '' || specialtyIds.includes(address.specialty)
  const gone = removedWords(removed, roster.people.filter(isAsked), address.facility, roster)
  const begunOn = begunIn(demanded)
  const pages = groups.flatMap(({ key, id }) =>
    parts.flatMap((from) => {
      const some = dates.slice(from, from + MOST_DATES)
      const own = demanded.rows.filter((row): row is LineOf => row.kind === 'line' && row.group === key)
      const before = startedBefore(view, { id, key }, own, some[0] ?? '')
      const lines = [...own, ...before.more].map((row) => {
        const begun = some.map((_, at) => begunOn(row, from + at))
        const all = [...(before.byLine.get(row.key) ?? []), ...begun.flat()]
        const days = some.map((date, at) => ({
          date,
          begun: begun[at] ?? [],
          on: all.filter((shift) => runsInto(shift, date)).map(onHere),
        }))
        return { row, days }
      })
      if (lines.length === 0) return []
      const allDays = lines.flatMap(({ days }) => days)
      const begun = allDays.flatMap((day) => day.begun)
      const inked = [
        ...begun.map((shift) => ({ shift, isOn: false, isElsewhere: false })),
        ...allDays.flatMap(({ on }) => on),
      ]
      return (
        <table key={`${key} ${from}`} className={styles.section} data-facility={id}>
          <SectionHead
            view={view}
            hospitalId={id}
            dates={some}
            counts={countsOf(begun, before.count)}
            legend={legendOf(inked, roster)}
          />
          <tbody>
            {lines.map(({ row, days }) => (
              <tr key={row.key}>
                <th className={styles.who} scope="row" dir="auto">
                  <LineName row={row} roster={roster} />
                </th>
                {days.map(({ date, begun: those, on }, at) => {
                  const filled = demanded.filled.get(row.key)?.[from + at]
                  return (
                    <td key={date} data-weekend={isWeekend(date) || undefined} data-demand="">
                      <Figure filled={filled} isBeyond={row.line.isBeyond} />
                      {on.map((one) => (
                        <span key={one.shift.assignmentId} className={styles.person}>
                          <bdi>{nameOf(one.shift, roster)}</bdi>{' '}
                          <bdi className={styles.on}>{onWords(one, date, roster, false)}</bdi>
                        </span>
                      ))}
                      {those.map((shift) => (
                        <Name key={shift.assignmentId} shift={shift} roster={roster} />
                      ))}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )
    }),
  )
  if (pages.length === 0 && gone.length === 0) return <p>{t('board.noDemand')}</p>
  return (
    <>
      {pages}
      <RemovedOnPaper gone={gone} />
    </>
  )
}

/** Who stands on the slots of a line on a date, by its place. */
const begunIn = ({ rows, cells }: Demanded) => {
  const slots = Map.groupBy(
    rows.filter((row) => row.kind === 'slot'),
    ({ lineKey }) => lineKey,
  )
  return (line: LineOf, at: number): BoardShift[] =>
    (slots.get(line.key) ?? []).flatMap(({ key }) => (cells.get(key)?.[at] ?? []).map(({ shift }) => shift))
}

/** Of a facility what runs into the first of some dates, by the line that it would stand on, which may be one that is there for that alone. */
const startedBefore = (
  { shifts, left, roster, address }: BoardView,
  facility: { id: string; key: string },
  lines: readonly LineOf[],
  first: string,
) => {
  const specialtiesOf = trainedFor(roster)
  const isFor = (shift: BoardShift, specialtyId: string) => specialtiesOf(shift).includes(specialtyId)
  const all = shifts.filter(
    (shift) =>
      shift.hospitalId === facility.id &&
      runsInto(shift, first) &&
      (left === undefined || left(shift)) &&
      (address.specialty === '' || isFor(shift, address.specialty)),
  )
  const more = new Map<string, LineOf>()
  const lineOf = (shift: BoardShift) => {
    const { hospitalId, shiftTypeId } = shift
    const known = lines.find(
      ({ line }) => line.shiftTypeId === shiftTypeId && (line.specialtyId === null || isFor(shift, line.specialtyId)),
    )
    if (known) return known.key
    const key = `before ${shiftTypeId}`
    const line = { hospitalId, shiftTypeId, specialtyId: null, isBeyond: true }
    more.set(shiftTypeId, { kind: 'line', key, line, group: facility.key })
    return key
  }
  const byLine = Map.groupBy(all, lineOf)
  return { count: all.length, byLine, more: [...more.values()] }
}
const onHere = (shift: BoardShift) => ({ shift, isOn: true, isElsewhere: false })

const LineName = ({ row: { line }, roster }: { row: LineOf; roster: Roster }) => {
  const type = roster.types.get(line.shiftTypeId)
  // Of which day a time is makes no difference to how it is said.
  const times =
    type?.startsAt && type.endsAt && briefTimes(wallAt('2000-01-01', type.startsAt), wallAt('2000-01-01', type.endsAt))
  return (
    <>
      {wantedWords(line, roster)} {times && <small>{times}</small>}
    </>
  )
}

/** `2/3`, and that somebody is missing; nothing where nobody is needed. */
const Figure = ({ filled, isBeyond }: { filled: Filled | undefined; isBeyond: boolean }) => {
  if (!filled || isBeyond) return null
  const isShort = emptySlot(filled, filled.staffed) === 'short'
  return (
    <b className={styles.figure} data-short={isShort || undefined}>
      {isShort && '▼ '}
      {count(filled.staffed)}/{count(filled.least)}
    </b>
  )
}

/** Who it is, and what does not follow from the line: other times, or that nobody has been told. */
const nameOf = (shift: BoardShift, roster: Roster) => {
  const who = roster.byId.get(shift.providerId ?? '')?.providerName
  return who === undefined ? `○ ${textOf('open.brief')}` : familyFirst(who)
}
const Name = ({ shift, roster }: { shift: BoardShift; roster: Roster }) => {
  const { times, marks } = begunWords(shift, roster, false)
  return (
    <span
      className={styles.person}
      data-shift={shift.assignmentId}
      data-draft={marks.includes(MARKS.draft) || undefined}
    >
      <bdi>{nameOf(shift, roster)}</bdi>
      {marks}
      {times !== undefined && (
        <small>
          {' '}
          <bdi>{times}</bdi>
        </small>
      )}
    </span>
  )
}
