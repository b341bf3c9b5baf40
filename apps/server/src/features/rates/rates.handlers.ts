import { ApiError, type Handlers, type Rate, type RateConflict, type rates } from '@onward/contract'
import { signedIn, type Context } from '#server/context.ts'
import { isUniqueViolation } from '#server/db-errors.ts'
import { currencyOf, takeMoney } from '#server/money.ts'
import { plainRows } from '#server/plain-rows.ts'
import { checkNamed, inOrder, removeRow } from './money-rows.ts'
import { insertRate, rateById, sameRate, searchRates, takeRate, updateRate, type RateFields } from './rates.queries.ts'

/** @param rate null where an import that goes on brings it */
const same = ({ validFrom }: RateFields, rate: Rate | null) => {
  const where = rate ? 'There is' : 'An import that goes on brings'
  const body: RateConflict = {
    message: `${where} a rate for the same from ${validFrom} on`,
    reason: 'same',
    facts: { rate },
  }
  return new ApiError(409, body)
}

/** What an import that goes on has written ahead is seen by nobody, and holds its first day all the same. */
const unlessUnseen = (fields: RateFields) => (error: unknown) => {
  throw isUniqueViolation(error) ? same(fields, null) : error
}

const fieldsOf = (row: RateFields): RateFields => {
  const { providerId, hospitalId, shiftTypeId, specialtyId, validFrom, validTo, perHour } = row
  return { providerId, hospitalId, shiftTypeId, specialtyId, validFrom, validTo, perHour }
}

const rows = plainRows<Rate, RateFields>({
  what: 'rate',
  byId: rateById,
  take: takeRate,
  fieldsOf,
  check: async (trx, accountId, fields, before) => {
    inOrder(fields)
    await takeMoney(trx, accountId)
    await checkNamed(trx, accountId, fields, before?.fields)
    const other = await sameRate(trx, accountId, fields)
    if (other && other.rateId !== before?.id) throw same(fields, other)
  },
  insert: (trx, accountId, id, fields) => insertRate(trx, accountId, id, fields).catch(unlessUnseen(fields)),
  update: (trx, accountId, id, fields) => updateRate(trx, accountId, id, fields).catch(unlessUnseen(fields)),
  remove: (trx, accountId, id) => removeRow(trx, 'rate', accountId, id),
  newer: (message, rate): RateConflict => ({ message, reason: 'version', facts: { rate } }),
})

export const ratesHandlers: Handlers<typeof rates, Context> = {
  listRates: async (search, context) => {
    const { accountId } = signedIn(context)
    const found = await searchRates(context.db, { ...search, accountId })
    return { ...found, ...(await currencyOf(context.db, accountId)) }
  },

  readRate: async ({ rateId }, context) => ({ rate: await rows.read(rateId, context) }),

  createRate: (row, context) => {
    const { providerId = null, hospitalId = null, shiftTypeId = null, specialtyId = null, validTo = null } = row
    const fields = { ...row, providerId, hospitalId, shiftTypeId, specialtyId, validTo }
    return rows.create('createRate', row, fields, context, (rate) => ({ rate }))
  },

  changeRate: async ({ rateId, version, ...to }, context) => ({
    rate: await rows.change(rateId, version, to, context),
  }),

  deleteRate: async ({ rateId, version }, context) => ({ rate: await rows.remove(rateId, version, context) }),
}
