import { ApiError, wrongField, type currencies, type Handlers } from '@onward/contract'
import { sql } from 'kysely'
import { recordChange } from '#server/audit.ts'
import { authorOf, signedIn, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { currencyOf, takeMoney } from '#server/money.ts'

const KNOWN: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** As many digits as the minor unit of a currency has by ISO 4217. */
const digitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Whether anything is said in the currency: it would mean something else in another one. */
const isSaid = async (db: Db, accountId: number) => {
  const { rows } = await sql<{ isSaid: boolean }>`
    select exists (select from rate where account_id = ${accountId})
      or exists (select from premium where account_id = ${accountId} and per_hour is not null)
      or exists (select from budget where account_id = ${accountId}) as "isSaid"`.execute(db)
  return rows[0]?.isSaid === true
}

export const currencyHandlers: Handlers<typeof currencies, Context> = {
  readCurrency: async (_, context) => {
    const { accountId } = signedIn(context)
    return { ...(await currencyOf(context.db, accountId)), isFixed: await isSaid(context.db, accountId) }
  },

  changeCurrency: async ({ currency }, context) => {
    if (!KNOWN.has(currency)) throw wrongField('currency', 'must be an ISO 4217 code that is in use')
    const author = authorOf(context)
    const { accountId } = author
    return context.db.transaction().execute(async (trx) => {
      await takeMoney(trx, accountId)
      const before = await currencyOf(trx, accountId)
      const isFixed = await isSaid(trx, accountId)
      if (before.currency === currency) return { ...before, isFixed }
      if (isFixed)
        throw new ApiError(409, {
          message: `There are amounts in ${before.currency}: remove them before it is changed`,
        })
      const after = { currency, digits: digitsOf(currency) }
      await trx
        .updateTable('account')
        .set({ currency, currencyDigits: after.digits })
        .where('accountId', '=', accountId)
        .execute()
      await recordChange(trx, author, { action: 'currency.changed', objectId: currency, before, after })
      return { ...after, isFixed }
    })
  },
}
