import { ApiError } from '@onward/contract'
import { isBookingRefused, isUniqueViolation } from '#server/db-errors.ts'
import { ImportRefused, refusedAt } from './refused.ts'

/** Somebody wrote what we had not seen: a booking in our way, a row that we wanted to create, a newer version of one. */
const isOvertaken = (error: unknown) =>
  isBookingRefused(error) || isUniqueViolation(error) || (error instanceof ApiError && error.status === 409)

/** Somebody booked between our look and our write: the next look sees it, and says which line it meets. */
export const retried = async <T>(once: () => Promise<T>, tries = 3, isSecondLook = false): Promise<T> => {
  try {
    return await once()
  } catch (error) {
    // What stands in the way may be this very file, sent twice and written by the other one between two of our slices.
    if (error instanceof ImportRefused && !isSecondLook) return retried(once, tries, true)
    if (!isOvertaken(error)) throw error
    if (tries > 1) return retried(once, tries - 1)
    throw refusedAt(1, 'Somebody keeps changing this schedule at the same moment. Try again.')
  }
}
