import { randomUUID } from 'node:crypto'
import { ApiError, type AuditAction } from '@onward/contract'
import { record, recordChange } from './audit.ts'
import { given } from './booking/changes.ts'
import { authorOf, signedIn, type Context } from './context.ts'
import type { Db } from './db.ts'
import { isUniqueViolation, unlessReferredTo } from './db-errors.ts'
import { differing } from './differing.ts'
import { createOnce } from './idempotent.ts'

/** What an account names by itself, and puts away once something has it. */
type Named = { isActive: boolean; isUsed: boolean; version: number }
type To = { name?: string; isActive?: boolean }
/** What else can be written of such a row. */
type More = { letter?: string; tone?: number }
type Asked = { [K in keyof (To & More)]: (To & More)[K] | undefined }

/** How such rows are stored, and what they are called. Ids are made here. */
export type NamedStore<Row extends Named> = {
  /** The word before the dot in the audit trail. */
  what: 'specialty' | 'credentialType' | 'leaveKind'
  /** As people read it in a refusal. */
  called: string
  nameOf: (row: Row) => string
  /** What it has beside its name that can be written, as it is. */
  moreOf?: (row: Row) => More
  byId: (db: Db, accountId: number, id: string) => Promise<Row | undefined>
  /** The same, and until the transaction ends nobody else writes it or gives it to somebody. */
  take: (trx: Db, accountId: number, id: string) => Promise<Row | undefined>
  /** Who has a name, however it is spelled. */
  named: (db: Db, accountId: number, name: string) => Promise<Row | undefined>
  insert: (trx: Db, accountId: number, id: string, name: string, more: More) => Promise<void>
  /** Writes what is given, as the next version. */
  update: (trx: Db, accountId: number, id: string, to: To & More) => Promise<void>
  remove: (trx: Db, accountId: number, id: string) => Promise<void>
  /** The body of a 409. */
  refusal: (message: string, reason: 'name' | 'version', row: Row) => object
}

/** Reads, adds, renames, puts away and takes back rows that an account names by itself, with their entries in the audit trail. */
export const namedRows = <Row extends Named>(store: NamedStore<Row>) => {
  const { what, called, nameOf, moreOf } = store
  const action = <Done extends 'created' | 'changed' | 'archived' | 'deleted'>(done: Done): AuditAction =>
    `${what}.${done}`

  const there = async (db: Db, accountId: number, id: string) => {
    const row = await store.byId(db, accountId, id)
    if (!row) throw new ApiError(404, { message: `There is no such ${called}` })
    return row
  }
  /** The row as the writer saw it. */
  const taking = async (trx: Db, accountId: number, id: string, version: number) => {
    const row = (await store.take(trx, accountId, id)) ?? (await there(trx, accountId, id))
    if (row.version === version) return row
    throw new ApiError(409, store.refusal(`Somebody has changed this ${called} since you opened it`, 'version', row))
  }
  /** What is refused for a name that is taken says by whom. */
  const whoHas =
    (db: Db, accountId: number, name: string) =>
    async (error: unknown): Promise<never> => {
      const owner = isUniqueViolation(error) ? await store.named(db, accountId, name) : undefined
      if (!owner) throw error
      const away = owner.isActive ? '' : ', which was put away'
      throw new ApiError(409, store.refusal(`There is a ${called} ${nameOf(owner)}${away}`, 'name', owner))
    }

  return {
    read: (id: string, context: Context) => there(context.db, signedIn(context).accountId, id),

    /** @param call by which an Idempotency-Key is kept */
    create: async <Answer extends object>(
      call: string,
      input: object,
      name: string,
      context: Context,
      answer: (row: Row) => Answer,
      more: More = {},
    ): Promise<Answer> => {
      const author = authorOf(context)
      const { accountId } = author
      const objectId = randomUUID()
      return createOnce(context, call, input, async (trx) => {
        await store.insert(trx, accountId, objectId, name, more)
        const row = await there(trx, accountId, objectId)
        await recordChange(trx, author, { action: action('created'), objectId, before: undefined, after: row })
        return answer(row)
      }).catch(whoHas(context.db, accountId, name))
    },

    change: async (id: string, version: number, asked: Asked, context: Context) => {
      const author = authorOf(context)
      const { accountId } = author
      const to = given(asked)
      const work = async (trx: Db) => {
        const before = await taking(trx, accountId, id, version)
        const seen: To & More = { ...moreOf?.(before), name: nameOf(before), isActive: before.isActive }
        if (Object.keys(differing(seen, to)).length === 0) return before
        await store.update(trx, accountId, id, to)
        const after = await there(trx, accountId, id)
        await recordChange(trx, author, { action: action('changed'), objectId: id, before, after })
        return after
      }
      return context.db
        .transaction()
        .execute(work)
        .catch(whoHas(context.db, accountId, to.name ?? ''))
    },

    /** Puts away what something has, and deletes what nothing has. */
    remove: async (id: string, version: number, context: Context) => {
      const author = authorOf(context)
      const { accountId } = author
      const work = (isReferredTo: boolean) => async (trx: Db) => {
        const before = await taking(trx, accountId, id, version)
        if (!before.isUsed && !isReferredTo) {
          await store.remove(trx, accountId, id)
          await record(trx, author, { ...author, action: action('deleted'), objectId: id, before })
          return { row: before, isDeleted: true }
        }
        if (!before.isActive) return { row: before, isDeleted: false }
        await store.update(trx, accountId, id, { isActive: false })
        const after = await there(trx, accountId, id)
        await recordChange(trx, author, { action: action('archived'), objectId: id, before, after })
        return { row: after, isDeleted: false }
      }
      return unlessReferredTo((isReferredTo) => context.db.transaction().execute(work(isReferredTo)))
    },
  }
}
