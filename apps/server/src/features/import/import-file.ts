import { importFields, type Doubt, type ImportKind, type ImportResult, type VerdictNames } from '@onward/contract'
import { sql } from 'kysely'
import { record, type Author } from '#server/audit.ts'
import { numberBatch, openBatch } from '#server/booking/batch.ts'
import type { Keep } from '#server/booking/zone-rules.ts'
import type { Db } from '#server/db.ts'
import { readAssignments } from './assignments.ts'
import { contractRows, readContracts } from './contracts.ts'
import { credentialRows, credentialTypesOf, readCredentials } from './credentials.ts'
import { chunks } from '#server/chunks.ts'
import { currencyOf } from '#server/money.ts'
import { tried } from '#server/tried.ts'
import { demandRows, kindsOf, readDemand } from './demand.ts'
import { readFacilities } from './facilities.ts'
import { movedZones } from './moved-zones.ts'
import { ownRows } from './own-rows.ts'
import { knownOf, writeFacilities, writeProviders, zonesOf, type Written } from './people-and-places.queries.ts'
import { planAssignments, stageAssignments, writeAssignments } from './plan-assignments.ts'
import { presetColumns } from './presets.ts'
import { readProviders } from './providers.ts'
import { rateRows, readRates } from './rates.ts'
import { retried } from './retried.ts'
import { openSheet, readMap, type Columns } from './sheet.ts'
import { inSlices, type Ahead } from './staging.ts'
import { assertBookable } from './still-bookable.ts'
import { takeTurns, WRITE_SLICE, type Turns } from './turns.ts'
import { readWorkedHours, workedRows } from './worked-hours.ts'

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
  /** What stays of the shifts ahead at a facility whose zone the file corrects; refused with the list of them until it is said. */
  keep?: Keep | undefined
  /** From when on shifts are ahead. */
  now?: Date
  /** What must be there before the rows; part of the same transaction. */
  prepare?: (trx: Db) => Promise<void>
}
type Outcome = { created: number; changed: number; doubtful: Doubt[]; names?: VerdictNames | undefined }
/** What a file that has been read wants; the counts are of rows. */
type Wanted = {
  lines: number
  ignored: string[]
  /** What it would do, found out in slices that let others in; nothing is kept. */
  check(turns: Turns): Promise<Outcome>
  /** Looks at the store in such slices, so that what is left to do is to write. */
  prepare(turns: Turns): Promise<Prepared>
}
type Prepared = {
  /** Where there is much of it: what can be written before the transaction that ends the import. */
  ahead?: (slice: Ahead) => Promise<void>
  /** Writes the rest. */
  write(trx: Db, importId?: string): Promise<Outcome>
}
type Source = {
  bytes: AsyncIterable<Uint8Array>
  told: Columns
  overwrite: boolean
  keep: Keep | undefined
  now: Date
  db: Db
  author: Author
  before: (trx: Db) => Promise<void>
}

const facilities = async ({ bytes, told, author, keep, now, ...source }: Source): Promise<Wanted> => {
  const sheet = await openSheet(bytes, importFields.facilities, told)
  const { rows, lines, doubtful } = await readFacilities(sheet)
  sheet.report.done()
  const has = { city: sheet.has('city'), state: sheet.has('state') }
  const doubts = async (db: Db) => {
    // What somebody has chosen since is no guess any more.
    const kept = await zonesOf(db, author.accountId, doubtful)
    return doubtful
      .filter(({ hospitalId, timeZone }) => (kept.get(hospitalId) ?? timeZone) === timeZone)
      .map(({ line, column, reason, code, facility }) => ({ line, column, reason, code, facility }))
  }
  const zones = movedZones(author, rows, { keep, now, column: sheet.columnOf('timeZone') })
  const { check, prepare } = upserts(source, rows, (trx, some) => writeFacilities(trx, author, some, has), doubts)
  const withShifts = ({ doubtful, ...outcome }: Outcome, shifts: Doubt[]) => ({
    ...outcome,
    doubtful: [...doubtful, ...shifts],
  })
  return {
    lines,
    ignored: sheet.ignored,
    check: async (turns) => {
      const shifts = await zones.ask(source.db)
      return withShifts(await check(turns), shifts)
    },
    prepare: async (turns) => {
      const shifts = await zones.ask(source.db)
      const { write } = await prepare(turns)
      return {
        write: async (trx) => {
          const moved = [...(await zones.moved(trx)).keys()]
          const outcome = await write(trx)
          await zones.write(trx, moved)
          return withShifts(outcome, shifts)
        },
      }
    },
  }
}

const providers = async ({ bytes, told, author, ...source }: Source): Promise<Wanted> => {
  const sheet = await openSheet(bytes, importFields.providers, told)
  const { rows, lines } = await readProviders(sheet)
  sheet.report.done()
  const has = { specialty: sheet.has('specialty') }
  return {
    lines,
    ignored: sheet.ignored,
    ...upserts(source, rows, (trx, some) => writeProviders(trx, author, some, has)),
  }
}

