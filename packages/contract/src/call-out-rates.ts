import * as v from 'valibot'
import { Id, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { PerPage, StoredPage, Text, Version } from './row-fields.ts'
import { ShiftType } from './schedule.ts'

/** How often people call out of shifts, in thousandths: of a facility and a part of the day; null is anywhere and any. */
export const CallOutRate = v.object({
  callOutRateId: v.string(),
  hospitalId: v.nullable(v.string()),
  facilityName: v.nullable(v.string()),
  partOfDay: v.nullable(ShiftType),
  perMille: v.number(),
  version: v.number(),
})
export type CallOutRate = v.InferOutput<typeof CallOutRate>

const thousandths = 'must be a whole number of thousandths from 0 to 1000'
const parts = `must be one of ${ShiftType.options.join(', ')}`
export const NewCallOutRate = v.object({
  hospitalId: v.optional(v.nullable(Id)),
  partOfDay: v.optional(v.nullable(v.picklist(ShiftType.options, parts))),
  perMille: v.pipe(
    v.number(thousandths),
    v.safeInteger(thousandths),
    v.minValue(0, thousandths),
    v.maxValue(1_000, thousandths),
  ),
})
export type NewCallOutRate = v.InferInput<typeof NewCallOutRate>

const refused = { message: v.string(), facts: v.object({ callOutRate: CallOutRate }) }
/** Why a change of a rate was refused: `message` in English, `reason` and `facts` for any other wording. */
export const CallOutRateConflict = v.variant('reason', [
  /** There is one of the same facility and part of the day. */
  v.object({ ...refused, reason: v.literal('same') }),
  /** The row has a newer version than the writer saw. */
  v.object({ ...refused, reason: v.literal('version') }),
])
export type CallOutRateConflict = v.InferOutput<typeof CallOutRateConflict>

const one = v.object({ callOutRate: CallOutRate })
const writes = { ...refusals, 404: Refusal, 409: CallOutRateConflict, 415: Refusal, 422: Refusal } as const

/** How often people call out, by which the risk of falling short is reckoned. */
export const callOutRates = endpoints({
  listCallOutRates: {
    method: 'GET',
    path: '/api/call-out-rates',
    allow: 'admin',
    summary: 'How often people call out of shifts, by facility and part of the day, the narrower ones first',
    reads: ['rates', 'places'],
    input: v.object({ q: Text, page: StoredPage, perPage: PerPage }),
    answers: { 200: v.object({ callOutRates: v.array(CallOutRate), total: v.number() }), ...refusals },
  },
  readCallOutRate: {
    method: 'GET',
    path: '/api/call-out-rates/{callOutRateId}',
    allow: 'admin',
    summary: 'One rate as it is now',
    reads: ['rates', 'places'],
    input: v.object({ callOutRateId: Id }),
    answers: { 200: one, ...refusals, 404: Refusal },
  },
  createCallOutRate: {
    method: 'POST',
    path: '/api/call-out-rates',
    allow: 'admin',
    idempotent: true,
    summary: 'Say how often people call out; honours Idempotency-Key',
    writes: ['rates', 'history'],
    input: NewCallOutRate,
    answers: { 201: one, ...writes },
  },
  changeCallOutRate: {
    method: 'PATCH',
    path: '/api/call-out-rates/{callOutRateId}',
    allow: 'admin',
    summary: 'Change what is given of a rate',
    writes: ['rates', 'history'],
    input: v.object({ callOutRateId: Id, version: Version, ...v.partial(NewCallOutRate).entries }),
    answers: { 200: one, ...writes },
  },
  deleteCallOutRate: {
    method: 'DELETE',
    path: '/api/call-out-rates/{callOutRateId}',
    allow: 'admin',
    summary: 'Remove a rate: a wider one counts then, or nothing is known',
    writes: ['rates', 'history'],
    input: v.object({ callOutRateId: Id, version: Version }),
    answers: { 200: one, ...writes },
  },
})
