import { wrongField, type Credential, type CredentialConflict, type credentials, type Handlers } from '@onward/contract'
import { unknownId } from '#server/booking/refusals.ts'
import { signedIn, type Context } from '#server/context.ts'
import { plainRows } from '#server/plain-rows.ts'
import {
  credentialById,
  deleteCredential,
  insertCredential,
  searchCredentials,
  takeCredential,
  updateCredential,
  whatThereIs,
  type CredentialFields,
} from './credentials.queries.ts'

const rows = plainRows<Credential, CredentialFields>({
  what: 'credential',
  byId: credentialById,
  take: takeCredential,
  fieldsOf: ({ providerId, credentialTypeId, hospitalId, number, validFrom, validTo, isRevoked }) => ({
    providerId,
    credentialTypeId,
    hospitalId,
    number,
    validFrom,
    validTo,
    isRevoked,
  }),
  check: async (trx, accountId, fields, before) => {
    const { validFrom, validTo, credentialTypeId, hospitalId } = fields
    if (validFrom !== null && validTo !== null && validTo < validFrom)
      throw wrongField('validTo', 'must not be before the first day')
    const { isSomebody, type, place } = await whatThereIs(trx, accountId, fields)
    if (!isSomebody) throw unknownId('providerId', 'a provider')
    // What is put away stays with who has it.
    if (!type || (!type.isActive && credentialTypeId !== before?.fields.credentialTypeId))
      throw unknownId('credentialTypeId', 'a credential type')
    if (hospitalId !== null && (!place || (!place.isActive && hospitalId !== before?.fields.hospitalId)))
      throw unknownId('hospitalId', 'a facility')
  },
  insert: insertCredential,
  update: updateCredential,
  remove: deleteCredential,
  newer: (message, credential): CredentialConflict => ({ message, reason: 'version', facts: { credential } }),
})

export const credentialsHandlers: Handlers<typeof credentials, Context> = {
  listCredentials: (search, context) =>
    searchCredentials(context.db, { ...search, accountId: signedIn(context).accountId }),

  readCredential: async ({ credentialId }, context) => ({ credential: await rows.read(credentialId, context) }),

  createCredential: (row, context) => {
    const { hospitalId = null, number = null, validFrom = null, validTo = null, isRevoked = false } = row
    const fields = { ...row, hospitalId, number, validFrom, validTo, isRevoked }
    return rows.create('createCredential', row, fields, context, (credential) => ({ credential }))
  },

  changeCredential: async ({ credentialId, version, ...to }, context) => ({
    credential: await rows.change(credentialId, version, to, context),
  }),

  deleteCredential: async ({ credentialId, version }, context) => ({
    credential: await rows.remove(credentialId, version, context),
  }),
}
