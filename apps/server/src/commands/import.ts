import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import {
  ApiError,
  importFields,
  importKinds as kinds,
  importPresets,
  type ImportKind,
  type ImportResult,
} from '@onward/contract'
import { shiftTypes } from '@onward/scheduling'
import { keeps } from '../booking/zone-rules.ts'
import { ConfigError, readConfig } from '../config.ts'
import { openStore, StoreError, type Db, type Store } from '../db.ts'
import { giveUpCutOff } from '../features/import/cut-off.ts'
import { importFile } from '../features/import/import-file.ts'
import { firstState } from '../features/import/import-later.ts'
import { createState } from '../features/import/import-state.queries.ts'
import { ImportRefused } from '../features/import/refused.ts'
import { placeOf } from './run-command.ts'
import { trackProgress } from './progress.ts'

const fieldsOf = (kind: ImportKind) =>
  Object.entries(importFields[kind])
    .map(([field, need]) => (need === 'needed' ? field : `[${field}]`))
    .join(', ')

const USAGE = `Usage: npm run import -- ${kinds.join('|')} FILE [OPTIONS]

  --map field=Column   which column holds a field; may be repeated
  --ignore Column      a column that looks like a field and is none; may be repeated
  --preset NAME        a known file format: ${Object.keys(importPresets).join(', ')}
  --dry-run            check the whole file and write nothing
  --overwrite          write over shifts that were changed since a file brought them
  --keep wall|instants where a facility's zone is corrected: what stays of the shifts ahead there
  --account N          whose data it is; 1 when left out

The file is CSV in UTF-8 with a header line, its cells between commas, semicolons or tabs. All of it is imported, or nothing.

Fields, in brackets those that a file need not have:
${kinds.map((kind) => `  ${kind.padEnd(12)} ${fieldsOf(kind)}`).join('\n')}

  startsAt, endsAt     what the clock on the facility's wall shows: 2026-11-21T19:00, 2026-11-21 19:00 or 2026-11-21 19:00:00
  timeZone             an IANA name: America/New_York; without one it follows from state, the two letters of a US state
  shiftType            ${shiftTypes.join(', ')}; when left out it follows from the times
  credentialType       the name or the id of a credential type of the account
  validFrom, validTo   first and last day: 2026-11-21
  isRevoked            yes or no
  date                 a day that was worked: 2026-11-21 or 20261121
  rnHours …            hours of a role, as rnEmployee and rnContract that they come to; an empty cell is not known
  shiftTypeId          the name or the id of a shift type of the account
  specialtyId          the name or the id of a specialty of the account; of rates an empty cell is any, as of all that they name
  perHour              an amount in the account's currency, with no more decimals than that has: 95 or 95.50
  monday … holiday     how many are needed: 2, or 2/3 where 3 are wished for
  externalId           by which the same shift is known again; without one a shift is known by its person and start

  externalId,providerId,hospitalId,startsAt,endsAt,shiftType,note
  A-1001,p17,010001,2026-11-21T19:00,2026-11-22T07:00,night,"Keys at the desk, ask for Ann"`

/** From here on the store is tidied after an import. */
const MANY_ROWS = 5_000
const SHOWN = 50

/** What the operator did wrong, in one line. */
class CommandError extends Error {}

const readArguments = (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      map: { type: 'string', multiple: true, default: [] },
      ignore: { type: 'string', multiple: true, default: [] },
      overwrite: { type: 'boolean', default: false },
      keep: { type: 'string' },
      preset: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      account: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  })
  const [word, file, ...rest] = positionals
  const kind = kinds.find((one) => one === word)
  if (values.help) return undefined
  if (!kind || file === undefined || rest.length > 0) throw new CommandError(USAGE)
  if (!/^[1-9]\d{0,8}$/.test(values.account)) throw new CommandError('--account must be a whole number from 1')
  const keep = keeps.find((one) => one === values.keep)
  if (values.keep !== undefined && !keep) throw new CommandError(`--keep must be ${keeps.join(' or ')}`)
  const { map, ignore, overwrite, preset, 'dry-run': dryRun } = values
  return { kind, file, accountId: Number(values.account), options: { map, ignore, overwrite, keep, preset, dryRun } }
}

