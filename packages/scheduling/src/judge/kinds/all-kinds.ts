import type { Kind } from '../kind.ts'
import { averageMinutes } from './average-minutes.ts'
import { completeWeekends } from './complete-weekends.ts'
import { consecutiveDays } from './consecutive-days.ts'
import { contractMinutes } from './contract-minutes.ts'
import { count } from './count.ts'
import { credential } from './credential.ts'
import { everyNthNight } from './every-nth-night.ts'
import { freeDays } from './free-days.ts'
import { freeStretch } from './free-stretch.ts'
import { homeFacility } from './home-facility.ts'
import { leaveOverlap } from './leave-overlap.ts'
import { longestDuty } from './longest-duty.ts'
import { mostMinutes } from './most-minutes.ts'
import { nearLeave } from './near-leave.ts'
import { notice } from './notice.ts'
import { pair } from './pair.ts'
import { rest } from './rest.ts'
import { specialty } from './specialty.ts'
import { succession } from './succession.ts'

const all = {
  rest,
  mostMinutes,
  averageMinutes,
  freeDays,
  freeStretch,
  consecutiveDays,
  count,
  everyNthNight,
  longestDuty,
  succession,
  completeWeekends,
  leaveOverlap,
  nearLeave,
  credential,
  specialty,
  homeFacility,
  pair,
  notice,
  contractMinutes,
}

export type KindName = keyof typeof all
export type ParametersOf<K extends KindName> = (typeof all)[K] extends Kind<infer P, infer _> ? P : never
export type FactsOf<K extends KindName> = (typeof all)[K] extends Kind<infer _, infer F> ? F : never

/** Every kind of rule by its name. Written out by kind, so that parameters and facts of one never meet those of another. */
export const kinds: { [K in KindName]: Kind<ParametersOf<K>, FactsOf<K>> } = all

/** The names of the kinds, as rules give them. */
// The keys are written above.
export const kindNames = Object.keys(all) as KindName[]
