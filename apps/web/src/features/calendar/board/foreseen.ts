import type { BoardLeave } from '@onward/contract'
import { dateOfWall } from '@onward/scheduling'
import type { JudgedPerson, JudgedShift, Span } from '@onward/scheduling/judge'
import type { Foreseen, WrittenShift } from '../judged/foresight.ts'
import type { Change, Said } from './change.ts'
import type { BoardShift, Roster } from './roster.ts'

/** A shift as people write it; undefined where its place or its type is not known here. */
export const writtenOf = (shift: Said, { facilities, types }: Roster): WrittenShift | undefined => {
  const place = facilities.get(shift.hospitalId)
  const type = types.get(shift.shiftTypeId)
  const { providerId, hospitalId, startsAt, endsAt, shiftTypeId, specialtyId } = shift
  const said = { providerId, hospitalId, startsAt, endsAt, shiftTypeId, specialtyId }
  return place && type && { ...said, partOfDay: type.partOfDay, timeZone: place.timeZone }
}

/** Changes of the board as they are judged, and whom they are about; undefined where one cannot be told. */
export const proposedOn = (changes: readonly Change[], stood: ReadonlyMap<number, BoardShift>, roster: Roster) => {
  const people = new Set<string>()
  const proposed: Foreseen[] = []
  for (const change of changes) {
    const before = stood.get(change.assignmentId)
    if (change.kind !== 'create' && !before) return undefined
    const after = change.kind === 'create' ? change : before && { ...before, ...change }
    const to = change.kind === 'cancel' || !after ? null : writtenOf(after, roster)
    if (to === undefined) return undefined
    for (const one of [before, to]) if (one?.providerId) people.add(one.providerId)
    proposed.push({ shiftId: before ? String(before.assignmentId) : null, to })
  }
  return { proposed, people }
}

/** Whether somebody has another shift then, or leave, as far as clocks and dates tell: of that the rules say nothing. */
export const isInTheWay = (
  { to }: Foreseen,
  shifts: readonly BoardShift[],
  leave: readonly Pick<BoardLeave, 'startDate' | 'endDate'>[],
): boolean =>
  to !== null &&
  (shifts.some(({ startsAt, endsAt }) => startsAt < to.endsAt && to.startsAt < endsAt) ||
    leave.some(({ startDate, endDate }) => startDate <= dateOfWall(to.endsAt) && dateOfWall(to.startsAt) <= endDate))

/** People with the shifts that the board shows on its days, saved or not; on other days with those that are stored. */
export const withShown = (
  people: readonly JudgedPerson[],
  days: Span,
  shownOf: (providerId: string) => readonly JudgedShift[] | undefined,
): JudgedPerson[] =>
  people.map((person) => {
    const shown = shownOf(person.providerId)
    if (!shown) return person
    const stored = person.shifts.filter((shift) => shift.days.every(({ day }) => day < days.from || day > days.to))
    return { ...person, shifts: [...stored, ...shown] }
  })
