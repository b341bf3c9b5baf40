import { dateOfWall } from '@onward/scheduling'
import type { Names } from '@onward/scheduling/judge'
import { clock, mediumDate, monthDay, timeSpan } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { textOf } from '#web/lib/text.ts'
import type { CureToSay } from './said.ts'

/** `9:00 PM, Oct 7`: of a shift over days the hour alone could be any of them. */
const timeOn = (wall: string) => joined([clock(wall), monthDay(dateOfWall(wall))])

/** What somebody could do about a verdict, as the words of a button. */
export const cureWords = (
  { change, startsAt, endsAt, shiftTypeId, credential }: Omit<CureToSay, 'at' | 'size' | 'causes'>,
  names: Names,
): string => {
  if (change === 'startLater' && startsAt !== null) return textOf('judged.startLater', { time: timeOn(startsAt) })
  if (change === 'endEarlier' && endsAt !== null) return textOf('judged.endEarlier', { time: timeOn(endsAt) })
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
