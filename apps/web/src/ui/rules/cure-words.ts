import type { Names } from '@onward/scheduling/judge'
import { mediumDate, clock, timeSpan } from '#web/lib/formats/formats.ts'
import { textOf } from '#web/lib/text.ts'
import type { CureToSay } from './said.ts'

/** What somebody could do about a verdict, as the words of a button. */
export const cureWords = (
  { change, startsAt, endsAt, shiftTypeId, credential }: Omit<CureToSay, 'at' | 'size' | 'causes'>,
  names: Names,
): string => {
  if (change === 'startLater' && startsAt !== null) return textOf('judged.startLater', { time: clock(startsAt) })
  if (change === 'endEarlier' && endsAt !== null) return textOf('judged.endEarlier', { time: clock(endsAt) })
  if (change === 'replace' && startsAt !== null && endsAt !== null)
    return textOf('judged.replace', { type: names.shiftType(shiftTypeId ?? ''), times: timeSpan(startsAt, endsAt) })
  if (credential) {
    const name = names.credentialType(credential.credentialTypeId)
    return credential.validTo === null
      ? textOf('judged.credentialOpen', { name })
      : textOf('judged.credential', { name, date: mediumDate(credential.validTo) })
  }
  return textOf('judged.drop')
}
