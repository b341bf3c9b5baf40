import * as v from 'valibot'
import { Id, Name, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { PerPage, Standing, StoredPage, Text, Version } from './row-fields.ts'

/** What people have to have: a licence, a course, a privilege. */
export const CredentialType = v.object({
  credentialTypeId: v.string(),
  credentialTypeName: v.string(),
  /** Nobody is given one that is not; who has it keeps it. */
  isActive: v.boolean(),
  /** How many people have one. */
  people: v.number(),
  /** Whether somebody has it or something requires it: it is put away then, not deleted. */
  isUsed: v.boolean(),
  version: v.number(),
})
export type CredentialType = v.InferOutput<typeof CredentialType>

const refused = { message: v.string(), facts: v.object({ credentialType: CredentialType }) }
/** Why a change of a credential type was refused: `message` in English, `reason` and `facts` for any other wording. */
export const CredentialTypeConflict = v.variant('reason', [
  /** Another one of the account, in use or put away, has the name. */
  v.object({ ...refused, reason: v.literal('name') }),
  /** The row has a newer version than the writer saw. */
  v.object({ ...refused, reason: v.literal('version') }),
])
export type CredentialTypeConflict = v.InferOutput<typeof CredentialTypeConflict>

const one = v.object({ credentialType: CredentialType })
const writes = { ...refusals, 404: Refusal, 409: CredentialTypeConflict, 415: Refusal, 422: Refusal } as const

/** What the people of an account have to have. */
export const credentialTypes = endpoints({
  listCredentialTypes: {
    method: 'GET',
    path: '/api/credential-types',
    allow: 'admin',
    summary: 'Credential types of the account by name; those in use unless another status is asked for',
    reads: ['credentials'],
    input: v.object({ q: Text, status: Standing, page: StoredPage, perPage: PerPage }),
    answers: { 200: v.object({ credentialTypes: v.array(CredentialType), total: v.number() }), ...refusals },
  },
  readCredentialType: {
    method: 'GET',
    path: '/api/credential-types/{credentialTypeId}',
    allow: 'admin',
    summary: 'One credential type as it is now, one that was put away too',
    reads: ['credentials'],
    input: v.object({ credentialTypeId: Id }),
    answers: { 200: one, ...refusals, 404: Refusal },
  },
  createCredentialType: {
    method: 'POST',
    path: '/api/credential-types',
    allow: 'admin',
    idempotent: true,
    summary: 'Add a credential type; honours Idempotency-Key',
    writes: ['credentials', 'history'],
    input: v.object({ credentialTypeName: Name }),
    answers: { 201: one, ...writes },
  },
  changeCredentialType: {
    method: 'PATCH',
    path: '/api/credential-types/{credentialTypeId}',
    allow: 'admin',
    summary: 'Rename a credential type. `isActive` takes one back into use',
    writes: ['credentials', 'history'],
    input: v.object({
      credentialTypeId: Id,
      version: Version,
      credentialTypeName: v.optional(Name),
      isActive: v.optional(v.literal(true, 'must be true; DELETE puts a credential type away')),
    }),
    answers: { 200: one, ...writes },
  },
  deleteCredentialType: {
    method: 'DELETE',
    path: '/api/credential-types/{credentialTypeId}',
    allow: 'admin',
    summary: 'Put a credential type away that people have or something requires, and delete one that is nowhere',
    writes: ['credentials', 'history'],
    input: v.object({ credentialTypeId: Id, version: Version }),
    answers: { 200: v.object({ credentialType: CredentialType, isDeleted: v.boolean() }), ...writes },
  },
})
