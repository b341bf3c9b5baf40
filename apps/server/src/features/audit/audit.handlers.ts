import { MOST_ENTRIES, wrongField, type audit, type Handlers } from '@onward/contract'
import { signedIn, type Context } from '#server/context.ts'
import { searchAudit } from './audit.queries.ts'

export const auditHandlers: Handlers<typeof audit, Context> = {
  listAudit: async (search, context) => {
    if ((search.page - 1) * search.perPage >= MOST_ENTRIES)
      throw wrongField(
        'page',
        `must not lead beyond the newest ${MOST_ENTRIES} entries; ask for older ones by their time`,
      )
    return searchAudit(context.db, { ...search, accountId: signedIn(context).accountId })
  },
}
