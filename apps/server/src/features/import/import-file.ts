import { wrongField, type BadCell, type ImportResult } from '@onward/contract'
import { sql } from 'kysely'
import { record, type Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { isDeadlock, isExclusionViolation } from '#server/db-errors.ts'
import { assignmentFields, readAssignments } from './assignments.ts'
import { chunks } from '#server/chunks.ts'
import { facilityFields, readFacilities } from './facilities.ts'
import { knownOf, writeFacilities, writeProviders, zonesOf, type Written } from './people-and-places.queries.ts'
import { presets, type ImportKind } from './presets.ts'
import { providerFields, readProviders } from './providers.ts'
import { refusedAt } from './refused.ts'
import { openSheet, readMap, type Columns, type Fields } from './sheet.ts'
import { writeAssignments } from './write-assignments.ts'

export type ImportOptions = {
  dryRun: boolean
  /** A known file format, see `presets`. */
  preset?: string | undefined
  /** `field=Column`: which column holds a field. */
  map: readonly string[]
  /** Columns that are left out on purpose, though they look like a field. */
  ignore?: readonly string[]
  /** Write over shifts that were changed here since a file brought them. */
  overwrite?: boolean
  /** What must be there before the rows; part of the same transaction. */
  prepare?: (trx: Db) => Promise<void>
}
/** How a file that has been read gets written; the counts are of rows. */
type Writing = {
  lines: number
  ignored: string[]
  write(trx: Db): Promise<{ created: number; changed: number; doubtful: BadCell[] }>
}
type Source = {
  bytes: AsyncIterable<Uint8Array>
  told: Columns
  overwrite: boolean
  db: Db
  author: Author
}

const facilities = async ({ bytes, told, author }: Source): Promise<Writing> => {
  const sheet = await openSheet(bytes, facilityFields, told)
  const { rows, lines, doubtful } = await readFacilities(sheet)
  sheet.report.done()
  const has = { city: sheet.has('city'), state: sheet.has('state') }
  const write = async (trx: Db) => {
    const { created, changed } = await inChunks(rows, (chunk) => writeFacilities(trx, author.accountId, chunk, has))
    // What somebody has chosen since is no guess any more.
    const kept = await zonesOf(trx, author.accountId, doubtful)
    const doubts = doubtful.filter(({ hospitalId, timeZone }) => kept.get(hospitalId) === timeZone)
    return {
      created: created.length,
      changed,
      doubtful: doubts.map(({ line, column, reason }) => ({ line, column, reason })),
    }
  }
  return { lines, ignored: sheet.ignored, write }
}

const providers = async ({ bytes, told, author }: Source): Promise<Writing> => {
  const sheet = await openSheet(bytes, providerFields, told)
  const { rows, lines } = await readProviders(sheet)
  sheet.report.done()
  const has = { specialty: sheet.has('specialty') }
  const write = async (trx: Db) => {
    const { created, changed } = await inChunks(rows, (chunk) => writeProviders(trx, author.accountId, chunk, has))
    return { created: created.length, changed, doubtful: [] }
  }
  return { lines, ignored: sheet.ignored, write }
}

const assignments = async ({ bytes, told, overwrite, db, author }: Source): Promise<Writing> => {
  const sheet = await openSheet(bytes, assignmentFields, told)
  const { rows, lines } = await readAssignments(sheet, await knownOf(db, author.accountId))
  sheet.report.done()
  const columns = { startsAt: sheet.columnOf('startsAt'), externalId: sheet.columnOf('externalId') }
  const settings = { hasNote: sheet.has('note'), overwrite, columns }
  return { lines, ignored: sheet.ignored, write: (trx) => writeAssignments(trx, author, rows, settings) }
}

const inChunks = async <R>(rows: readonly R[], write: (chunk: R[]) => Promise<Written>): Promise<Written> => {
  const all: Written = { created: [], changed: 0 }
  for (const chunk of chunks(rows)) {
    const { created, changed } = await write(chunk)
    all.created.push(...created)
    all.changed += changed
  }
  return all
}

/** What a file of each kind may say. */
export const importFields: Readonly<Record<ImportKind, Fields>> = {
  facilities: facilityFields,
  providers: providerFields,
  assignments: assignmentFields,
}
const readers: Record<ImportKind, (source: Source) => Promise<Writing>> = { facilities, providers, assignments }

/** Ends the transaction of a dry run. */
class DryRun extends Error {
  readonly result: ImportResult
  constructor(result: ImportResult) {
    super('dry run')
    this.result = result
  }
}

/**
 * Reads a CSV file and writes all of it or nothing. The file is read to its end before the store is touched.
 * @throws ImportRefused listing what is wrong with the file
 * @throws ApiError 400 for a preset or field that the kind does not have
 */
export const importFile = async (
  db: Db,
  author: Author,
  kind: ImportKind,
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ImportResult> => {
  const named = new Map([...presetColumns(kind, options.preset), ...readMap(importFields[kind], options.map)])
  const { dryRun, prepare, ignore = [], overwrite = false } = options
  const { lines, ignored, write } = await readers[kind]({ bytes, told: { named, ignore }, overwrite, db, author })
  const once = () =>
    db.transaction().execute(async (trx): Promise<ImportResult> => {
      // One import at a time for an account: two that take the same rows in another order would wait for each other.
      await sql`select pg_advisory_xact_lock(hashtext('import'), ${author.accountId}::integer)`.execute(trx)
      await prepare?.(trx)
      const { created, changed, doubtful } = await write(trx)
      const result = { dryRun, rows: lines, created, changed, unchanged: lines - created - changed, doubtful, ignored }
      if (dryRun) throw new DryRun(result)
      const after = { kind, rows: lines, created, changed, unchanged: result.unchanged, doubtful: doubtful.length }
      await record(trx, author, { ...author, action: 'import.done', objectId: kind, after })
      return result
    })
  try {
    return await retried(once)
  } catch (error) {
    if (error instanceof DryRun) return error.result
    throw error
  }
}

/** Somebody booked between our look and our write: the next look sees it, and says which line it meets. */
const retried = async <T>(once: () => Promise<T>, tries = 3): Promise<T> => {
  try {
    return await once()
  } catch (error) {
    if (!isExclusionViolation(error) && !isDeadlock(error)) throw error
    if (tries > 1) return retried(once, tries - 1)
    throw refusedAt(1, 'Somebody keeps changing this schedule at the same moment. Try again.')
  }
}

const presetColumns = (kind: ImportKind, name: string | undefined): [string, string][] => {
  if (name === undefined) return []
  const preset = Object.hasOwn(presets, name) ? presets[name] : undefined
  if (preset?.kind === kind) return Object.entries(preset.columns)
  const known = Object.keys(presets).filter((one) => presets[one]?.kind === kind)
  throw wrongField('preset', known.length > 0 ? `must be one of ${known.join(', ')}` : `there is none for ${kind}`)
}
