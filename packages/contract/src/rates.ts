import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { Id, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { Currency, minorUnits } from './money-fields.ts'
import { PerPage, StoredPage, Text, Version } from './row-fields.ts'

/** As much as an hour may cost, in minor units. */
export const MOST_PER_HOUR = 100_000_000

/** What an hour costs, of whom and what is named; of all rates that fit a shift the one that names more of what counts first. */
export const Rate = v.object({
  rateId: v.string(),
  providerId: v.nullable(v.string()),
  providerName: v.nullable(v.string()),
  hospitalId: v.nullable(v.string()),
  facilityName: v.nullable(v.string()),
  shiftTypeId: v.nullable(v.string()),
  shiftTypeName: v.nullable(v.string()),
  specialtyId: v.nullable(v.string()),
  specialtyName: v.nullable(v.string()),
  /** First and last day, both part of it; without a last one it goes on. */
  validFrom: v.string(),
  validTo: v.nullable(v.string()),
  /** Minor units of the account's currency. */
  perHour: v.number(),
  version: v.number(),
})
export type Rate = v.InferOutput<typeof Rate>

const PerHour = minorUnits(0, MOST_PER_HOUR)
const named = {
  providerId: v.optional(v.nullable(Id)),
  hospitalId: v.optional(v.nullable(Id)),
  shiftTypeId: v.optional(v.nullable(Id)),
  specialtyId: v.optional(v.nullable(Id)),
}
const fields = { ...named, validFrom: LocalDate, validTo: v.optional(v.nullable(LocalDate)), perHour: PerHour }
export const NewRate = v.object(fields)
export type NewRate = v.InferInput<typeof NewRate>

const refused = { message: v.string(), facts: v.object({ rate: Rate }) }
/** Why a change of a rate was refused: `message` in English, `reason` and `facts` for any other wording. */
export const RateConflict = v.variant('reason', [
  /**
   * There is one that names the same, from the same day: neither would count before the other. Null where an import that goes on
   * brings it, and nobody sees it yet.
   */
  v.object({ message: v.string(), facts: v.object({ rate: v.nullable(Rate) }), reason: v.literal('same') }),
  /** The row has a newer version than the writer saw. */
  v.object({ ...refused, reason: v.literal('version') }),
])
export type RateConflict = v.InferOutput<typeof RateConflict>

const one = v.object({ rate: Rate })
const writes = { ...refusals, 404: Refusal, 409: RateConflict, 415: Refusal, 422: Refusal } as const
const reads = ['rates', 'people', 'places', 'shiftTypes'] as const

/** What people are paid by the hour. */
export const rates = endpoints({
  listRates: {
    method: 'GET',
    path: '/api/rates',
    allow: 'admin',
    summary: 'Rates of the account, those that count first before the others, and its currency',
    reads,
    input: v.object({ q: Text, providerId: Text, hospitalId: Text, page: StoredPage, perPage: PerPage }),
    answers: { 200: v.object({ rates: v.array(Rate), total: v.number(), ...Currency.entries }), ...refusals },
  },
  readRate: {
    method: 'GET',
    path: '/api/rates/{rateId}',
    allow: 'admin',
    summary: 'One rate as it is now',
    reads,
    input: v.object({ rateId: Id }),
    answers: { 200: one, ...refusals, 404: Refusal },
  },
  createRate: {
    method: 'POST',
    path: '/api/rates',
    allow: 'admin',
    idempotent: true,
    summary: 'Add a rate; honours Idempotency-Key',
    writes: ['rates', 'shiftTypes', 'people', 'history'],
    input: NewRate,
    answers: { 201: one, ...writes },
  },
  changeRate: {
    method: 'PATCH',
    path: '/api/rates/{rateId}',
    allow: 'admin',
    summary: 'Change what is given of a rate',
    writes: ['rates', 'shiftTypes', 'people', 'history'],
    input: v.object({ rateId: Id, version: Version, ...v.partial(NewRate).entries }),
    answers: { 200: one, ...writes },
  },
  deleteRate: {
    method: 'DELETE',
    path: '/api/rates/{rateId}',
    allow: 'admin',
    summary: 'Remove a rate that was recorded by mistake; one that ends is given its last day',
    writes: ['rates', 'shiftTypes', 'people', 'history'],
    input: v.object({ rateId: Id, version: Version }),
    answers: { 200: one, ...writes },
  },
})
