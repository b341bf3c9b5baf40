import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { Id, Refusal, refusals } from './fields.ts'
import { fileWord } from './file-fields.ts'
import { endpoints } from './http.ts'
import { oneOf, PerPage, StoredPage, Text, Version } from './row-fields.ts'

/** So many days before its last one a credential expires soon. */
export const EXPIRING_DAYS = 60
/** `notYet`: valid from a later day on. `expiring`: valid, and for no more than `EXPIRING_DAYS` days. `lapsed`: its last day is over. */
export const CredentialStatus = v.picklist(['valid', 'notYet', 'expiring', 'lapsed', 'revoked'])
export type CredentialStatus = v.InferOutput<typeof CredentialStatus>

/** What somebody has: of which type, and from when to when. */
export const Credential = v.object({
  credentialId: v.string(),
  providerId: v.string(),
  providerName: v.string(),
  credentialTypeId: v.string(),
  credentialTypeName: v.string(),
  /** Of a privilege the facility; of anything else null. */
  hospitalId: v.nullable(v.string()),
  facilityName: v.nullable(v.string()),
  /** What stands on it. */
  number: v.nullable(v.string()),
  /** First and last day, both part of it; null is open. */
  validFrom: v.nullable(v.string()),
  validTo: v.nullable(v.string()),
  isRevoked: v.boolean(),
  /** As of today in UTC. */
  status: CredentialStatus,
  version: v.number(),
})
export type Credential = v.InferOutput<typeof Credential>

const fields = {
  credentialTypeId: Id,
  hospitalId: v.optional(v.nullable(Id)),
  number: v.optional(fileWord(100)),
  validFrom: v.optional(v.nullable(LocalDate)),
  validTo: v.optional(v.nullable(LocalDate)),
  isRevoked: v.optional(v.boolean('must be true or false')),
}
export const NewCredential = v.object({ providerId: Id, ...fields })
export type NewCredential = v.InferInput<typeof NewCredential>

/** Why a change of a credential was refused: the row has a newer version than the writer saw. */
export const CredentialConflict = v.object({
  message: v.string(),
  reason: v.literal('version'),
  facts: v.object({ credential: Credential }),
})
export type CredentialConflict = v.InferOutput<typeof CredentialConflict>

const one = v.object({ credential: Credential })
const writes = { ...refusals, 404: Refusal, 409: CredentialConflict, 415: Refusal, 422: Refusal } as const

/** What the people of an account have. */
export const credentials = endpoints({
  listCredentials: {
    method: 'GET',
    path: '/api/credentials',
    allow: 'admin',
    summary: 'Credentials of the account, those that end first before the others',
    reads: ['credentials', 'people', 'places'],
    input: v.object({
      q: Text,
      providerId: Text,
      credentialTypeId: Text,
      status: oneOf(CredentialStatus.options),
      page: StoredPage,
      perPage: PerPage,
    }),
    answers: { 200: v.object({ credentials: v.array(Credential), total: v.number() }), ...refusals },
  },
  readCredential: {
    method: 'GET',
    path: '/api/credentials/{credentialId}',
    allow: 'admin',
    summary: 'One credential as it is now',
    reads: ['credentials', 'people', 'places'],
    input: v.object({ credentialId: Id }),
    answers: { 200: one, ...refusals, 404: Refusal },
  },
  createCredential: {
    method: 'POST',
    path: '/api/credentials',
    allow: 'admin',
    idempotent: true,
    summary: 'Record what somebody has; honours Idempotency-Key',
    writes: ['credentials', 'history'],
    input: NewCredential,
    answers: { 201: one, ...writes },
  },
  changeCredential: {
    method: 'PATCH',
    path: '/api/credentials/{credentialId}',
    allow: 'admin',
    summary: 'Change what is given of a credential',
    writes: ['credentials', 'history'],
    input: v.object({ credentialId: Id, version: Version, ...v.partial(v.object(fields)).entries }),
    answers: { 200: one, ...writes },
  },
  deleteCredential: {
    method: 'DELETE',
    path: '/api/credentials/{credentialId}',
    allow: 'admin',
    summary: 'Remove a credential that was recorded by mistake; one that was taken away is revoked',
    writes: ['credentials', 'history'],
    input: v.object({ credentialId: Id, version: Version }),
    answers: { 200: one, ...writes },
  },
})
