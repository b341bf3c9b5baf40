import { randomUUID } from 'node:crypto'
import { ApiError, reply, type Handlers, type ImportKind, type ImportResult, type imports } from '@onward/contract'
import type { Keep } from '#server/booking/zone-rules.ts'
import { signedIn, type Context } from '#server/context.ts'
import { readFile } from './import-file.ts'
import { firstState, importLater, listImports, readImport, stopImport } from './import-later.ts'
import { createState } from './import-state.queries.ts'
import { ImportRefused } from './refused.ts'

/** From here on an import is done after the answer: a proxy in between would not wait for it. */
const LARGE_BYTES = 4_000_000

const isForLater = (headers: Headers) =>
  Number(headers.get('content-length') ?? 0) >= LARGE_BYTES ||
  /(^|,)\s*respond-async\s*(;|,|$)/i.test(headers.get('prefer') ?? '')

/** From here on the store is tidied after an import. */
const MANY_ROWS = 5_000

type Upload = {
  dryRun: boolean
  'dry-run': boolean
  overwrite: boolean
  fileName?: string | undefined
  keep?: Keep | undefined
  ignore?: string | string[] | undefined
  preset?: string | undefined
  map?: string | string[] | undefined
  file: AsyncIterable<Uint8Array>
}

const importInto =
  (kind: ImportKind) =>
  async ({ file, preset, map = [], ignore = [], overwrite, keep, fileName, ...upload }: Upload, context: Context) => {
    const { accountId, userId } = signedIn(context)
    const { db, log, requestId, signal } = context
    const author = { accountId, userId, requestId }
    const dryRun = upload.dryRun || upload['dry-run']
    const afterwards = async (result: ImportResult) => {
      if (!dryRun && result.created + result.changed >= MANY_ROWS) await tidy(context)
      context.metrics?.imported(kind, dryRun ? 'checked' : 'done', result.rows)
      log.info({ requestId, event: 'import.done', kind, rows: result.rows, dryRun }, 'import')
    }
    const options = { dryRun, preset, map: [map].flat(), ignore: [ignore].flat(), overwrite, keep, now: context.now() }
    try {
      if (isForLater(context.headers)) {
        const read = (stop: AbortSignal) => readFile(db, author, kind, untilStopped(file, stop), options)
        const importId = await importLater(context, kind, { dryRun, fileName }, read, afterwards)
        const address = `/api/imports/${importId}`
        context.answerHeaders.set('location', address)
        context.answerHeaders.set('retry-after', '2')
        return reply(202, { importId, address })
      }
      const read = await readFile(db, author, kind, file, options)
      const result = await read.run({
        signal,
        finish: async (trx, result) => {
          const looked = result.rows
          const done = { state: 'done', rows: looked, looked, result } as const
          await createState(trx, author, randomUUID(), {
            ...firstState(kind, { dryRun, fileName }, context.now()),
            ...done,
          })
        },
      })
      await afterwards(result)
      return result
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error
      context.metrics?.imported(kind, 'refused', 0)
      return reply(422, error.told)
    }
  }

/** The same bytes, until they are not wanted any more. */
async function* untilStopped(file: AsyncIterable<Uint8Array>, stop: AbortSignal) {
  for await (const chunk of file) {
    stop.throwIfAborted()
    yield chunk
  }
}

/** What was imported stays imported, whatever becomes of this. */
const tidy = ({ vacuum, log, requestId }: Context) =>
  vacuum().catch((error: unknown) => log.warn({ requestId, err: error }, 'vacuum after an import failed'))

export const importHandlers: Handlers<typeof imports, Context> = {
  importFacilities: importInto('facilities'),
  importProviders: importInto('providers'),
  importContracts: importInto('contracts'),
  importCredentials: importInto('credentials'),
  importDemand: importInto('demand'),
  importRates: importInto('rates'),
  importAssignments: importInto('assignments'),
  importWorkedHours: importInto('workedHours'),
  listImports: ({ page, perPage }, context) => listImports(context, signedIn(context).accountId, { page, perPage }),
  stopImport: async ({ importId }, context) => {
    await stopImport(context, importId)
    return stateFor(importId, context)
  },
  importState: ({ importId }, context) => stateFor(importId, context),
}

const stateFor = async (importId: string, context: Context) => {
  const state = await readImport(context, signedIn(context).accountId, importId)
  if (!state) throw new ApiError(404, { message: 'There is no such import, or it is no longer kept' })
  return state
}
