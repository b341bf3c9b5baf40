import { NIGHT, type Which } from '@onward/scheduling/judge'

/** Which shifts a rule counts, as a form offers it; `kept` is whatever else the rule says. */
export type WhichChoice = 'any' | 'day' | 'night' | 'nights' | 'call' | 'kept'

const WHICH: Record<Exclude<WhichChoice, 'any' | 'kept'>, Which> = {
  day: { partsOfDay: ['day'] },
  night: { partsOfDay: ['night'] },
  nights: NIGHT,
  call: { partsOfDay: ['call'] },
}
/** What a form offers for every rule. */
export const OFFERED = ['day', 'night', 'nights', 'call'] as const

const areSame = ({ partsOfDay, shiftTypeIds, clock }: Which, other: Which) =>
  String(partsOfDay) === String(other.partsOfDay) &&
  String(shiftTypeIds) === String(other.shiftTypeIds) &&
  clock?.from === other.clock?.from &&
  clock?.to === other.clock?.to

export const choiceOf = (which: Which | undefined): WhichChoice =>
  which === undefined ? 'any' : (OFFERED.find((one) => areSame(WHICH[one], which)) ?? 'kept')

/** @param had what the rule says by now, for `kept` */
export const whichOf = (choice: WhichChoice, had: Which | undefined): Which | undefined =>
  choice === 'any' ? undefined : choice === 'kept' ? had : WHICH[choice]
