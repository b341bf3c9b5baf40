/** A store that cannot be opened or used. The message is one line written for the operator. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** One that carries SQL's code for what it is, by which a caller tells whether the same may go through later. */
export const storeErrorOf = (code: string, message: string, cause?: unknown): StoreError =>
  Object.assign(new StoreError(message, { cause }), { code })

/** What is asked of a store after its end. */
export const closedError = () => storeErrorOf('57P01', 'The store is closed.')

/** What went wrong, in the words of whatever was thrown. */
export const messageOf = (error: unknown): string => {
  if (isNoSpace(error)) return 'there is no room left on the disk'
  return error instanceof Error ? error.message : String(error)
}

/** The embedded engine's own number for ENOSPC, on an object that is no `Error`. */
const NO_SPACE = 51

const isNoSpace = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  (('errno' in error && error.errno === NO_SPACE) || ('code' in error && error.code === 'ENOSPC'))

/** The system's or SQL's code of an error (`ENOENT`, `23P01`), when it has one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
