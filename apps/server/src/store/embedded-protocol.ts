/** What the worker opens: a folder with proof of durability, a new folder to fill, or a copy in memory for tests. */
export type Boot =
  | { kind: 'folder'; folder: string; start: readonly string[]; lock: string }
  | { kind: 'create'; folder: string }
  | { kind: 'memory'; image?: Uint8Array }

export type Request =
  | { kind: 'query'; sql: string; parameters: readonly (string | null)[] }
  | { kind: 'dump' }
  | { kind: 'close' }

/** Rows as lists, in the order of `columns`: a third less to copy between threads than rows as objects. */
export type Answer = { command: string; rowCount: number; columns: string[]; rows: unknown[][] }

/** The fields of a PostgreSQL error that cross the thread border; an `Error` alone would lose them. */
export type ErrorFields = Record<string, string | undefined> & { message: string }

export type Reply =
  | { id: number; ok: true; answer?: Answer; dump?: Uint8Array }
  | { id: number; ok: false; error: ErrorFields; fromDatabase: boolean }
  | { id: 'ready' }
  | { id: 'failed'; message: string }
  | { id: 'lost'; message: string }
