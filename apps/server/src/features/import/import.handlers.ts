import { reply, type Handlers, type imports } from '@onward/contract'
import { signedIn, type Context } from '#server/context.ts'
import { importFile } from './import-file.ts'
import type { ImportKind } from './presets.ts'
import { ImportRefused } from './refused.ts'

/** From here on the store is tidied after an import. */
const MANY_ROWS = 5_000

type Upload = {
  dryRun: boolean
  'dry-run': boolean
  overwrite: boolean
  ignore?: string | string[] | undefined
  preset?: string | undefined
  map?: string | string[] | undefined
  file: AsyncIterable<Uint8Array>
}

const importInto =
  (kind: ImportKind) =>
  async ({ file, preset, map = [], ignore = [], overwrite, ...upload }: Upload, context: Context) => {
    const { accountId, userId } = signedIn(context)
    const { db, log, requestId } = context
    const author = { accountId, userId, requestId }
    const dryRun = upload.dryRun || upload['dry-run']
    const options = { dryRun, preset, map: [map].flat(), ignore: [ignore].flat(), overwrite }
    try {
      const result = await importFile(db, author, kind, file, options)
      if (result.created + result.changed >= MANY_ROWS) await tidy(context)
      log.info({ requestId, event: 'import.done', kind, rows: result.rows, dryRun }, 'import')
      return result
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error
      const { message, errors, total } = error
      return reply(422, { message, errors, total })
    }
  }

/** What was imported stays imported, whatever becomes of this. */
const tidy = ({ vacuum, log, requestId }: Context) =>
  vacuum().catch((error: unknown) => log.warn({ requestId, err: error }, 'vacuum after an import failed'))

export const importHandlers: Handlers<typeof imports, Context> = {
  importFacilities: importInto('facilities'),
  importProviders: importInto('providers'),
  importAssignments: importInto('assignments'),
}
