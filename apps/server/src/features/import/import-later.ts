import { randomUUID } from 'node:crypto'
import { ApiError, Id, type ImportKind, type ImportResult } from '@onward/contract'
import * as v from 'valibot'
import { record } from '#server/audit.ts'
import { ServerStops } from '#server/background.ts'
import { signedIn, type Context } from '#server/context.ts'
import type { ReadFile } from './import-file.ts'
import { createState, keepState, listStates, stateOf, wishToStop, type KeptState } from './import-state.queries.ts'
import { ImportRefused } from './refused.ts'

/** How often an import says how far it is, and hears whether it is to stop. */
const TELL_MS = 1_000
/** Longer than any statement takes: who has said nothing for so long has ended. */
const SILENT_MS = 300_000

/** What an import says that its server did not end. */
export const STOPPED = 'The server ended before the import was done. Nothing was imported; send the file again.'
const CANCELLED = 'The import was stopped. Nothing was imported.'
const CUT_OFF = 'The file did not arrive whole. Nothing was imported; send it again.'
const failed = 'Something went wrong. Nothing was imported; send the file again.'

/** Thrown in an import that somebody stops. */
class ImportStopped extends Error {}

/** What is known of a file before it is read. */
export type Announced = { dryRun: boolean; fileName: string | undefined }

/** A state as it is before anything has been read. */
export const firstState = (
  kind: ImportKind,
  { dryRun, fileName = null }: { dryRun: boolean; fileName?: string | null | undefined },
  now: Date,
): KeptState => ({
  kind,
  state: 'running',
  dryRun,
  fileName,
  startedAt: now.toISOString(),
  heardAt: now.toISOString(),
  rows: 0,
  looked: 0,
  message: null,
  result: null,
  refusal: null,
})

/** The id under which an import is promised: its key, where it came with one. */
const idOf = ({ idempotencyKey }: Context) => {
  if (idempotencyKey === undefined) return randomUUID()
  if (!v.is(Id, idempotencyKey)) throw new ApiError(400, { message: 'Idempotency-Key: 1 to 100 characters' })
  return idempotencyKey
}

/**
 * Promises an import, reads its file, and does the rest after the answer. From the promise on it says how it stands, so that
 * whoever loses the line learns how it ended.
 * @returns the id under which it can be asked for; one that is known already is not begun again, and its file not read
 * @throws ImportRefused for what is wrong with the file
 * @throws ApiError 503 when too many wait
 */
export const importLater = async (
  context: Context,
  kind: ImportKind,
  announced: Announced,
  read: (signal: AbortSignal) => Promise<ReadFile>,
  afterwards: (result: ImportResult) => Promise<void>,
): Promise<string> => {
  const { db, log, now, background, requestId } = context
  const owner = signedIn(context)
  const importId = idOf(context)
  const at = () => now().toISOString()
  let state = firstState(kind, announced, now())
  if (!(await createState(db, owner, importId, state))) return importId

  const next = (change: Partial<KeptState>) => (state = { ...state, ...change, heardAt: at() })
  const stop = new AbortController()
  const tell = async (change: Partial<KeptState>) => {
    if (await keepState(db, owner, importId, next(change))) stop.abort(new ImportStopped(CANCELLED))
  }
  let telling = Promise.resolve()
  const timer = setInterval(() => {
    telling = telling
      .then(() => (state.state === 'running' ? tell({}) : undefined))
      .catch((err: unknown) => log.warn({ requestId, importId, err }, 'an import could not say how far it is'))
  }, TELL_MS).unref()
  /** The last word: nothing is told after it. */
  const end = async (change: Partial<KeptState>) => {
    clearInterval(timer)
    await telling
    await tell(change)
  }
  const endWith = async (error: unknown, otherwise: string) => {
    if (error instanceof ImportRefused) return end({ state: 'refused', message: error.message, refusal: error.told })
    if (error instanceof ImportStopped) return end({ state: 'cancelled', message: CANCELLED })
    if (error instanceof ServerStops) return end({ state: 'stopped', message: STOPPED })
    await end({ state: 'failed', message: otherwise })
    return undefined
  }

  const work = async (file: ReadFile, stopping: AbortSignal) => {
    let result: ImportResult | undefined
    try {
      result = await file.run({
        signal: AbortSignal.any([stopping, stop.signal]),
        onLooked: (looked) => void next({ looked: Math.min(looked, file.rows) }),
        // In the same transaction: whoever reads that it is done finds what was imported, and the other way round.
        finish: async (trx, done) => {
          if (await keepState(trx, owner, importId, { ...state, state: 'done', result: done, heardAt: at() }))
            throw new ImportStopped(CANCELLED)
        },
      })
      await end({ state: 'done', looked: file.rows, result })
    } catch (error) {
      if (result) throw error
      const isExpected = [ImportRefused, ServerStops, ImportStopped].some((kind) => error instanceof kind)
      if (!isExpected) log.error({ requestId, importId, err: error }, 'import failed')
      await endWith(error, failed)
    }
    if (result) await afterwards(result)
  }

  let file: ReadFile
  try {
    file = await read(stop.signal)
    next({ rows: file.rows })
  } catch (error) {
    await endWith(error, context.signal.aborted ? CUT_OFF : failed)
    // Whoever asks for it learns that it was stopped.
    if (error instanceof ImportStopped) return importId
    throw error
  }
  try {
    background.begin((signal) =>
      work(file, signal).catch((err: unknown) =>
        log.error({ requestId, importId, err }, 'import could not be told of'),
      ),
    )
  } catch (error) {
    await end({ state: 'stopped', message: error instanceof ApiError ? error.message : STOPPED })
    throw error
  }
  return importId
}

/** How an import stands; one whose process has not been heard of for long has ended with it. */
const heard = <S extends Pick<KeptState, 'state' | 'heardAt' | 'message'>>(state: S, now: Date): S => {
  const isSilent = state.state === 'running' && now.getTime() - Date.parse(state.heardAt) > SILENT_MS
  return isSilent ? { ...state, state: 'stopped', message: STOPPED } : state
}

export const readImport = async ({ db, now }: Context, accountId: number, importId: string) => {
  const state = await stateOf(db, accountId, importId)
  return state && { importId, ...heard(state, now()) }
}

export const listImports = async ({ db, now }: Context, accountId: number, page: { page: number; perPage: number }) => {
  const { rows, total } = await listStates(db, accountId, page)
  return { imports: rows.map(({ importId, userId, state }) => ({ importId, userId, ...heard(state, now()) })), total }
}

/** Says that an import is to stop, and writes down who did; it does so by itself within seconds. */
export const stopImport = (context: Context, importId: string) => {
  const { accountId, userId } = signedIn(context)
  return context.db.transaction().execute(async (trx) => {
    if (await wishToStop(trx, accountId, importId))
      await record(trx, context, { accountId, userId, action: 'import.stopped', objectId: importId })
  })
}
