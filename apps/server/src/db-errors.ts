const codeOf = (error: unknown) =>
  typeof error === 'object' && error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** A unique key refused the row (SQLSTATE 23505). */
export const isUniqueViolation = (error: unknown) => codeOf(error) === '23505'

/** Two bookings of one person would meet: an exclusion constraint or its trigger refused the row (23P01). */
export const isExclusionViolation = (error: unknown) => codeOf(error) === '23P01'

/** Two transactions waited for each other and this one was ended (40P01); the same work may go through later. */
export const isDeadlock = (error: unknown) => codeOf(error) === '40P01'

/**
 * A booking was not taken because of other bookings: one is in the way, or two that want each other's place were written at
 * the same moment and the store ended this one.
 */
export const isBookingRefused = (error: unknown) => isExclusionViolation(error) || isDeadlock(error)

/** The store cannot be reached now, or is shutting down; the same call may go through later. */
export const isUnavailable = (error: unknown) =>
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|57P0[123]|53300|08\w{3})$/.test(codeOf(error) ?? '') ||
  (error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|store is closed/.test(error.message))
