import { ApiError, type Handlers, type Rate, type RateConflict, type rates } from '@onward/contract'
import { signedIn, type Context } from '#server/context.ts'
import { plainRows } from '#server/plain-rows.ts'
import { checkNamed, currencyOf, inOrder, takeMoney, removeRow } from './money-rows.ts'
import { insertRate, rateById, sameRate, searchRates, takeRate, updateRate, type RateFields } from './rates.queries.ts'

const conflict = (message: string, reason: RateConflict['reason'], rate: Rate): RateConflict => ({
  message,
  reason,
  facts: { rate },
})
const same = (rate: Rate) =>
  new ApiError(409, conflict(`There is a rate for the same from ${rate.validFrom} on`, 'same', rate))

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
    if (other && other.rateId !== before?.id) throw same(other)
  },
  insert: insertRate,
  update: updateRate,
  remove: (trx, accountId, id) => removeRow(trx, 'rate', accountId, id),
  newer: (message, rate) => conflict(message, 'version', rate),
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
