import { Locked } from '@onward/contract'
import texts from 'texts:closed'
import { conflictIn } from './conflict-in.ts'
import { longDates } from '#web/lib/formats/formats.ts'
import { addTexts, textOf } from '#web/lib/text.ts'

addTexts(texts)

const lockedIn = conflictIn(Locked, 423)

/** What closes the days to changes for which a change was refused; undefined for any other failure. */
export const lockOf = (error: unknown) => lockedIn(error)?.facts.lock
/** Whether a change was refused because its days are closed to changes. */
export const isClosed = (error: unknown) => lockOf(error) !== undefined

/** The same in words; undefined for any other failure. */
export const closedWords = (error: unknown): string | undefined => {
  const lock = lockOf(error)
  if (!lock) return undefined
  const [when, { facilityName: facility, reason }] = [longDates(lock.from, lock.to), lock]
  return facility === null
    ? textOf('closed.everywhere', { when, reason })
    : textOf('closed.at', { when, facility, reason })
}
