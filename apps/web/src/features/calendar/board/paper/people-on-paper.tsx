import { useMemo } from 'react'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import { leaveOn } from '../placing.ts'
import type { Roster } from '../roster.ts'
import type { BoardView } from '../use-board.ts'
import { groupName, isUnavailable } from '../words.ts'
import { paperOf, type Inked, type PaperRow, type Section } from './paper-of.ts'
import { awayWords, begunWords, countsOf, legendOf, onWords, removedWords } from './paper-words.ts'
import { RemovedOnPaper } from './removed-on-paper.tsx'
import { isWeekend, SectionHead } from './section-head.tsx'
import styles from './paper.module.css'

/** Up to so many days a cell has room for words. */
const MOST_ROOMY = 7

/** People by days, a facility after the other, each on pages of its own. */
export const PeopleOnPaper = ({ view }: { view: BoardView }) => {
  const t = useText()
  const { allRows, shown, left, removed, roster, dates, address } = view
  const { sections, without } = useMemo(
    () =>
      paperOf({
        rows: allRows,
        shifts: shown,
        isFiltered: left !== undefined,
        roster,
        dates,
        facility: address.facility,
      }),
    [allRows, shown, left, roster, dates, address.facility],
  )
  const gone = useMemo(() => {
    const people = allRows.flatMap((row) => (row.kind === 'person' ? [row.person] : []))
    return removedWords(removed, people, address.facility, roster)
  }, [removed, allRows, address.facility, roster])
  return (
    <>
      {sections.length + without.length + gone.length === 0 && (
        <p>{t(address.view === 'open' ? 'board.noneOpen' : 'ui.noMatch')}</p>
      )}
      {sections.map((section) => (
        <SectionOnPaper key={section.hospitalId} section={section} view={view} />
      ))}
      <RemovedOnPaper gone={gone} />
      {without.length > 0 && (
        <p className={styles.without}>
          <b>{t(address.facility === '' ? 'paper.without' : 'paper.withoutHere', { count: without.length })}</b>{' '}
          {joined(
            without.map((person) => awayWords(person, roster, dates)),
            '·',
          )}
        </p>
      )}
    </>
  )
}

const SectionOnPaper = ({ section, view }: { section: Section; view: BoardView }) => {
  const { roster, dates } = view
  const inked = section.rows.flatMap((row) => (row.kind === 'group' ? [] : row.cells.flat()))
  return (
    <table className={styles.section} data-facility={section.hospitalId}>
      <SectionHead
        view={view}
        hospitalId={section.hospitalId}
        dates={dates}
        counts={countsOf(section.begun, section.since)}
        legend={legendOf(inked, roster, dates.length <= MOST_ROOMY)}
      />
      <tbody>
        {section.rows.map((row) =>
          row.kind === 'group' ? (
            <tr key={row.key} className={styles.group}>
              <th colSpan={dates.length + 1}>{groupName(row.group, roster)}</th>
            </tr>
          ) : (
            <tr key={row.key} data-open={row.kind === 'open' || undefined}>
              <th className={styles.who} scope="row" dir="auto">
                <RowName row={row} roster={roster} />
              </th>
              <Cells row={row} roster={roster} dates={dates} />
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

type Filled = Exclude<PaperRow, { kind: 'group' }>

const RowName = ({ row, roster }: { row: Filled; roster: Roster }) => {
  const t = useText()
  if (row.kind === 'person') return row.person.providerName
  const whom = row.specialtyId === null ? undefined : (roster.specialties.get(row.specialtyId) ?? row.specialtyId)
  return `○ ${joined([t('open.brief'), whom], '·')}`
}

/** Days of leave that follow each other, with nothing else on them, are one cell that says which leave it is. */
const Cells = ({ row, roster, dates }: { row: Filled; roster: Roster; dates: readonly string[] }) => {
  const cells = []
  const person = row.kind === 'person' ? row.person : undefined
  const leave = person ? (roster.leave.get(person.providerId) ?? []) : []
  for (let at = 0; at < dates.length; at += 1) {
    const date = dates[at] ?? ''
    const inked = row.cells[at] ?? []
    const away = leaveOn(leave, date)
    let days = 1
    if (away && inked.length === 0)
      while (leaveOn(leave, dates[at + days] ?? '') === away && row.cells[at + days]?.length === 0) days += 1
    cells.push(
      <td
        key={date}
        colSpan={days}
        data-weekend={isWeekend(date) || roster.holidays.has(date) || undefined}
        data-away={away ? '' : undefined}
      >
        {inked.map((one) => (
          <Ink
            key={one.shift.assignmentId}
            one={one}
            date={date}
            roster={roster}
            isRoomy={dates.length <= MOST_ROOMY}
          />
        ))}
        {away && <i>{leaveKindName(away)}</i>}
        {person && !away && inked.length === 0 && isUnavailable(person, date) && <i>×</i>}
      </td>,
    )
    at += days - 1
  }
  return cells
}

type InkProps = { one: Inked; date: string; roster: Roster; isRoomy: boolean }
const Ink = ({ one, date, roster, isRoomy }: InkProps) => {
  const { shift, isOn, isElsewhere } = one
  const elsewhere = isElsewhere ? '' : undefined
  if (isOn)
    return (
      <bdi className={styles.on} data-elsewhere={elsewhere}>
        {onWords(one, date, roster, isRoomy)}{' '}
      </bdi>
    )
  const { letters, marks, times } = begunWords(shift, roster, isElsewhere)
  const part = roster.types.get(shift.shiftTypeId)?.partOfDay
  return (
    <bdi
      className={styles.shift}
      data-elsewhere={elsewhere}
      data-part={isElsewhere ? undefined : part}
      data-draft={shift.flags.includes('draft') || undefined}
      data-shift={isElsewhere ? undefined : shift.assignmentId}
    >
      <b>{letters}</b>
      {marks}
      {times !== undefined && <small> {times}</small>}{' '}
    </bdi>
  )
}
