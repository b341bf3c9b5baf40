import { Locked } from '@onward/contract'
import texts from 'texts:closed'
import { conflictIn } from './conflict-in.ts'
import { longDates } from '#web/lib/formats/formats.ts'
import { addTexts, textOf } from '#web/lib/text.ts'

addTexts(texts)

const lockedIn = conflictIn(Locked, 423)

/** Whether a change was refused because its days are closed to changes. */
export const isClosed = (error: unknown) => lockedIn(error) !== undefined

/** The same in words; undefined for any other failure. */
export const closedWords = (error: unknown): string | undefined => {
  const lock = lockedIn(error)?.facts.lock
  if (!lock) return undefined
  const [when, { facilityName: facility, reason }] = [longDates(lock.from, lock.to), lock]
  return facility === null
    ? textOf('closed.everywhere', { when, reason })
    : textOf('closed.at', { when, facility, reason })
}
