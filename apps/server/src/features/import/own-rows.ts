import { randomUUID } from 'node:crypto'
import { ApiError, type AuditAction } from '@onward/contract'
import { changed, recordAll, type Author } from '#server/audit.ts'
import { sql } from 'kysely'
import { chunks } from '#server/chunks.ts'
import type { Db } from '#server/db.ts'
import { differing } from '#server/differing.ts'
import type { OwnKind } from './own-rows.queries.ts'
import { several, type Reason } from './reasons.ts'
import { createReport } from './refused.ts'
import type { Ahead } from './staging.ts'
import { nextSlice, WRITE_SLICE, type Turns } from './turns.ts'
import type { Placed } from './unique.ts'

/** A row as it is stored. */
export type Kept<F> = { id: string; fields: F }
/** What a line says of a row; what its file has no column for stays as it is. */
export type Said<F extends object> = Placed<Partial<F>>

/** Rows that hang on people or places, are brought by files, and are no bookings. */
export type OwnRows<F extends object> = {
  what: OwnKind
  /** All that is written of a new one where the file says nothing. */
  fresh: F
  /** On whom or what it hangs; null where on nobody alone. */
  owner: keyof F & string
  /** Whoever else writes rows of these waits until the transaction ends. */
  take: (trx: Db, accountId: number, owners: readonly string[]) => Promise<unknown>
  /** By which a line finds its row; a field that the file has no column for is left out of it. */
  keyOf: (row: Partial<F>) => string
  /** Those of some owners as they are stored. */
  of: (db: Db, accountId: number, owners: readonly string[]) => Promise<Kept<F>[]>
  /** What is wrong with a row as it would be, and in which fields; `before` is what it was. */
  wrong: (row: F, before: F | undefined) => { fields: readonly (keyof F & string)[]; reason: Reason } | undefined
  /** Where no two of a line may have a day in common. */
  days?: Days<F>
  /** Writes them, new ones and those that are there; ahead of their import new ones alone, which nobody sees before it ends. */
  put: (trx: Db, accountId: number, rows: readonly Kept<F>[], importId: string | null) => Promise<void>
  /** As the audit trail writes it down. */
  told?: (row: F) => object
}

/** Which rows are of one line, which days each has, to further notice or to a last one, and what is said of those. */
type Days<F> = {
  lineOf: (row: F) => string
  of: (row: F) => { from: string; to: string | null }
  /** Which field it is said of. */
  field: keyof F & string
  meets: (days: { from: string; to: string | null }) => Reason
}

/** What the file calls a field of these rows. */
type ColumnOf = (field: string) => string
/** Of rows that hang on nobody alone: no id is empty. */
const NOBODY = ''
const ownerIn = <F extends object>({ owner }: Pick<OwnRows<F>, 'owner'>, row: Partial<F>) =>
  String(row[owner] ?? NOBODY)
type Planned<F> = { id: string; line: number; before: F | undefined; after: F }
/** A row as it will stand; line 0 is of one that the file says nothing of. */
type Standing<F> = { line: number; fields: F }

/**
 * Looks at what is stored, slice by slice, and says what the lines do to it.
 * @throws ImportRefused naming every line that cannot be
 */
const planOwn = async <F extends object>(
  db: Db,
  accountId: number,
  rows: readonly Said<F>[],
  kind: OwnRows<F>,
  columnOf: ColumnOf,
  turns: Turns,
): Promise<Planned<F>[]> => {
  const report = createReport()
  const planned: Planned<F>[] = []
  const standing = new Map<string, Standing<F>>()
  /** What is stored of an owner, by the key that the lines of this file have. */
  const kept = new Map<string, Map<string, Kept<F>[]>>()
  const ownerOf = (row: Partial<F>) => ownerIn(kind, row)
  for await (const slice of turns.slices(rows)) {
    const owners = [...new Set(slice.map(ownerOf))].filter((owner) => !kept.has(owner))
    const stored = Map.groupBy(await kind.of(db, accountId, owners), ({ fields }) => ownerOf(fields))
    for (const owner of owners) {
      const own = stored.get(owner) ?? []
      // Each line of a file speaks of the same fields.
      kept.set(
        owner,
        Map.groupBy(own, ({ fields }) => kind.keyOf(saidOf(slice[0] ?? {}, fields))),
      )
      for (const { id, fields } of own) standing.set(id, { line: 0, fields })
    }
    for (const { line, ...said } of slice) {
      const says = said as unknown as Partial<F> // the line alone is left out
      const [found, another] = kept.get(ownerOf(says))?.get(kind.keyOf(says)) ?? []
      if (another) {
        report.bad(line, columnOf(kind.owner), several)
        continue
      }
      const after = { ...kind.fresh, ...found?.fields, ...says }
      const id = found?.id ?? randomUUID()
      standing.set(id, { line, fields: after })
      if (found && Object.keys(differing(found.fields, after)).length === 0) continue
      const wrong = kind.wrong(after, found?.fields)
      // What the file has no column for it cannot be told of.
      if (wrong) report.bad(line, columnOf(wrong.fields.find((field) => field in says) ?? kind.owner), wrong.reason)
      planned.push({ id, line, before: found?.fields, after })
    }
  }
  if (kind.days)
    await reportMeetings(
      [...standing.values()],
      kind.days,
      (line, field, met) => report.bad(line, columnOf(field), met),
      turns,
    )
  report.done()
  return planned
}

