import { dateOfDay } from '../day-numbers.ts'
import type { Names } from '../judge/kind.ts'
import { shiftFacts } from '../judge/kind.ts'
import type { JudgedShift } from '../judge/situation.ts'
import { duration, theShift } from '../judge/words.ts'
import type { Change } from './changes.ts'

/** A change in English: 'Start the Day shift at … 45 min later.' `shift` is the one that is changed, as it is now. */
export const changeWords = (change: Change, shift: JudgedShift, names: Names): string => {
  const what = theShift(shiftFacts(shift), names)
  if (change.change === 'startLater') return `Start ${what} ${duration(change.minutes)} later.`
  if (change.change === 'endEarlier') return `End ${what} ${duration(change.minutes)} earlier.`
  if (change.change === 'drop') return `Drop ${what}.`
  if (change.change === 'replace') return `Make of ${what} ${theShift(shiftFacts(change.shift), names)}.`
  const { credentialTypeId, from, to } = change.credential
  const since = from === null ? '' : ` from ${dateOfDay(from)}`
  const until = to === null ? '' : ` to ${dateOfDay(to)}`
  return `Have ${names.credentialType(credentialTypeId)} count for ${names.provider(change.providerId)}${since}${until}.`
}
