import { randomUUID } from 'node:crypto'
import type { ImportResult } from '@onward/contract'
import { ServerStops } from '#server/background.ts'
import { signedIn, type Context } from '#server/context.ts'
import type { ReadFile } from './import-file.ts'
import { createState, keepState, stateOf, type KeptState } from './import-state.queries.ts'
import type { ImportKind } from './presets.ts'
import { ImportRefused } from './refused.ts'

/** How often an import says how far it is. */
const TELL_MS = 1_000
/** Longer than any statement takes: who has said nothing for so long has ended. */
const SILENT_MS = 300_000

/** What an import says that its server did not end. */
export const STOPPED = 'The server ended before the import was done. Nothing was imported; send the file again.'
const failed = 'Something went wrong. Nothing was imported; send the file again.'

/**
 * Promises an import of a file that has been read, and does it after the answer.
 * @returns the id under which it can be asked for
 * @throws ApiError 503 when too many wait
 */
export const importLater = async (
  context: Context,
  kind: ImportKind,
  file: ReadFile,
  afterwards: (result: ImportResult) => Promise<void>,
): Promise<string> => {
  const { db, log, now, background, requestId } = context
  const owner = signedIn(context)
  const importId = randomUUID()
  const at = () => now().toISOString()
  let state: KeptState = {
    kind,
    state: 'running',
    startedAt: at(),
    heardAt: at(),
    rows: file.rows,
    looked: 0,
    message: null,
    result: null,
    refusal: null,
  }
  const next = (change: Partial<KeptState>) => (state = { ...state, ...change, heardAt: at() })
  const tell = (change: Partial<KeptState>) => keepState(db, owner, importId, next(change))

  const work = async (signal: AbortSignal) => {
    let telling = Promise.resolve()
    const timer = setInterval(() => {
      telling = telling
        .then(() => (state.state === 'running' ? tell({}) : undefined))
        .catch((err: unknown) => log.warn({ requestId, importId, err }, 'an import could not say how far it is'))
    }, TELL_MS).unref()
    let result: ImportResult | undefined
    try {
      result = await file.run({
        signal,
        onLooked: (looked) => void next({ looked: Math.min(looked, file.rows) }),
        // In the same transaction: whoever reads that it is done finds what was imported, and the other way round.
        finish: (trx, done) =>
          keepState(trx, owner, importId, { ...state, state: 'done', result: done, heardAt: at() }),
      })
      clearInterval(timer)
      await telling
      await tell({ state: 'done', looked: file.rows, result })
    } catch (error) {
      clearInterval(timer)
      await telling
      if (result) throw error
      if (error instanceof ImportRefused) {
        const { message, errors, total } = error
        await tell({ state: 'refused', message, refusal: { message, errors, total } })
      } else if (error instanceof ServerStops) await tell({ state: 'stopped', message: STOPPED })
      else {
        log.error({ requestId, importId, err: error }, 'import failed')
        await tell({ state: 'failed', message: failed })
      }
    }
    if (result) await afterwards(result)
  }

  await createState(db, owner, importId, state)
  try {
    background.begin((signal) =>
      work(signal).catch((err: unknown) => log.error({ requestId, importId, err }, 'import could not be told of')),
    )
  } catch (error) {
    await tell({ state: 'stopped', message: STOPPED })
    throw error
  }
  return importId
}

/** How an import stands; one whose process has not been heard of for long has ended with it. */
export const readImport = async ({ db, now }: Context, accountId: number, importId: string) => {
  const state = await stateOf(db, accountId, importId)
  if (!state) return undefined
  const isSilent = state.state === 'running' && now().getTime() - Date.parse(state.heardAt) > SILENT_MS
  return { importId, ...state, ...(isSilent && { state: 'stopped' as const, message: STOPPED }) }
}
