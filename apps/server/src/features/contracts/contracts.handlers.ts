import {
  ApiError,
  wrongField,
  type Contract,
  type ContractConflict,
  type contracts,
  type Handlers,
} from '@onward/contract'
import { namedPacks } from '@onward/scheduling/judge'
import { takePeople } from '#server/booking/people.ts'
import { unknownId } from '#server/booking/refusals.ts'
import { signedIn, type Context } from '#server/context.ts'
import { plainRows } from '#server/plain-rows.ts'
import {
  contractById,
  deleteContract,
  insertContract,
  overlapping,
  searchContracts,
  takeContract,
  updateContract,
  type ContractFields,
} from './contracts.queries.ts'

const conflict = (message: string, reason: 'overlap' | 'version', contract: Contract): ContractConflict => ({
  message,
  reason,
  facts: { contract },
})

/** @throws ApiError that names the field */
const checkPack = (packId: string | null) => {
  if (packId !== null && !namedPacks.some((pack) => pack.packId === packId))
    throw wrongField('packId', 'must name a pack of rules')
}

/** @throws ApiError that names the field */
const inOrder = ({ validFrom, validTo, targetHours, leastHours, mostHours }: ContractFields) => {
  if (validTo !== null && validTo < validFrom) throw wrongField('validTo', 'must not be before the first day')
  if (leastHours !== null && mostHours !== null && leastHours > mostHours)
    throw wrongField('mostHours', 'must not be fewer than the least')
  if (targetHours !== null && leastHours !== null && targetHours < leastHours)
    throw wrongField('targetHours', 'must not be fewer than the least')
  if (targetHours !== null && mostHours !== null && targetHours > mostHours)
    throw wrongField('targetHours', 'must not be more than the most')
}

const rows = plainRows<Contract, ContractFields>({
  what: 'contract',
  byId: contractById,
  take: takeContract,
  fieldsOf: ({ providerId, validFrom, validTo, fte, targetHours, leastHours, mostHours, packId }) => ({
    providerId,
    validFrom,
    validTo,
    fte,
    targetHours,
    leastHours,
    mostHours,
    packId,
  }),
  check: async (trx, accountId, fields, before) => {
    inOrder(fields)
    checkPack(fields.packId)
    // Whoever else writes a contract of theirs waits here.
    const people = await takePeople(trx, accountId, [fields.providerId])
    if (!people.has(fields.providerId)) throw unknownId('providerId', 'a provider')
    const other = await overlapping(trx, accountId, fields, before?.id ?? '')
    if (!other) return
    const days = `${other.validFrom} to ${other.validTo ?? 'further notice'}`
    throw new ApiError(409, conflict(`${other.providerName} has a contract from ${days}`, 'overlap', other))
  },
  insert: insertContract,
  update: updateContract,
  remove: deleteContract,
  newer: (message, contract) => conflict(message, 'version', contract),
})

export const contractsHandlers: Handlers<typeof contracts, Context> = {
  listContracts: (search, context) =>
    searchContracts(context.db, { ...search, accountId: signedIn(context).accountId }),

  readContract: async ({ contractId }, context) => ({ contract: await rows.read(contractId, context) }),

  createContract: (row, context) => {
    const { validTo = null, targetHours = null, leastHours = null, mostHours = null, packId = null } = row
    const fields = { ...row, validTo, targetHours, leastHours, mostHours, packId }
    return rows.create('createContract', row, fields, context, (contract) => ({ contract }))
  },

  changeContract: async ({ contractId, version, ...to }, context) => ({
    contract: await rows.change(contractId, version, to, context),
  }),

  deleteContract: async ({ contractId, version }, context) => ({
    contract: await rows.remove(contractId, version, context),
  }),
}
