import * as v from 'valibot'
import { Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { whole } from './whole-fields.ts'

/** In what an account counts money: its ISO 4217 code, and how many digits its minor unit has. */
export const Currency = v.object({ currency: v.string(), digits: v.number() })
export type Currency = v.InferOutput<typeof Currency>

/** Money in minor units: whole numbers, such as cents, from `least` to `most`. */
export const minorUnits = (least: number, most: number) => whole(least, most, 'minor units')

/** In what money is counted. */
export const currencies = endpoints({
  readCurrency: {
    method: 'GET',
    path: '/api/currency',
    allow: 'admin',
    summary: 'In what the account counts money, and whether it may still be changed',
    reads: ['rates'],
    answers: { 200: v.object({ ...Currency.entries, isFixed: v.boolean() }), ...refusals },
  },
  changeCurrency: {
    method: 'PATCH',
    path: '/api/currency',
    allow: 'admin',
    summary: 'Count money in another currency, as long as there is no rate, premium or budget',
    writes: ['rates', 'history'],
    input: v.object({
      currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as USD')),
    }),
    answers: {
      200: v.object({ ...Currency.entries, isFixed: v.boolean() }),
      ...refusals,
      409: Refusal,
      415: Refusal,
    },
  },
})
