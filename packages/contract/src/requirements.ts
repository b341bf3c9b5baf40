import * as v from 'valibot'
import { Id, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { PerPage, StoredPage, Text, Version } from './row-fields.ts'

/** What a shift asks of whoever works it: at the facility, of the type and for the specialty, of these all that are given. */
export const Requirement = v.object({
  requirementId: v.string(),
  credentialTypeId: v.string(),
  credentialTypeName: v.string(),
  hospitalId: v.nullable(v.string()),
  facilityName: v.nullable(v.string()),
  shiftTypeId: v.nullable(v.string()),
  shiftTypeName: v.nullable(v.string()),
  specialtyId: v.nullable(v.string()),
  specialtyName: v.nullable(v.string()),
  version: v.number(),
})
export type Requirement = v.InferOutput<typeof Requirement>

const fields = {
  credentialTypeId: Id,
  hospitalId: v.optional(v.nullable(Id)),
  shiftTypeId: v.optional(v.nullable(Id)),
  specialtyId: v.optional(v.nullable(Id)),
}
export const NewRequirement = v.object(fields)
export type NewRequirement = v.InferInput<typeof NewRequirement>

const refused = { message: v.string(), facts: v.object({ requirement: Requirement }) }
/** Why a change of a requirement was refused: `message` in English, `reason` and `facts` for any other wording. */
export const RequirementConflict = v.variant('reason', [
  /** The same is required already. */
  v.object({ ...refused, reason: v.literal('same') }),
  /** The row has a newer version than the writer saw. */
  v.object({ ...refused, reason: v.literal('version') }),
])
export type RequirementConflict = v.InferOutput<typeof RequirementConflict>

const one = v.object({ requirement: Requirement })
const writes = { ...refusals, 404: Refusal, 409: RequirementConflict, 415: Refusal, 422: Refusal } as const
const reads = ['credentials', 'places', 'shiftTypes', 'people'] as const

/** Which credentials facilities, shift types and specialties need. */
export const requirements = endpoints({
  listRequirements: {
    method: 'GET',
    path: '/api/requirements',
    allow: 'admin',
    summary: 'Requirements of the account by the credential that is required',
    reads,
    input: v.object({ q: Text, page: StoredPage, perPage: PerPage }),
    answers: { 200: v.object({ requirements: v.array(Requirement), total: v.number() }), ...refusals },
  },
  readRequirement: {
    method: 'GET',
    path: '/api/requirements/{requirementId}',
    allow: 'admin',
    summary: 'One requirement as it is now',
    reads,
    input: v.object({ requirementId: Id }),
    answers: { 200: one, ...refusals, 404: Refusal },
  },
  createRequirement: {
    method: 'POST',
    path: '/api/requirements',
    allow: 'admin',
    idempotent: true,
    summary: 'Require a credential; honours Idempotency-Key',
    writes: ['credentials', 'people', 'shiftTypes', 'history'],
    input: NewRequirement,
    answers: { 201: one, ...writes },
  },
  changeRequirement: {
    method: 'PATCH',
    path: '/api/requirements/{requirementId}',
    allow: 'admin',
    summary: 'Change what is given of a requirement',
    writes: ['credentials', 'people', 'shiftTypes', 'history'],
    input: v.object({ requirementId: Id, version: Version, ...v.partial(NewRequirement).entries }),
    answers: { 200: one, ...writes },
  },
  deleteRequirement: {
    method: 'DELETE',
    path: '/api/requirements/{requirementId}',
    allow: 'admin',
    summary: 'Require it no longer',
    writes: ['credentials', 'people', 'shiftTypes', 'history'],
    input: v.object({ requirementId: Id, version: Version }),
    answers: { 200: one, ...writes },
  },
})
