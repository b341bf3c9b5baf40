import { objectTypeOf, type AuditAction } from '@onward/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from './db.ts'
import { differing } from './differing.ts'

/** What is written down of nobody whom an account knows. */
export const NO_ACCOUNT = 0

type Entry = {
  accountId: number
  userId: string | null
  action: AuditAction
  objectId: string | number | null
  before?: object
  after?: object
}

const entryRow = (
  { requestId, batchId }: { requestId: string | null; batchId?: number },
  { accountId, userId, action, objectId, before, after }: Entry,
) => ({
  accountId,
  userId,
  action,
  objectType: objectTypeOf(action),
  objectId: objectId === null ? null : String(objectId),
  before: before ? JSON.stringify(before) : null,
  after: after ? JSON.stringify(after) : null,
  requestId,
  batchId: batchId ?? null,
})

/** Writes down who did what. Call it in the transaction of the change, so that both are kept or neither. */
export const record = async (trx: Db, by: { requestId: string | null; batchId?: number }, entry: Entry) => {
  await trx.insertInto('auditEntry').values(entryRow(by, entry)).execute()
}

/** Who changes something; nobody and no request when a command does. */
export type Author = {
  accountId: number
  userId: string | null
  requestId: string | null
  /** The facilities at which they plan; everywhere where it is left out. */
  scope?: readonly string[] | undefined
  /** What it is booked with. */
  batchId?: number
}

/** The same of up to some thousand changes of one author, in one statement. */
export const recordAll = async (trx: Db, author: Author, entries: readonly Omit<Entry, 'accountId' | 'userId'>[]) => {
  const { accountId, userId } = author
  if (entries.length === 0) return
  await trx
    .insertInto('auditEntry')
    .values(entries.map((entry) => entryRow(author, { accountId, userId, ...entry })))
    .execute()
}

/** What an entry says of a change of a row: what differs, or all of one that is new. */
export const changed = <T extends object>(before: T | undefined, after: T): { before?: object; after: object } =>
  before ? { before: differing(after, before), after: differing(before, after) } : { after }

/** Writes down a change of a row: what differs, or all of one that is new. */
export const recordChange = async <T extends object>(
  trx: Db,
  author: Author,
  { before, after, ...entry }: { action: Entry['action']; objectId: string; before: T | undefined; after: T },
) => {
  const { accountId, userId } = author
  await record(trx, author, { accountId, userId, ...entry, ...changed(before, after) })
}

/**
 * The statement that writes an entry for each row of `entries` and answers their ids: `id`, and `before` and `after` as jsonb.
 * For changes of many rows, whose statement it ends.
 */
export const recordEach = (
  { accountId, userId, requestId, batchId }: Author,
  action: AuditAction,
  entries: RawBuilder<unknown>,
) => sql`
  insert into audit_entry (account_id, user_id, action, object_type, object_id, before, after, request_id, batch_id)
  select ${accountId}::integer, ${userId}, ${action}, ${objectTypeOf(action)}, id::text, before, after, ${requestId},
    ${batchId ?? null}::bigint
  from (${entries}) entry
  returning object_id::bigint as id`
