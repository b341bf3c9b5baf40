import type { ShiftType } from '../shift-types.ts'

/** A date as days since 1970-01-01: what `dayNumber` makes of it. */
export type Day = number

/** Days, the last one included. */
export type Span = { from: Day; to: Day }

/** What one day of the facility has of a shift, in elapsed minutes. */
export type DayMinutes = { day: Day; minutes: number }

/** A confirmed shift as rules see it. `judgedShift` of the zoned door makes one of a shift's wall times and zone. */
export type JudgedShift = {
  /** The assignment's id, or for one that is only proposed its place among the changes: 'new:0'. */
  shiftId: string
  providerId: string
  hospitalId: string
  shiftTypeId: string
  partOfDay: ShiftType
  /** What it asks of whoever works it; null, nothing. */
  specialtyId: string | null
  /** Elapsed minutes since 1970, half-open. */
  start: number
  end: number
  /** What the facility's clock shows then, in minutes since 1970-01-01T00:00 of the same wall. */
  wallStart: number
  wallEnd: number
  /** Every local day of the facility that has a minute of it, in order; they sum to `end - start`. */
  days: readonly DayMinutes[]
  /** On call from home: others may lie beside it, and it is no time on duty. */
  mayOverlap?: boolean
}

/** How much somebody is to work over a range of days; minutes a week. */
export type JudgedContract = {
  from: Day
  to: Day | null
  fte: number
  target: number | null
  least: number | null
  most: number | null
  packId?: string | null | undefined
}

/** What somebody has. `from` and `to` are days of the facility where they work, both included; null is open. */
export type JudgedCredential = {
  credentialTypeId: string
  /** Of a privilege the facility; null counts everywhere. */
  hospitalId: string | null
  from: Day | null
  to: Day | null
  isRevoked?: boolean | undefined
}

export type JudgedLeave = { from: Day; to: Day; status: 'approved' | 'pending' }

export type JudgedPerson = {
  providerId: string
  specialtyIds: readonly string[]
  /** Where they may work; none, anywhere. */
  hospitalIds: readonly string[]
  contracts: readonly JudgedContract[]
  credentials: readonly JudgedCredential[]
  leave: readonly JudgedLeave[]
  /** After the proposal, in any order. */
  shifts: readonly JudgedShift[]
}

/** Which credential is needed; null is every facility, shift type or specialty. */
export type JudgedRequirement = {
  credentialTypeId: string
  hospitalId: string | null
  shiftTypeId: string | null
  specialtyId: string | null
}

/** A schedule as it is after what is proposed: plain data, which the server and the page fill alike. */
export type Situation = {
  people: readonly JudgedPerson[]
  requirements: readonly JudgedRequirement[]
  /** 0 = Sunday to 6 = Saturday. */
  weekStartsOn: number
  /** The holidays of each facility. */
  holidays: ReadonlyMap<string, ReadonlySet<Day>>
  /** The days to be judged. Shifts around them are given as far as `reachOf` says. */
  range: Span
  /** Elapsed minutes since 1970; without it nothing is said about notice. */
  now?: number
  /** Shifts that the proposal takes away. They are in nobody's `shifts`. */
  dropped?: readonly JudgedShift[]
}

const DAY = 1440

/** The day to which a shift belongs: that on which it begins, on the wall of its facility. */
export const startDay = ({ wallStart }: Pick<JudgedShift, 'wallStart'>): Day => Math.floor(wallStart / DAY)

/** The last day that has a minute of the shift. */
export const endDay = ({ wallEnd }: Pick<JudgedShift, 'wallEnd'>): Day => Math.floor((wallEnd - 1) / DAY)

/** Whether spans of days, the last one included, share a day. */
export const meet = (a: Span, b: Span): boolean => a.from <= b.to && b.from <= a.to

/** How many minutes a shift lasts. */
export const lengthOf = ({ start, end }: Pick<JudgedShift, 'start' | 'end'>): number => end - start

/** By start, then by end; of two alike the one whose id sorts first. */
export const byTime = (a: JudgedShift, b: JudgedShift): number =>
  a.start - b.start || a.end - b.end || (a.shiftId < b.shiftId ? -1 : 1)