const contracts = async ({ bytes, told, ...source }: Source): Promise<Wanted> => {
  const sheet = await openSheet(bytes, importFields.contracts, told)
  const { rows, lines } = await readContracts(sheet, await knownOf(source.db, source.author.accountId))
  sheet.report.done()
  const columnOf = (field: string) => sheet.columnOf(field as 'fte') // what is no field names itself
  return { lines, ignored: sheet.ignored, ...ownRows(source, rows, contractRows, columnOf) }
}

const credentials = async ({ bytes, told, ...source }: Source): Promise<Wanted> => {
  const sheet = await openSheet(bytes, importFields.credentials, told)
  const { accountId } = source.author
  const [known, types] = [await knownOf(source.db, accountId), await credentialTypesOf(source.db, accountId)]
  const { rows, lines } = await readCredentials(sheet, known, types)
  sheet.report.done()
  const columnOf = (field: string) =>
    sheet.columnOf(field === 'credentialTypeId' ? 'credentialType' : (field as 'number')) // as above
  return { lines, ignored: sheet.ignored, ...ownRows(source, rows, credentialRows(known, types), columnOf) }
}

const demand = async ({ bytes, told, ...source }: Source): Promise<Wanted> => {
  const sheet = await openSheet(bytes, importFields.demand, told)
  const { accountId } = source.author
  const [known, kinds] = [await knownOf(source.db, accountId), await kindsOf(source.db, accountId)]
  const { rows, lines } = await readDemand(sheet, known, kinds)
  sheet.report.done()
  const columns: Record<string, 'validFrom' | 'validTo' | 'specialty'> = {
    from: 'validFrom',
    to: 'validTo',
    specialtyId: 'specialty',
  }
  const columnOf = (field: string) => sheet.columnOf(columns[field] ?? (field as 'monday')) // as above
  return { lines, ignored: sheet.ignored, ...ownRows(source, rows, demandRows(known, kinds), columnOf) }
}

const rates = async ({ bytes, told, ...source }: Source): Promise<Wanted> => {
  const sheet = await openSheet(bytes, importFields.rates, told)
  const { accountId } = source.author
  const [known, kinds] = [await knownOf(source.db, accountId), await kindsOf(source.db, accountId)]
  const money = await currencyOf(source.db, accountId)
  const { rows, lines } = await readRates(sheet, known, kinds, money)
  sheet.report.done()
  const columnOf = (field: string) => sheet.columnOf(field as 'perHour') // as above
  return {
    lines,
    ignored: sheet.ignored,
    ...ownRows(source, rows, rateRows(known, kinds, money, columnOf('perHour')), columnOf),
  }
}

const workedHours = async ({ bytes, told, ...source }: Source): Promise<Wanted> => {
  const sheet = await openSheet(bytes, importFields.workedHours, told)
  const { rows, lines } = await readWorkedHours(sheet, await knownOf(source.db, source.author.accountId))
  sheet.report.done()
  const columnOf = (field: string) => sheet.columnOf(field as 'date') // as above
  return { lines, ignored: sheet.ignored, ...ownRows(source, rows, workedRows(rows), columnOf) }
}

const assignments = async ({ bytes, told, overwrite, now, db, author }: Source): Promise<Wanted> => {
  const sheet = await openSheet(bytes, importFields.assignments, told)
  const known = await knownOf(db, author.accountId)
  const { rows, lines } = await readAssignments(sheet, known)
  sheet.report.done()
  const { columnOf } = sheet
  const columns = {
    startsAt: columnOf('startsAt'),
    externalId: columnOf('externalId'),
    providerId: columnOf('providerId'),
    hospitalId: columnOf('hospitalId'),
  }
  const settings = { hasNote: sheet.has('note'), overwrite, columns, known, now }
  const plan = async (turns: Turns) => {
    const planned = await planAssignments(db, author, rows, settings, turns)
    const { create, trade, change, doubtful, names } = planned
    const outcome = { created: create.length + trade.length, changed: change.length, doubtful, names }
    return { planned, outcome }
  }
  return {
    lines,
    ignored: sheet.ignored,
    check: async (turns) => (await plan(turns)).outcome,
    prepare: async (turns) => {
      const { planned, outcome } = await plan(turns)
      const { create } = planned
      const all = [...create, ...planned.trade, ...planned.change]
      const numbered = await numberBatch(db, author)
      const write = async (trx: Db, left: typeof planned, importId?: string) => {
        // All of them again, those too that were written ahead: until this ends nobody has seen them.
        await assertBookable(trx, author.accountId, all, columns, planned.owners)
        if (all.length > 0) await writeAssignments(trx, await openBatch(trx, numbered, {}), left, turns, importId)
        return outcome
      }
      if (create.length <= WRITE_SLICE) return { write: (trx) => write(trx, planned) }
      return {
        ahead: (slice) => stageAssignments(numbered, create, turns, slice),
        write: (trx, importId) => write(trx, { ...planned, create: [] }, importId),
      }
    },
  }
}

