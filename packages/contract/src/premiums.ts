import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { Id, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { Currency, minorUnits } from './money-fields.ts'
import { MOST_PER_HOUR } from './rates.ts'
import { oneOf, PerPage, StoredPage, Text, Version } from './row-fields.ts'

/** As much as a premium may add to a rate, in hundredths of a percent. */
export const MOST_BASIS_POINTS = 100_000
export const PREMIUM_KINDS = ['night', 'weekend', 'holiday', 'overtime', 'call'] as const
const PremiumKind = v.picklist(PREMIUM_KINDS, `must be one of ${PREMIUM_KINDS.join(', ')}`)
export type PremiumKind = v.InferOutput<typeof PremiumKind>

/** What is paid on top of the rate: a share of it, or so much an hour. */
export const Premium = v.object({
  premiumId: v.string(),
  kind: PremiumKind,
  hospitalId: v.nullable(v.string()),
  facilityName: v.nullable(v.string()),
  validFrom: v.string(),
  validTo: v.nullable(v.string()),
  /** Hundredths of a percent of the rate; null where it is so much an hour. */
  basisPoints: v.nullable(v.number()),
  /** Minor units of the account's currency; null where it is a share. */
  perHour: v.nullable(v.number()),
  version: v.number(),
})
export type Premium = v.InferOutput<typeof Premium>

const points = `must be a whole number of hundredths of a percent from 1 to ${MOST_BASIS_POINTS}`
const fields = {
  kind: PremiumKind,
  hospitalId: v.optional(v.nullable(Id)),
  validFrom: LocalDate,
  validTo: v.optional(v.nullable(LocalDate)),
  basisPoints: v.optional(
    v.nullable(
      v.pipe(v.number(points), v.safeInteger(points), v.minValue(1, points), v.maxValue(MOST_BASIS_POINTS, points)),
    ),
  ),
  perHour: v.optional(v.nullable(minorUnits(1, MOST_PER_HOUR))),
}
export const NewPremium = v.object(fields)
export type NewPremium = v.InferInput<typeof NewPremium>

const refused = { message: v.string(), facts: v.object({ premium: Premium }) }
/** Why a change of a premium was refused: `message` in English, `reason` and `facts` for any other wording. */
export const PremiumConflict = v.variant('reason', [
  /** There is one of the kind at the same place from the same day: neither would count before the other. */
  v.object({ ...refused, reason: v.literal('same') }),
  /** The row has a newer version than the writer saw. */
  v.object({ ...refused, reason: v.literal('version') }),
])
export type PremiumConflict = v.InferOutput<typeof PremiumConflict>

const one = v.object({ premium: Premium })
const writes = { ...refusals, 404: Refusal, 409: PremiumConflict, 415: Refusal, 422: Refusal } as const

/** What is paid on top of rates. */
export const premiums = endpoints({
  listPremiums: {
    method: 'GET',
    path: '/api/premiums',
    allow: 'admin',
    summary: 'Premiums of the account by kind, those that count first before the others, and its currency',
    reads: ['rates', 'places'],
    input: v.object({ q: Text, kind: oneOf(PREMIUM_KINDS), hospitalId: Text, page: StoredPage, perPage: PerPage }),
    answers: { 200: v.object({ premiums: v.array(Premium), total: v.number(), ...Currency.entries }), ...refusals },
  },
  readPremium: {
    method: 'GET',
    path: '/api/premiums/{premiumId}',
    allow: 'admin',
    summary: 'One premium as it is now',
    reads: ['rates', 'places'],
    input: v.object({ premiumId: Id }),
    answers: { 200: one, ...refusals, 404: Refusal },
  },
  createPremium: {
    method: 'POST',
    path: '/api/premiums',
    allow: 'admin',
    idempotent: true,
    summary: 'Add a premium; honours Idempotency-Key',
    writes: ['rates', 'history'],
    input: NewPremium,
    answers: { 201: one, ...writes },
  },
  changePremium: {
    method: 'PATCH',
    path: '/api/premiums/{premiumId}',
    allow: 'admin',
    summary: 'Change what is given of a premium',
    writes: ['rates', 'history'],
    input: v.object({ premiumId: Id, version: Version, ...v.partial(NewPremium).entries }),
    answers: { 200: one, ...writes },
  },
  deletePremium: {
    method: 'DELETE',
    path: '/api/premiums/{premiumId}',
    allow: 'admin',
    summary: 'Remove a premium that was recorded by mistake; one that ends is given its last day',
    writes: ['rates', 'history'],
    input: v.object({ premiumId: Id, version: Version }),
    answers: { 200: one, ...writes },
  },
})
