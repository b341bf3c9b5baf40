import * as v from 'valibot'
import { Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { Version } from './row-fields.ts'

/** The day on which the account's week begins, by which rules and reports count: 0 = Sunday to 6 = Saturday. */
export const AccountWeek = v.object({ weekStartsOn: v.number(), version: v.number() })
export type AccountWeek = v.InferOutput<typeof AccountWeek>

/** Somebody has changed it since it was read: `message` in English, `facts` for any other wording. */
export const AccountWeekConflict = v.object({
  message: v.string(),
  reason: v.literal('version'),
  facts: v.object({ week: AccountWeek }),
})
export type AccountWeekConflict = v.InferOutput<typeof AccountWeekConflict>

const words = 'must be 0 for Sunday to 6 for Saturday'

/** When an account's weeks begin. */
export const accountWeek = endpoints({
  readAccountWeek: {
    method: 'GET',
    path: '/api/week',
    allow: 'admin',
    summary: 'The day on which the account’s week begins, by which rules and reports count',
    reads: ['rules'],
    answers: { 200: v.object({ week: AccountWeek }), ...refusals },
  },
  changeAccountWeek: {
    method: 'PATCH',
    path: '/api/week',
    allow: 'admin',
    summary: 'Begin the account’s week on another day; what was booked stays',
    writes: ['rules', 'history'],
    input: v.object({
      version: Version,
      weekStartsOn: v.pipe(v.number(words), v.safeInteger(words), v.minValue(0, words), v.maxValue(6, words)),
    }),
    answers: { 200: v.object({ week: AccountWeek }), ...refusals, 409: AccountWeekConflict, 415: Refusal },
  },
})