/** Rows that are created or changed each by itself, so that each slice can be tried alone. */
const upserts = <R>(
  { db, before }: Pick<Source, 'db' | 'before'>,
  rows: readonly R[],
  write: (trx: Db, some: R[]) => Promise<Written>,
  doubts: (db: Db) => Promise<Doubt[]> = async () => [],
): Pick<Wanted, 'check' | 'prepare'> => ({
  check: async (turns) => {
    const all = { created: 0, changed: 0 }
    for await (const slice of turns.slices(rows)) {
      const { created, changed } = await tried(db, async (trx) => {
        await before(trx)
        return write(trx, slice)
      })
      all.created += created
      all.changed += changed
    }
    return { ...all, doubtful: await doubts(db) }
  },
  prepare: async (turns) => ({
    write: async (trx) => {
      const all = { created: 0, changed: 0 }
      for (const chunk of chunks(rows)) {
        turns.assertWanted()
        const { created, changed } = await write(trx, chunk)
        all.created += created
        all.changed += changed
      }
      return { ...all, doubtful: await doubts(trx) }
    },
  }),
})

const readers: Record<ImportKind, (source: Source) => Promise<Wanted>> = {
  facilities,
  providers,
  contracts,
  credentials,
  demand,
  rates,
  assignments,
  workedHours,
}

/** How a file is imported that has been read. */
type Run = {
  /** Aborted when nobody waits for the result any more: nothing is kept then. */
  signal?: AbortSignal | undefined
  /** Told how many rows have been looked at. */
  onLooked?: (rows: number) => void
  /** What is kept together with the rows. */
  finish?: (trx: Db, result: ImportResult) => Promise<void>
}
/** A file in memory, of which nothing is wrong by itself. */
export type ReadFile = {
  /** How many lines it has below its header. */
  rows: number
  /**
   * Writes all of it or nothing. The store is looked at, and long files of new rows are written, in slices that let others in;
   * a dry run never holds it.
   * @throws ImportRefused listing what does not go with what is stored
   * @throws what its signal was aborted for
   */
  run(how?: Run): Promise<ImportResult>
}

/**
 * Reads a CSV file to its end, without touching the store.
 * @throws ImportRefused listing what is wrong with the file
 * @throws ApiError 400 for a preset or field that the kind does not have
 */
export const readFile = async (
  db: Db,
  author: Author,
  kind: ImportKind,
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ReadFile> => {
  const named = new Map([...presetColumns(kind, options.preset), ...readMap(importFields[kind], options.map)])
  const { dryRun, prepare: before = async () => {}, ignore = [], overwrite = false, keep, now = new Date() } = options
  const source = { bytes, told: { named, ignore }, overwrite, keep, now, db, author, before }
  const { lines, ignored, check, prepare } = await readers[kind](source)
  const resultOf = ({ created, changed, doubtful, names }: Outcome): ImportResult => {
    const unchanged = lines - created - changed
    return { dryRun, rows: lines, created, changed, unchanged, doubtful, ignored, ...(names && { names }) }
  }
  const look = async (turns: Turns) => {
    await tried(db, before)
    return resultOf(await check(turns))
  }
  const write = async (turns: Turns, finish: NonNullable<Run['finish']>) => {
    const { ahead, write: writeRest } = await prepare(turns)
    const last = async (trx: Db, importId?: string) => {
      // One import at a time for an account: two that take the same rows in another order would wait for each other.
      await sql`select pg_advisory_xact_lock(hashtext('import'), ${author.accountId}::integer)`.execute(trx)
      await before(trx)
      const result = resultOf(await writeRest(trx, importId))
      const { created, changed, unchanged, doubtful } = result
      const after = { kind, rows: lines, created, changed, unchanged, doubtful: doubtful.length }
      await record(trx, author, { ...author, action: 'import.done', objectId: kind, after })
      await finish(trx, result)
      turns.assertWanted()
      return result
    }
    return ahead ? inSlices(db, author, turns, { before, ahead, last }) : db.transaction().execute((trx) => last(trx))
  }
  const run: ReadFile['run'] = ({ signal, onLooked, finish = async () => {} } = {}) =>
    retried(() => {
      const turns = takeTurns(signal, onLooked)
      return dryRun ? look(turns) : write(turns, finish)
    })
  return { rows: lines, run }
}

/**
 * Reads a CSV file and writes all of it or nothing.
 * @throws what `readFile` and its `run` do
 */
export const importFile = async (
  db: Db,
  author: Author,
  kind: ImportKind,
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions & Run,
): Promise<ImportResult> => (await readFile(db, author, kind, bytes, options)).run(options)
