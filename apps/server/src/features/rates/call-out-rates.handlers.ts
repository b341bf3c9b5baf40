import {
  ApiError,
  type CallOutRate,
  type CallOutRateConflict,
  type callOutRates,
  type Handlers,
} from '@onward/contract'
import { signedIn, type Context } from '#server/context.ts'
import { takeMoney } from '#server/money.ts'
import { plainRows } from '#server/plain-rows.ts'
import {
  callOutRateById,
  insertCallOutRate,
  sameCallOutRate,
  searchCallOutRates,
  takeCallOutRate,
  updateCallOutRate,
  type CallOutRateFields,
} from './call-out-rates.queries.ts'
import { checkNamed, removeRow } from './money-rows.ts'

const conflict = (
  message: string,
  reason: CallOutRateConflict['reason'],
  callOutRate: CallOutRate,
): CallOutRateConflict => ({ message, reason, facts: { callOutRate } })

const rows = plainRows<CallOutRate, CallOutRateFields>({
  what: 'callOutRate',
  byId: callOutRateById,
  take: takeCallOutRate,
  fieldsOf: ({ hospitalId, partOfDay, perMille }) => ({ hospitalId, partOfDay, perMille }),
  check: async (trx, accountId, fields, before) => {
    await takeMoney(trx, accountId)
    await checkNamed(trx, accountId, { hospitalId: fields.hospitalId }, before?.fields)
    const other = await sameCallOutRate(trx, accountId, fields)
    if (other && other.callOutRateId !== before?.id)
      throw new ApiError(409, conflict('There is one of this facility and part of the day', 'same', other))
  },
  insert: insertCallOutRate,
  update: updateCallOutRate,
  remove: (trx, accountId, id) => removeRow(trx, 'call_out_rate', accountId, id),
  newer: (message, callOutRate) => conflict(message, 'version', callOutRate),
})

export const callOutRatesHandlers: Handlers<typeof callOutRates, Context> = {
  listCallOutRates: (search, context) =>
    searchCallOutRates(context.db, { ...search, accountId: signedIn(context).accountId }),

  readCallOutRate: async ({ callOutRateId }, context) => ({ callOutRate: await rows.read(callOutRateId, context) }),

  createCallOutRate: (row, context) => {
    const { hospitalId = null, partOfDay = null } = row
    const fields = { ...row, hospitalId, partOfDay }
    return rows.create('createCallOutRate', row, fields, context, (callOutRate) => ({ callOutRate }))
  },

  changeCallOutRate: async ({ callOutRateId, version, ...to }, context) => ({
    callOutRate: await rows.change(callOutRateId, version, to, context),
  }),

  deleteCallOutRate: async ({ callOutRateId, version }, context) => ({
    callOutRate: await rows.remove(callOutRateId, version, context),
  }),
}