/** Names each line whose days another row of the same has too, at the later line of the two. */
const reportMeetings = async <F extends object>(
  all: readonly Standing<F>[],
  { lineOf, of, field, meets }: Days<F>,
  bad: (line: number, field: string, reason: Reason) => void,
  turns: Turns,
) => {
  const byLine = [...Map.groupBy(all, ({ fields }) => lineOf(fields)).values()]
  for await (const slice of turns.slices(byLine))
    for (const own of slice) {
      // The one so far that goes on for longest.
      let longest: Standing<F> | undefined
      for (const row of own.toSorted((one, other) => (of(one.fields).from < of(other.fields).from ? -1 : 1))) {
        const until = longest && of(longest.fields).to
        if (longest && (until === null || until === undefined || until >= of(row.fields).from)) {
          const [earlier, later] = longest.line <= row.line ? [longest, row] : [row, longest]
          if (later.line > 0) bad(later.line, field, meets(of(earlier.fields)))
        }
        const to = of(row.fields).to
        if (!longest || until === undefined || (until !== null && (to === null || to > until))) longest = row
      }
    }
}

/** Of a stored row the fields that a line speaks of. */
const saidOf = <F extends object>(says: Partial<F>, fields: F) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in says)) as Partial<F> // some of its fields

const outcomeOf = (planned: readonly Planned<unknown>[]) => {
  const created = planned.filter(({ before }) => before === undefined).length
  return { created, changed: planned.length - created, doubtful: [] }
}

/** Whether a stored row hangs on one of these, as `ownerIn` says it. */
export const ownedBy = (owner: string, owners: readonly string[]) => {
  const isTheirs = sql<boolean>`${sql.ref(owner)} = any(${owners}::text[])`
  return owners.includes(NOBODY) ? sql<boolean>`(${isTheirs} or ${sql.ref(owner)} is null)` : isTheirs
}

/** What is stored of some owners, but for what an import has written ahead, as one number that becomes another with any of it. */
const stampOf = async <F extends object>(
  db: Db,
  { what, owner }: Pick<OwnRows<F>, 'what' | 'owner'>,
  accountId: number,
  owners: readonly string[],
  importId: string | null = null,
) => {
  const { rows } = await sql<{ stamp: string }>`
    select coalesce(sum(hashtextextended(${sql.ref(`${what}Id`)} || ' ' || version, 0)), 0)::text as stamp
    from ${sql.table(what)} where account_id = ${accountId} and ${ownedBy(owner, owners)}
      and (${importId}::uuid is null or import_id is distinct from ${importId}::uuid)`.execute(db)
  return rows[0]?.stamp
}

/** New rows, but for those on a line of which something changes: they may take the days that it leaves, and are written with it. */
const aheadOf = <F extends object>(planned: readonly Planned<F>[], { days }: Pick<OwnRows<F>, 'days'>) => {
  const isNew = ({ before }: Planned<F>) => before === undefined
  if (!days) return planned.filter(isNew)
  const changing = new Set(planned.flatMap((row) => (isNew(row) ? [] : [days.lineOf(row.after)])))
  return planned.filter((row) => isNew(row) && !changing.has(days.lineOf(row.after)))
}

/**
 * What a file of such rows does: found out in slices, and decided anew if somebody else has written of the same owners by the time
 * at which whoever does has to wait. Many new ones are written ahead, slice by slice.
 */
export const ownRows = <F extends object>(
  { db, author }: { db: Db; author: Author },
  rows: readonly Said<F>[],
  kind: OwnRows<F>,
  columnOf: ColumnOf,
) => {
  const { accountId } = author
  const plan = (on: Db, turns: Turns) => planOwn(on, accountId, rows, kind, columnOf, turns)
  const action = (done: 'created' | 'changed'): AuditAction => `${kind.what}.${done}`
  const put = async (trx: Db, planned: readonly Planned<F>[], importId: string | null) => {
    const fields = planned.map(({ id, after }) => ({ id, fields: after }))
    await kind.put(trx, accountId, fields, importId)
    const told = kind.told ?? ((row: F): object => row)
    const entries = planned.map(({ id: objectId, before, after }) => ({
      action: action(before ? 'changed' : 'created'),
      objectId,
      ...changed(before && told(before), told(after)),
    }))
    await recordAll(trx, author, entries)
  }
  const putAll = async (trx: Db, planned: readonly Planned<F>[], turns: Turns) => {
    for (const chunk of chunks(planned, 1_000)) {
      turns.assertWanted()
      await put(trx, chunk, null)
    }
  }
  return {
    check: async (turns: Turns) => outcomeOf(await plan(db, turns)),
    prepare: async (turns: Turns) => {
      const owners = [...new Set(rows.map((row: Partial<F>) => ownerIn(kind, row)))]
      const before = await stampOf(db, kind, accountId, owners)
      const seen = await plan(db, turns)
      const isAsSeen = async (trx: Db, importId?: string) => {
        await kind.take(trx, accountId, owners)
        return (await stampOf(trx, kind, accountId, owners, importId)) === before
      }
      const create = aheadOf(seen, kind)
      if (create.length <= WRITE_SLICE) {
        const write = async (trx: Db) => {
          const planned = (await isAsSeen(trx)) ? seen : await plan(trx, turns)
          await putAll(trx, planned, turns)
          return outcomeOf(planned)
        }
        return { write }
      }
      const isAhead = new Set(create)
      const rest = seen.filter((row) => !isAhead.has(row))
      return {
        ahead: async (slice: Ahead) => {
          let size = WRITE_SLICE
          for await (const some of turns.slices(create, () => size))
            await slice(async (trx, importId) => {
              const from = performance.now()
              await put(trx, some, importId)
              size = nextSlice(some.length, performance.now() - from)
            })
        },
        write: async (trx: Db, importId?: string) => {
          // What was written ahead would have to be decided anew as well: all of it is.
          if (!(await isAsSeen(trx, importId)))
            throw new ApiError(409, { message: 'Somebody has written of the same meanwhile' })
          await putAll(trx, rest, turns)
          return outcomeOf(seen)
        },
      }
    },
  }
}
