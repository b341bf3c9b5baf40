import { sql, type RawBuilder } from 'kysely'
import type { Db } from './db.ts'

/** What is written down of nobody whom an account knows. */
export const NO_ACCOUNT = 0

type Entry = {
  accountId: number
  userId: string | null
  /** What was done, in the past tense: `assignment.created`. */
  action: `${'assignment' | 'leave' | 'facility' | 'call' | 'session' | 'user' | 'password' | 'email' | 'import'}.${string}`
  objectId: string | number | null
  before?: object
  after?: object
}

const objectTypeOf = (action: Entry['action']) => action.slice(0, action.indexOf('.'))

/** Writes down who did what. Call it in the transaction of the change, so that both are kept or neither. */
export const record = async (trx: Db, { requestId }: { requestId: string | null }, entry: Entry) => {
  const { accountId, userId, action, objectId, before, after } = entry
  await trx
    .insertInto('auditEntry')
    .values({
      accountId,
      userId,
      action,
      objectType: objectTypeOf(action),
      objectId: objectId === null ? null : String(objectId),
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      requestId,
    })
    .execute()
}

/** Who changes something; nobody and no request when a command does. */
export type Author = { accountId: number; userId: string | null; requestId: string | null }

/**
 * The statement that writes an entry for each row of `entries` and answers their ids: `id`, and `before` and `after` as jsonb.
 * For changes of many rows, whose statement it ends.
 */
export const recordEach = (
  { accountId, userId, requestId }: Author,
  action: Entry['action'],
  entries: RawBuilder<unknown>,
) => sql`
  insert into audit_entry (account_id, user_id, action, object_type, object_id, before, after, request_id)
  select ${accountId}::integer, ${userId}, ${action}, ${objectTypeOf(action)}, id::text, before, after, ${requestId}
  from (${entries}) entry
  returning object_id::bigint as id`
