import type { Context } from './context.ts'
import type { Db } from './db.ts'

type Entry = {
  accountId: number
  userId: string | null
  /** What was done, in the past tense: `assignment.created`. */
  action: `${'assignment' | 'leave' | 'session' | 'user' | 'password' | 'email' | 'import'}.${string}`
  objectId: string | number | null
  before?: object
  after?: object
}

/** Writes down who did what. Call it in the transaction of the change, so that both are kept or neither. */
export const record = async (trx: Db, { requestId }: Pick<Context, 'requestId'>, entry: Entry) => {
  const { accountId, userId, action, objectId, before, after } = entry
  await trx
    .insertInto('auditEntry')
    .values({
      accountId,
      userId,
      action,
      objectType: action.slice(0, action.indexOf('.')),
      objectId: objectId === null ? null : String(objectId),
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      requestId,
    })
    .execute()
}
