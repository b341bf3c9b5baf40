const codeOf = (error: unknown) =>
  typeof error === 'object' && error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** A unique key refused the row (SQLSTATE 23505). */
export const isUniqueViolation = (error: unknown) => codeOf(error) === '23505'

/** A row points to one that is not there (23503). */
export const isMissingReference = (error: unknown) => codeOf(error) === '23503'

/** Two bookings of one person would meet: an exclusion constraint or its trigger refused the row (23P01). */
export const isExclusionViolation = (error: unknown) => codeOf(error) === '23P01'

/** Two transactions waited for each other and this one was ended (40P01); the same work may go through later. */
export const isDeadlock = (error: unknown) => codeOf(error) === '40P01'

/** The store cannot be reached now, or is shutting down; the same call may go through later. */
export const isUnavailable = (error: unknown) =>
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|57P0[123]|53300|08\w{3})$/.test(codeOf(error) ?? '') ||
  (error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|store is closed/.test(error.message))