const sizeOf = async (file: string) => {
  try {
    const found = await stat(file)
    if (found.isFile()) return found.size
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  throw new CommandError(`There is no file ${file}`)
}

/** An account that is not there is created in a store that holds none; in any other it is a slip of the finger. */
const prepareAccount = (accountId: number) => async (trx: Db) => {
  const accounts = await trx.selectFrom('account').select('accountId').orderBy('accountId').execute()
  if (accounts.some((account) => account.accountId === accountId)) return
  if (accounts.length > 0) {
    throw new CommandError(`There is no account ${accountId}; there is ${accounts.map((a) => a.accountId).join(', ')}`)
  }
  const account = { accountId, accountName: `Account ${accountId}` }
  await trx.insertInto('account').values(account).execute()
}

const summary = (
  kind: ImportKind,
  { dryRun, rows, created, changed, unchanged, doubtful, ignored }: ImportResult,
  ms: number,
) => {
  const counts = `${created} created, ${changed} changed, ${unchanged} unchanged`
  const lines = [
    `${dryRun ? 'Dry run, nothing written: ' : ''}${rows} ${kind}: ${counts} (${(ms / 1000).toFixed(1)} s)`,
  ]
  if (ignored.length > 0) lines.push(`Columns that were not read: ${ignored.join(', ')}`)
  if (doubtful.length > 0) lines.push(`${doubtful.length} to look at:`, ...listed(doubtful, doubtful.length))
  return lines.join('\n')
}

const listed = (cells: readonly { line: number; column: string; reason: string }[], total: number) => [
  ...cells.slice(0, SHOWN).map(({ line, column, reason }) => `  line ${line}${column && `, ${column}`}: ${reason}`),
  ...(total > SHOWN ? [`  and ${total - Math.min(SHOWN, cells.length)} more`] : []),
]

type Command = NonNullable<ReturnType<typeof readArguments>>

const importInto = async (store: Store, { kind, file, accountId, options }: Command, size: number) => {
  const author = { accountId, userId: null, requestId: 'command-line' }
  const progress = trackProgress(createReadStream(file), size, process.stderr)
  const from = performance.now()
  try {
    const prepare = prepareAccount(accountId)
    const finish = async (trx: Db, result: ImportResult) => {
      const first = firstState(kind, { dryRun: options.dryRun, fileName: basename(file) }, new Date())
      const done = { state: 'done', rows: result.rows, looked: result.rows, result } as const
      await createState(trx, author, randomUUID(), { ...first, ...done })
    }
    const result = await importFile(store.db, author, kind, progress.bytes, { ...options, prepare, finish })
    progress.end()
    console.log(summary(kind, result, performance.now() - from))
    if (result.created + result.changed >= MANY_ROWS) await store.vacuum()
  } finally {
    progress.end()
  }
}

const run = async () => {
  const command = readArguments(process.argv.slice(2))
  if (!command) return console.log(USAGE)
  const size = await sizeOf(command.file)
  const config = readConfig(process.env)
  const store = await openStore(placeOf(config), { migrate: config.migrate })
  try {
    await giveUpCutOff(store)
    return await importInto(store, command, size)
  } finally {
    await store.close()
  }
}

const explain = (error: unknown) => {
  if (error instanceof ImportRefused) return [error.message, ...listed(error.errors, error.total)].join('\n')
  const isArgument = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  const isExpected = [CommandError, ConfigError, StoreError, ApiError].some((kind) => error instanceof kind)
  return error instanceof Error && (isExpected || isArgument) ? error.message : error
}

run().catch((error: unknown) => {
  console.error(explain(error))
  process.exitCode = 1
})
