import { addMinutesToWall, type WallTime } from '../wall-times.ts'
import type { Day, JudgedShift, Situation, Span } from './situation.ts'
import type { Timeline } from './timeline.ts'
import type { Reach, Window } from './windows.ts'

/** What an amount counts. */
export type Unit = 'minutes' | 'days' | 'shifts' | 'weekends' | 'holidays'

/** One thing that a rule finds wrong with one person. */
export type Finding<F> = {
  /** What it is about; those that the key is made of. */
  shifts: readonly JudgedShift[]
  /** What tells findings about the same shifts apart: the first day of a window, a credential's type. */
  about?: string
  /** Whose shifts have a part in it beside the person's own. */
  others?: readonly string[]
  /** The days that it is about, the last one included. */
  from: Day
  to: Day
  /** By how much it fails, always more than 0. */
  amount: number
  unit: Unit
  facts: F
}

/** What a rule may look at beside the person. */
export type Scene = {
  situation: Situation
  /** Something is proposed; otherwise what stands is looked at. */
  isProposal: boolean
  /** The windows of a rule that are everybody's. */
  windows: (window: Window) => readonly Span[]
  timelineOf: (providerId: string) => Timeline | undefined
}

/** How ids are called, for words. */
export type Names = {
  provider: (providerId: string) => string
  facility: (hospitalId: string) => string
  shiftType: (shiftTypeId: string) => string
  specialty: (specialtyId: string) => string
  credentialType: (credentialTypeId: string) => string
}

/** Whatever is known of one kind of rule: what it finds, how far it looks, and how it says it in English. */
export type Kind<P, F> = {
  find: (timeline: Timeline, parameters: P, scene: Scene) => Finding<F>[]
  reach: (parameters: P) => Reach
  words: (facts: F, amount: number, names: Names) => string
}

/** A shift as facts name it. */
export type ShiftFacts = {
  shiftId: string
  providerId: string
  hospitalId: string
  shiftTypeId: string
  startsAt: WallTime
  endsAt: WallTime
}

const EPOCH = '1970-01-01T00:00'

export const shiftFacts = (shift: JudgedShift): ShiftFacts => ({
  shiftId: shift.shiftId,
  providerId: shift.providerId,
  hospitalId: shift.hospitalId,
  shiftTypeId: shift.shiftTypeId,
  startsAt: addMinutesToWall(EPOCH, shift.wallStart),
  endsAt: addMinutesToWall(EPOCH, shift.wallEnd),
})
