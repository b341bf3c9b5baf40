import { randomUUID } from 'node:crypto'
import { ApiError, type AuditAction } from '@onward/contract'
import { record, recordChange } from './audit.ts'
import { given } from './booking/changes.ts'
import { authorOf, signedIn, type Context } from './context.ts'
import type { Db } from './db.ts'
import { differing } from './differing.ts'
import { createOnce } from './idempotent.ts'

type Row = { version: number }

/** How rows are stored that hang on others and are removed for good, and what they are called. `Fields` is what can be written. */
export type PlainStore<Shown extends Row, Fields extends object> = {
  /** The word before the dot in the audit trail, and as people read it in a refusal. */
  what: 'credential' | 'requirement' | 'contract' | 'rule' | 'rate' | 'premium' | 'budget' | 'callOutRate'
  byId: (db: Db, accountId: number, id: string) => Promise<Shown | undefined>
  /** The same, and until the transaction ends nobody else writes it. */
  take: (trx: Db, accountId: number, id: string) => Promise<Shown | undefined>
  /** What can be written of a row, as it is. */
  fieldsOf: (row: Shown) => Fields
  /**
   * Whether it may be written so; whoever else would be in the way waits until the transaction ends.
   * @throws ApiError that names the field, or 409 with what is in the way
   */
  check: (
    trx: Db,
    accountId: number,
    fields: Fields,
    before: { id: string; fields: Fields } | undefined,
  ) => Promise<void>
  insert: (trx: Db, accountId: number, id: string, fields: Fields) => Promise<void>
  /** Writes them all, as the next version. */
  update: (trx: Db, accountId: number, id: string, fields: Fields) => Promise<void>
  remove: (trx: Db, accountId: number, id: string) => Promise<void>
  /** The body of a 409. */
  newer: (message: string, row: Shown) => object
}

/** Reads, adds, changes and removes such rows, with their entries in the audit trail. */
export const plainRows = <Shown extends Row, Fields extends object>(store: PlainStore<Shown, Fields>) => {
  const { what } = store
  const action = (done: 'created' | 'changed' | 'deleted'): AuditAction => `${what}.${done}`
  const there = async (db: Db, accountId: number, id: string) => {
    const row = await store.byId(db, accountId, id)
    if (!row) throw new ApiError(404, { message: `There is no such ${what}` })
    return row
  }
  /** The row as the writer saw it. */
  const taking = async (trx: Db, accountId: number, id: string, version: number) => {
    const row = (await store.take(trx, accountId, id)) ?? (await there(trx, accountId, id))
    if (row.version === version) return row
    throw new ApiError(409, store.newer(`Somebody has changed this ${what} since you opened it`, row))
  }
  return {
    read: (id: string, context: Context) => there(context.db, signedIn(context).accountId, id),

    /** @param call by which an Idempotency-Key is kept */
    create: <Answer extends object>(
      call: string,
      input: object,
      fields: Fields,
      context: Context,
      answer: (row: Shown) => Answer,
    ): Promise<Answer> => {
      const author = authorOf(context)
      const { accountId } = author
      const objectId = randomUUID()
      return createOnce(context, call, input, async (trx) => {
        await store.check(trx, accountId, fields, undefined)
        await store.insert(trx, accountId, objectId, fields)
        const row = await there(trx, accountId, objectId)
        await recordChange(trx, author, { action: action('created'), objectId, before: undefined, after: row })
        return answer(row)
      })
    },

    change: (id: string, version: number, asked: { [K in keyof Fields]?: Fields[K] | undefined }, context: Context) => {
      const author = authorOf(context)
      const { accountId } = author
      return context.db.transaction().execute(async (trx) => {
        const before = await taking(trx, accountId, id, version)
        const was = store.fieldsOf(before)
        const to = { ...was, ...given(asked) }
        if (Object.keys(differing(was, to)).length === 0) return before
        await store.check(trx, accountId, to, { id, fields: was })
        await store.update(trx, accountId, id, to)
        const after = await there(trx, accountId, id)
        await recordChange(trx, author, { action: action('changed'), objectId: id, before, after })
        return after
      })
    },

    remove: (id: string, version: number, context: Context) => {
      const author = authorOf(context)
      const { accountId } = author
      return context.db.transaction().execute(async (trx) => {
        const before = await taking(trx, accountId, id, version)
        await store.remove(trx, accountId, id)
        await record(trx, author, { ...author, action: action('deleted'), objectId: id, before })
        return before
      })
    },
  }
}
