import { createHash } from 'node:crypto'
import { ApiError } from '@onward/contract'
import { signedIn, type Context } from './context.ts'
import type { Db } from './db.ts'

const KEY = /^[\x21-\x7e]{1,200}$/

/**
 * Runs a create in one transaction. With an `Idempotency-Key`, a second call with the same input gets the first one's
 * answer, also when both run at once; the key is free again when the create is refused.
 * @throws ApiError 422 when the key came with another input before
 */
export const createOnce = async <T extends object>(
  context: Context,
  call: string,
  input: unknown,
  create: (trx: Db) => Promise<T>,
): Promise<T> => {
  const { db, idempotencyKey: key } = context
  const { accountId, userId } = signedIn(context)
  if (key === undefined) return db.transaction().execute(create)
  if (!KEY.test(key)) throw new ApiError(400, { message: 'Idempotency-Key: 1 to 200 visible ASCII characters' })
  const requestHash = createHash('sha256')
    .update(JSON.stringify([call, input]))
    .digest('hex')

  return db.transaction().execute(async (trx) => {
    // A parallel call with this key waits here until the first one has committed or given up.
    const claim = await trx
      .insertInto('idempotencyKey')
      .values({ accountId, userId, key, requestHash, answer: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!claim) {
      const earlier = await trx
        .selectFrom('idempotencyKey')
        .select(['requestHash', 'answer'])
        .where('accountId', '=', accountId)
        .where('userId', '=', userId)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      if (earlier.requestHash !== requestHash) {
        throw new ApiError(422, { message: 'Idempotency-Key: used before with another input' })
      }
      // Written below by the same call with the same input, so it has this form.
      return earlier.answer as T
    }
    const answer = await create(trx)
    await trx
      .updateTable('idempotencyKey')
      .set({ answer: JSON.stringify(answer) })
      .where('accountId', '=', accountId)
      .where('userId', '=', userId)
      .where('key', '=', key)
      .execute()
    return answer
  })
}
