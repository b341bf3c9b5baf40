import * as v from 'valibot'
import { ShiftsAhead } from './bookings.ts'
import { LocalDate } from './date-fields.ts'
import { endpoints } from './http.ts'
import { Id, Name, Plain, Refusal, refusals } from './fields.ts'
import { FileId, fileWord } from './file-fields.ts'
import { PerPage, Standing, StoredPage, Text, Version } from './row-fields.ts'
import { Locked } from './verdicts.ts'

/** A place where people are scheduled. */
export const Facility = v.object({
  hospitalId: v.string(),
  facilityName: v.string(),
  /** What a roster writes instead of the name; no two of an account are alike. */
  code: v.string(),
  timeZone: v.string(),
  city: v.nullable(v.string()),
  state: v.nullable(v.string()),
  /** The tint that somebody chose, 0 to 11; null where it follows from the facility's place in the list. */
  tone: v.nullable(v.number()),
  /** The last date that people have been told of; null where they are told of everything as it is written. */
  publishedUntil: v.nullable(v.string()),
  /** Nobody is scheduled at one that is not. */
  isActive: v.boolean(),
  version: v.number(),
})
export type Facility = v.InferOutput<typeof Facility>

/** How many tints there are to choose from. */
const TINTS = 12
const Code = v.pipe(
  Plain,
  v.transform((code) => code.trim().toUpperCase()),
  v.regex(/^[\p{L}\p{N}]{2,6}$/u, 'must be 2 to 6 letters or digits'),
)
const fields = {
  facilityName: Name,
  timeZone: v.pipe(Plain, v.minLength(1, 'must not be empty'), v.maxLength(100, 'must have at most 100 characters')),
  code: v.optional(Code),
  publishedUntil: v.optional(v.nullable(LocalDate)),
  city: v.optional(fileWord(100)),
  state: v.optional(fileWord(100)),
  tone: v.optional(
    v.nullable(v.pipe(v.number(), v.safeInteger('must be a whole number'), v.minValue(0), v.maxValue(TINTS - 1))),
  ),
}
export const NewFacility = v.object({
  hospitalId: FileId,
  ...fields,
})
export type NewFacility = v.InferInput<typeof NewFacility>

/** What stays of the shifts ahead when the zone of their facility is corrected: what the wall shows, or the moments. */
export const Keep = v.picklist(['wall', 'instants'], 'must be wall or instants')
export type Keep = v.InferOutput<typeof Keep>

const refused = { message: v.string() }
/** Why a change of a facility was refused: `message` in English, `reason` and `facts` for any other wording. */
export const FacilityConflict = v.variant('reason', [
  /** Another facility of the account has the code, or the id. */
  v.object({ ...refused, reason: v.literal('code'), facts: v.object({ facility: Facility }) }),
  v.object({ ...refused, reason: v.literal('hospitalId'), facts: v.object({ facility: Facility }) }),
  /** The row has a newer version than the writer saw. */
  v.object({ ...refused, reason: v.literal('version'), facts: v.object({ facility: Facility }) }),
  /** Shifts stand there ahead, and nobody has said with `keep` what stays of them under the other zone. */
  v.object({ ...refused, reason: v.literal('zone'), facts: ShiftsAhead }),
  /** Shifts stand there ahead: they are cancelled or moved before the facility is closed. */
  v.object({ ...refused, reason: v.literal('shifts'), facts: ShiftsAhead }),
  /** Drafts lie within the days that people would be taken to know of: they are published, or cancelled, first. */
  v.object({ ...refused, reason: v.literal('drafts'), facts: v.object({ total: v.number() }) }),
  /** A shift cannot keep what was asked for under the other zone; `message` says which and why. */
  v.object({ ...refused, reason: v.literal('keep'), facts: v.object({}) }),
])
export type FacilityConflict = v.InferOutput<typeof FacilityConflict>

const one = { 200: v.object({ facility: Facility }), ...refusals, 404: Refusal }
const writes = { ...refusals, 404: Refusal, 409: FacilityConflict, 415: Refusal, 422: Refusal, 423: Locked } as const

/** The places of an account. */
export const facilities = endpoints({
  listFacilities: {
    method: 'GET',
    path: '/api/facilities',
    allow: 'scheduler',
    summary:
      'Facilities of the account by name, with their time zones; those in use unless another status is asked for',
    reads: ['places'],
    input: v.object({ q: Text, status: Standing, page: StoredPage, perPage: PerPage }),
    answers: { 200: v.object({ facilities: v.array(Facility), total: v.number() }), ...refusals },
  },
  readFacility: {
    method: 'GET',
    path: '/api/facilities/{hospitalId}',
    allow: 'scheduler',
    summary: 'One facility as it is now, one that is not in use too',
    reads: ['places'],
    input: v.object({ hospitalId: Id }),
    answers: one,
  },
  createFacility: {
    method: 'POST',
    path: '/api/facilities',
    allow: 'admin',
    idempotent: true,
    summary: 'Add a facility; honours Idempotency-Key',
    writes: ['places'],
    input: NewFacility,
    answers: { 201: v.object({ facility: Facility }), ...writes },
  },
  changeFacility: {
    method: 'PATCH',
    path: '/api/facilities/{hospitalId}',
    allow: 'admin',
    summary:
      'Change what is given of a facility; with another zone `keep` says what stays of the shifts ahead. `isActive` takes one back into use',
    writes: ['places', 'shifts', 'history'],
    input: v.object({
      hospitalId: Id,
      version: Version,
      ...v.partial(v.object(fields)).entries,
      isActive: v.optional(v.literal(true, 'must be true; DELETE takes a facility out of use')),
      keep: v.optional(Keep),
    }),
    answers: { 200: v.object({ facility: Facility }), ...writes },
  },
  closeFacility: {
    method: 'DELETE',
    path: '/api/facilities/{hospitalId}',
    allow: 'admin',
    summary: 'Take a facility without shifts ahead out of use; its row and what was worked there stay',
    writes: ['places'],
    input: v.object({ hospitalId: Id, version: Version }),
    answers: { 200: v.object({ facility: Facility }), ...writes },
  },
})
