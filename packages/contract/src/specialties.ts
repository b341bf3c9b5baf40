import * as v from 'valibot'
import { Id, Name, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { PerPage, Standing, StoredPage, Text, Version } from './row-fields.ts'

/** What people are trained for. */
export const Specialty = v.object({
  specialtyId: v.string(),
  specialtyName: v.string(),
  /** Nobody is given one that is not; who has it keeps it. */
  isActive: v.boolean(),
  /** How many people have it, those who have left too. */
  people: v.number(),
  /** Whether people, shifts or demand have it: it is put away then, not deleted. */
  isUsed: v.boolean(),
  version: v.number(),
})
export type Specialty = v.InferOutput<typeof Specialty>

const refused = { message: v.string() }
/** Why a change of a specialty was refused: `message` in English, `reason` and `facts` for any other wording. */
export const SpecialtyConflict = v.variant('reason', [
  /** Another one of the account, in use or put away, has the name. */
  v.object({ ...refused, reason: v.literal('name'), facts: v.object({ specialty: Specialty }) }),
  /** The row has a newer version than the writer saw. */
  v.object({ ...refused, reason: v.literal('version'), facts: v.object({ specialty: Specialty }) }),
])
export type SpecialtyConflict = v.InferOutput<typeof SpecialtyConflict>

const one = v.object({ specialty: Specialty })
const writes = { ...refusals, 404: Refusal, 409: SpecialtyConflict, 415: Refusal, 422: Refusal } as const

/** What the people of an account are trained for. */
export const specialties = endpoints({
  listSpecialties: {
    method: 'GET',
    path: '/api/specialties',
    allow: 'scheduler',
    summary: 'Specialties of the account by name; those in use unless another status is asked for',
    reads: ['people'],
    input: v.object({ q: Text, status: Standing, page: StoredPage, perPage: PerPage }),
    answers: { 200: v.object({ specialties: v.array(Specialty), total: v.number() }), ...refusals },
  },
  readSpecialty: {
    method: 'GET',
    path: '/api/specialties/{specialtyId}',
    allow: 'scheduler',
    summary: 'One specialty as it is now, one that was put away too',
    reads: ['people'],
    input: v.object({ specialtyId: Id }),
    answers: { 200: one, ...refusals, 404: Refusal },
  },
  createSpecialty: {
    method: 'POST',
    path: '/api/specialties',
    allow: 'admin',
    idempotent: true,
    summary: 'Add a specialty; honours Idempotency-Key',
    writes: ['people'],
    input: v.object({ specialtyName: Name }),
    answers: { 201: one, ...writes },
  },
  changeSpecialty: {
    method: 'PATCH',
    path: '/api/specialties/{specialtyId}',
    allow: 'admin',
    summary: 'Rename a specialty, for everybody who has it. `isActive` takes one back into use',
    writes: ['people', 'shifts'],
    input: v.object({
      specialtyId: Id,
      version: Version,
      specialtyName: v.optional(Name),
      isActive: v.optional(v.literal(true, 'must be true; DELETE puts a specialty away')),
    }),
    answers: { 200: one, ...writes },
  },
  deleteSpecialty: {
    method: 'DELETE',
    path: '/api/specialties/{specialtyId}',
    allow: 'admin',
    summary: 'Put a specialty away that people or shifts have, and delete one that none has',
    writes: ['people'],
    input: v.object({ specialtyId: Id, version: Version }),
    answers: { 200: v.object({ specialty: Specialty, isDeleted: v.boolean() }), ...writes },
  },
})
