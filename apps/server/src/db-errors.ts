const codeOf = (error: unknown) =>
  typeof error === 'object' && error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** A unique key refused the row (SQLSTATE 23505). */
export const isUniqueViolation = (error: unknown) => codeOf(error) === '23505'

/** A row refers to one that is not there, or one that is taken away is referred to (23503). */
const isForeignKeyViolation = (error: unknown) => codeOf(error) === '23503'

/**
 * Takes a row away, or does with it what is done where something refers to it: told so at the second try, when the store refused
 * the first because of what the writer cannot see, a row of an import under way or one that was written at this moment.
 */
export const unlessReferredTo = <T>(work: (isReferredTo: boolean) => Promise<T>) =>
  work(false).catch((error: unknown) => {
    if (!isForeignKeyViolation(error)) throw error
    return work(true)
  })

/** Two bookings of one person would meet: an exclusion constraint or its trigger refused the row (23P01). */
export const isExclusionViolation = (error: unknown) => codeOf(error) === '23P01'

/** Two transactions waited for each other and this one was ended (40P01); the same work may go through later. */
export const isDeadlock = (error: unknown) => codeOf(error) === '40P01'

/**
 * A booking was not taken because of other bookings: one is in the way, or two that want each other's place were written at
 * the same moment and the store ended this one, or its shift type has just been deleted.
 */
export const isBookingRefused = (error: unknown) =>
  isExclusionViolation(error) || isDeadlock(error) || isForeignKeyViolation(error)

/**
 * The store cannot be reached now, is shutting down, took too long, cannot write, or ended one of two who waited for each other; the same call may go through later. Only
 * by SQL's codes: a caller's connection may be reset as well, which says nothing of the store.
 */
export const isUnavailable = (error: unknown) =>
  /^(08\w{3}|57P0\d|57014|53\w{3}|58030|25006|40P01)$/.test(codeOf(error) ?? '')
