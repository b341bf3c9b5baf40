/** A store that cannot be opened or used. The message is one line written for the operator. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** What went wrong, in the words of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The system's or SQL's code of an error (`ENOENT`, `23P01`), when it has one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
