import type { JudgedCredential, JudgedPerson, JudgedShift, Situation } from '../judge/situation.ts'
import { endDay, startDay } from '../judge/situation.ts'

/** One thing that could be done about a verdict. */
export type Change =
  | { change: 'startLater'; shiftId: string; minutes: number }
  | { change: 'endEarlier'; shiftId: string; minutes: number }
  /** Another shift in its place, such as one of another type; it has the same id. */
  | { change: 'replace'; shiftId: string; shift: JudgedShift }
  | { change: 'drop'; shiftId: string }
  /** Have this credential as well. */
  | { change: 'credential'; providerId: string; credential: JudgedCredential }

const DAY = 1440

/**
 * A shift without so many of its first minutes. Where it begins on the wall then is reckoned back from the end of that day:
 * right, but for a clock change in what is left of it, of which whoever writes the shift will know.
 */
export const startedLater = (shift: JudgedShift, minutes: number): JudgedShift => {
  let left = minutes
  const days = shift.days.flatMap(({ day, minutes: has }) => {
    const cut = Math.min(left, has)
    left -= cut
    return cut < has ? [{ day, minutes: has - cut }] : []
  })
  const [first] = days
  const until = first && first.day < endDay(shift) ? (first.day + 1) * DAY : shift.wallEnd
  return { ...shift, start: shift.start + minutes, wallStart: until - (first?.minutes ?? 0), days }
}

/** A shift without so many of its last minutes, in the same way. */
export const endedEarlier = (shift: JudgedShift, minutes: number): JudgedShift => {
  let left = minutes
  const days = shift.days
    .toReversed()
    .flatMap(({ day, minutes: has }) => {
      const cut = Math.min(left, has)
      left -= cut
      return cut < has ? [{ day, minutes: has - cut }] : []
    })
    .reverse()
  const last = days.at(-1)
  const from = last && last.day > startDay(shift) ? last.day * DAY : shift.wallStart
  return { ...shift, end: shift.end - minutes, wallEnd: from + (last?.minutes ?? 0), days }
}

const shiftAfter = (shift: JudgedShift, change: Change): JudgedShift[] => {
  if (change.change === 'credential' || change.shiftId !== shift.shiftId) return [shift]
  if (change.change === 'startLater') return [startedLater(shift, change.minutes)]
  if (change.change === 'endEarlier') return [endedEarlier(shift, change.minutes)]
  return change.change === 'replace' ? [change.shift] : []
}

const personAfter = (person: JudgedPerson, change: Change): JudgedPerson => {
  if (change.change !== 'credential')
    return { ...person, shifts: person.shifts.flatMap((shift) => shiftAfter(shift, change)) }
  return change.providerId === person.providerId
    ? { ...person, credentials: [...person.credentials, change.credential] }
    : person
}

/** The situation as it would be with the change. */
export const changed = (situation: Situation, change: Change): Situation => ({
  ...situation,
  people: situation.people.map((person) => personAfter(person, change)),
})
