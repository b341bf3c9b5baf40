import { wrongField, type batches, type Handlers } from '@onward/contract'
import { undoBatch } from '#server/booking/undo.ts'
import { authorOf, scopeOf, signedIn, type Context } from '#server/context.ts'
import { createOnce } from '#server/idempotent.ts'
import { listBatches } from './batches.queries.ts'

export const batchesHandlers: Handlers<typeof batches, Context> = {
  listBatches: async ({ from, to, page, perPage }, context) => {
    if (to < from) throw wrongField('to', 'must not be before from')
    const user = signedIn(context)
    const { accountId } = user
    // Who plans at some facilities is told what they booked themselves, and nothing of what is elsewhere.
    const userId = scopeOf(user) === undefined ? undefined : user.userId
    return listBatches(context.db, { accountId, userId, from, to, page, perPage })
  },

  undoBatch: async ({ batchId }, context) => {
    const author = authorOf(context)
    return createOnce(context, 'undoBatch', { batchId }, (trx) => undoBatch(trx, author, batchId))
  },
}
