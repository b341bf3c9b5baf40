import { addMinutesToWall, clockMinutes, splitByDay, wallAt, wallMinutes, type DayPiece } from '@onward/scheduling'

/** When something is, in wall times. */
export type Times = { startsAt: string; endsAt: string }
/** What of it is held: all of it, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end'
/** A place among the hours: a date, and minutes since its midnight. */
export type Spot = { date: string; minutes: number }

/** The hours are taken in steps of so many minutes. */
export const STEP = 15

/** The times after one of their ends, or both, were carried on by so many minutes. What is left lasts a step at least. */
export const carried = ({ startsAt, endsAt }: Times, grip: Grip, minutes: number): Times => {
  const room = Math.max(0, clockMinutes(startsAt, endsAt) - STEP)
  if (grip === 'start') return { startsAt: addMinutesToWall(startsAt, Math.min(minutes, room)), endsAt }
  if (grip === 'end') return { startsAt, endsAt: addMinutesToWall(endsAt, Math.max(minutes, -room)) }
  return { startsAt: addMinutesToWall(startsAt, minutes), endsAt: addMinutesToWall(endsAt, minutes) }
}

const stepOf = ({ date, minutes }: Spot) => addMinutesToWall(wallAt(date, '00:00'), Math.floor(minutes / STEP) * STEP)

/** Minutes from one spot to another, in whole steps. */
export const minutesBetween = (from: Spot, to: Spot) => Math.round((spotMinutes(to) - spotMinutes(from)) / STEP) * STEP
const spotMinutes = ({ date, minutes }: Spot) => wallMinutes(wallAt(date, '00:00')) + minutes

/** From the step that holds the one spot to the end of the step that holds the other, whichever is the earlier. */
export const between = (one: Spot, other: Spot): Times => {
  const [first, last] = [stepOf(one), stepOf(other)].toSorted() as [string, string] // two went in
  return { startsAt: first, endsAt: addMinutesToWall(last, STEP) }
}

/** The part of the times that each date shows. */
export const piecesOf = ({ startsAt, endsAt }: Times): ReadonlyMap<string, DayPiece> =>
  new Map(splitByDay(startsAt, endsAt).map((piece) => [piece.date, piece]))

export const areSame = (one: Times, other: Times) => one.startsAt === other.startsAt && one.endsAt === other.endsAt
