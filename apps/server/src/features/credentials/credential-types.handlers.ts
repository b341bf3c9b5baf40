import type { CredentialType, CredentialTypeConflict, credentialTypes, Handlers } from '@onward/contract'
import { signedIn, type Context } from '#server/context.ts'
import { namedRows } from '#server/named-rows.ts'
import {
  credentialTypeById,
  credentialTypeNamed,
  deleteCredentialType,
  insertCredentialType,
  searchCredentialTypes,
  takeCredentialType,
  updateCredentialType,
} from './credential-types.queries.ts'

const rows = namedRows<CredentialType>({
  what: 'credentialType',
  called: 'credential type',
  nameOf: ({ credentialTypeName }) => credentialTypeName,
  byId: credentialTypeById,
  take: takeCredentialType,
  named: credentialTypeNamed,
  insert: insertCredentialType,
  update: updateCredentialType,
  remove: deleteCredentialType,
  refusal: (message, reason, credentialType): CredentialTypeConflict => ({
    message,
    reason,
    facts: { credentialType },
  }),
})

export const credentialTypesHandlers: Handlers<typeof credentialTypes, Context> = {
  listCredentialTypes: (search, context) =>
    searchCredentialTypes(context.db, { ...search, accountId: signedIn(context).accountId }),

  readCredentialType: async ({ credentialTypeId }, context) => ({
    credentialType: await rows.read(credentialTypeId, context),
  }),

  createCredentialType: (row, context) =>
    rows.create('createCredentialType', row, row.credentialTypeName, context, (credentialType) => ({
      credentialType,
    })),

  changeCredentialType: async ({ credentialTypeId, version, credentialTypeName: name, isActive }, context) => ({
    credentialType: await rows.change(credentialTypeId, version, { name, isActive }, context),
  }),

  deleteCredentialType: async ({ credentialTypeId, version }, context) => {
    const { row, isDeleted } = await rows.remove(credentialTypeId, version, context)
    return { credentialType: row, isDeleted }
  },
}
