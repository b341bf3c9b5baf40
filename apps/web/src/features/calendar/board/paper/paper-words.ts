import { addDays, dateOfWall, isUsual, wallAt } from '@onward/scheduling'
import { joined } from '#web/lib/formats/joined.ts'
import { order } from '#web/lib/formats/order.ts'
import { clock, hours, mediumDate, monthDay, shortClock } from '#web/lib/formats/formats.ts'
import { textOf } from '#web/lib/text.ts'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import type { BoardShift, Roster } from '../roster.ts'
import type { Removed, RemovedBy } from '../removed.ts'
import { printCounts } from '../../print-counts.ts'
import { placeWords, typeName } from '../words.ts'
import type { Inked, PaperPerson } from './paper-of.ts'

/** `7a`, `19` or `19:30`: of the hours that paper has room for. */
export const briefClock = (wall: string) => shortClock(wall).replace(/:00$/, '')
export const briefTimes = (startsAt: string, endsAt: string) => `${briefClock(startsAt)}–${briefClock(endsAt)}`

/** What these people still go by although it is gone, in words, by when it would begin; of one facility, or of each. */
export const removedWords = (removed: RemovedBy, people: readonly PaperPerson[], facility: string, roster: Roster) =>
  people
    .flatMap((person) => (removed.get(person.providerId) ?? []).map((one) => ({ person, one })))
    .filter(({ one }) => facility === '' || one.hospitalId === facility)
    .toSorted(({ one }, other) => order(one.startsAt, other.one.startsAt))
    .map(({ person, one }) => `${person.providerName}: ${onItsDay(one, roster)}`)
const onItsDay = (one: Removed, roster: Roster) =>
  joined([mediumDate(dateOfWall(one.startsAt)), placeWords(one, roster)])

/** Where a line may be broken. */
const BREAK = '\u200b'

/** What is to be known of a shift beside what it is; on paper nobody can look it up. */
export const MARKS = { draft: '*', changed: '◆', unsaved: '?' } as const
export type Mark = keyof typeof MARKS
const marksOf = ({ flags, isUnsaved }: BoardShift): Mark[] => [
  ...(flags.includes('draft') ? (['draft'] as const) : []),
  ...(flags.includes('changed') ? (['changed'] as const) : []),
  ...(isUnsaved ? (['unsaved'] as const) : []),
]

/** A facility, as a page of another one has room for it. */
const codeOf = (hospitalId: string, { facilities }: Pick<Roster, 'facilities'>) =>
  facilities.get(hospitalId)?.code ?? hospitalId

/** A shift where it begins: the letters of its type, and its times where these do not follow from them. */
export const begunWords = (shift: BoardShift, { types, facilities }: Roster, isElsewhere: boolean) => {
  const type = types.get(shift.shiftTypeId)
  const marks = marksOf(shift)
    .map((mark) => MARKS[mark])
    .join('')
  if (isElsewhere) return { letters: codeOf(shift.hospitalId, { facilities }), marks, times: undefined }
  const isAsUsual = type && isUsual(type, shift.startsAt, shift.endsAt)
  const days = dateOfWall(shift.endsAt) > addDays(dateOfWall(shift.startsAt), 1)
  const end = days ? `${monthDay(dateOfWall(shift.endsAt))} ${briefClock(shift.endsAt)}` : briefClock(shift.endsAt)
  return {
    letters: type?.letters ?? typeName({ types }, shift.shiftTypeId),
    marks,
    times: isAsUsual ? undefined : `${briefClock(shift.startsAt)}–${BREAK}${end}`,
  }
}
/** A shift on a date that it runs into: until when, or that it lasts the whole of it; elsewhere with where. */
export const onWords = ({ shift, isElsewhere }: Inked, date: string, roster: Roster, isRoomy: boolean) => {
  const { endsAt } = shift
  const until = isRoomy ? textOf('paper.until', { time: clock(endsAt) }) : `–${briefClock(endsAt)}`
  const words = endsAt >= wallAt(addDays(date, 1), '00:00') ? '→' : until
  return isElsewhere ? `${codeOf(shift.hospitalId, roster)} ${words}` : words
}

/** What the letters and signs of some pages mean, of those alone that stand on them. */
export const legendOf = (
  inked: readonly Inked[],
  roster: Roster,
  isRoomy = false,
): { sign: string; words: string }[] => {
  const here = inked.filter(({ isElsewhere }) => !isElsewhere)
  const used = new Set(here.map(({ shift }) => shift.shiftTypeId))
  const types = [...roster.types.values()]
    .filter(({ shiftTypeId }) => used.has(shiftTypeId))
    .map(({ shiftTypeId, letters, startsAt, endsAt }) => ({
      sign: letters,
      words: [
        typeName(roster, shiftTypeId),
        // Of which day a time is makes no difference to how it is said.
        startsAt && endsAt ? briefTimes(wallAt(ANY_DAY, startsAt), wallAt(ANY_DAY, endsAt)) : '',
      ]
        .filter(Boolean)
        .join(' '),
    }))
  const on = isRoomy ? undefined : inked.find(({ isOn, shift }) => isOn && shift.endsAt.slice(11) !== '00:00')
  const elsewhere = [...new Set(inked.flatMap(({ isElsewhere, shift }) => (isElsewhere ? [shift.hospitalId] : [])))]
  const marks = new Set(inked.flatMap(({ shift }) => marksOf(shift)))
  return [
    ...types,
    ...(on ? [{ sign: `–${briefClock(on.shift.endsAt)}`, words: textOf('paper.goesOn') }] : []),
    ...elsewhere.map((id) => ({
      sign: codeOf(id, roster),
      words: textOf('paper.elsewhere', { facility: roster.facilities.get(id)?.facilityName ?? id }),
    })),
    ...(['draft', 'changed', 'unsaved'] as const)
      .filter((mark) => marks.has(mark))
      .map((mark) => ({ sign: MARKS[mark], words: textOf(`board.${mark}`) })),
  ]
}
const ANY_DAY = '2000-01-01'

/** Somebody who has no row, and when they are away: `Aalto (Annual leave, Nov 3 – Nov 9)`. */
export const awayWords = ({ providerId, providerName }: PaperPerson, roster: Roster, dates: readonly string[]) => {
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const gone = (roster.leave.get(providerId) ?? []).filter(
    ({ startDate, endDate }) => startDate <= last && endDate >= first,
  )
  if (gone.length === 0) return providerName
  const said = gone.map((leave) => {
    const [from, to] = [monthDay(leave.startDate), monthDay(leave.endDate)]
    return joined([leaveKindName(leave), from === to ? from : `${from} – ${to}`])
  })
  return `${providerName} (${joined(said, ';')})`
}

/** `124 shifts · 2 more run since before · 1,488 h · 3 open`: the hours are of those that somebody works. */
export const countsOf = (begun: readonly BoardShift[], since: number) => {
  const staffed = begun.filter(({ providerId }) => providerId !== null)
  const minutes = staffed.reduce((sum, { elapsedMinutes }) => sum + elapsedMinutes, 0)
  const counted = { staffed: staffed.length, open: begun.length - staffed.length, since }
  return joined(printCounts(counted, hours(minutes)), '·')
}
