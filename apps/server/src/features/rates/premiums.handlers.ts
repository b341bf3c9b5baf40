import {
  ApiError,
  wrongField,
  type Handlers,
  type Premium,
  type PremiumConflict,
  type premiums,
} from '@onward/contract'
import { signedIn, type Context } from '#server/context.ts'
import { currencyOf, takeMoney } from '#server/money.ts'
import { plainRows } from '#server/plain-rows.ts'
import { checkNamed, inOrder, removeRow } from './money-rows.ts'
import {
  insertPremium,
  premiumById,
  samePremium,
  searchPremiums,
  takePremium,
  updatePremium,
  type PremiumFields,
} from './premiums.queries.ts'

const conflict = (message: string, reason: PremiumConflict['reason'], premium: Premium): PremiumConflict => ({
  message,
  reason,
  facts: { premium },
})
const same = (premium: Premium) =>
  new ApiError(409, conflict(`There is a ${premium.kind} premium there from ${premium.validFrom} on`, 'same', premium))

/** @throws ApiError that names the field: it is a share of the rate, or so much an hour, and not both */
const oneOfBoth = ({ basisPoints, perHour }: PremiumFields) => {
  if (basisPoints === null && perHour === null) throw wrongField('basisPoints', 'or perHour must be given')
  if (basisPoints !== null && perHour !== null) throw wrongField('perHour', 'must not be given beside basisPoints')
}

const rows = plainRows<Premium, PremiumFields>({
  what: 'premium',
  byId: premiumById,
  take: takePremium,
  fieldsOf: ({ kind, hospitalId, validFrom, validTo, basisPoints, perHour }) => ({
    kind,
    hospitalId,
    validFrom,
    validTo,
    basisPoints,
    perHour,
  }),
  check: async (trx, accountId, fields, before) => {
    inOrder(fields)
    oneOfBoth(fields)
    await takeMoney(trx, accountId)
    await checkNamed(trx, accountId, { hospitalId: fields.hospitalId }, before?.fields)
    const other = await samePremium(trx, accountId, fields)
    if (other && other.premiumId !== before?.id) throw same(other)
  },
  insert: insertPremium,
  update: updatePremium,
  remove: (trx, accountId, id) => removeRow(trx, 'premium', accountId, id),
  newer: (message, premium) => conflict(message, 'version', premium),
})

export const premiumsHandlers: Handlers<typeof premiums, Context> = {
  listPremiums: async (search, context) => {
    const { accountId } = signedIn(context)
    const found = await searchPremiums(context.db, { ...search, accountId })
    return { ...found, ...(await currencyOf(context.db, accountId)) }
  },

  readPremium: async ({ premiumId }, context) => ({ premium: await rows.read(premiumId, context) }),

  createPremium: (row, context) => {
    const { hospitalId = null, validTo = null, basisPoints = null, perHour = null } = row
    const fields = { ...row, hospitalId, validTo, basisPoints, perHour }
    return rows.create('createPremium', row, fields, context, (premium) => ({ premium }))
  },

  changePremium: async ({ premiumId, version, ...to }, context) => ({
    premium: await rows.change(premiumId, version, to, context),
  }),

  deletePremium: async ({ premiumId, version }, context) => ({
    premium: await rows.remove(premiumId, version, context),
  }),
}
