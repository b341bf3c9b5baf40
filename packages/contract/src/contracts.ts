import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { Id, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { PerPage, StoredPage, Text, Version } from './row-fields.ts'

/** How much somebody is to work, over a range of dates. */
export const Contract = v.object({
  contractId: v.string(),
  providerId: v.string(),
  providerName: v.string(),
  /** First and last day, both part of it; without a last one it goes on. */
  validFrom: v.string(),
  validTo: v.nullable(v.string()),
  /** Share of full time: 1 is full time. */
  fte: v.number(),
  /** Hours a week: to be worked, at least, at most. */
  targetHours: v.nullable(v.number()),
  leastHours: v.nullable(v.number()),
  mostHours: v.nullable(v.number()),
  /** The pack of rules that it names: rules whose scope names it too hold while it runs. */
  packId: v.nullable(v.string()),
  version: v.number(),
})
export type Contract = v.InferOutput<typeof Contract>

const Hours = v.optional(
  v.nullable(v.pipe(v.number(), v.minValue(0, 'must be 0 or more'), v.maxValue(168, 'must be 168 or fewer'))),
)
const fields = {
  validFrom: LocalDate,
  validTo: v.optional(v.nullable(LocalDate)),
  fte: v.pipe(v.number(), v.minValue(0.01, 'must be 0.01 or more'), v.maxValue(2, 'must be 2 or fewer')),
  targetHours: Hours,
  leastHours: Hours,
  mostHours: Hours,
  packId: v.optional(v.nullable(Id)),
}
export const NewContract = v.object({ providerId: Id, ...fields })
export type NewContract = v.InferInput<typeof NewContract>

const refused = { message: v.string(), facts: v.object({ contract: Contract }) }
/** Why a change of a contract was refused: `message` in English, `reason` and `facts` for any other wording. */
export const ContractConflict = v.variant('reason', [
  /** Another one of the same person has some of its days. */
  v.object({ ...refused, reason: v.literal('overlap') }),
  /** The row has a newer version than the writer saw. */
  v.object({ ...refused, reason: v.literal('version') }),
])
export type ContractConflict = v.InferOutput<typeof ContractConflict>

const one = v.object({ contract: Contract })
const writes = { ...refusals, 404: Refusal, 409: ContractConflict, 415: Refusal, 422: Refusal } as const

/** How much the people of an account are to work. */
export const contracts = endpoints({
  listContracts: {
    method: 'GET',
    path: '/api/contracts',
    allow: 'admin',
    summary: 'Contracts of the account by person, the latest first',
    reads: ['contracts', 'people'],
    input: v.object({ q: Text, providerId: Text, page: StoredPage, perPage: PerPage }),
    answers: { 200: v.object({ contracts: v.array(Contract), total: v.number() }), ...refusals },
  },
  readContract: {
    method: 'GET',
    path: '/api/contracts/{contractId}',
    allow: 'admin',
    summary: 'One contract as it is now',
    reads: ['contracts', 'people'],
    input: v.object({ contractId: Id }),
    answers: { 200: one, ...refusals, 404: Refusal },
  },
  createContract: {
    method: 'POST',
    path: '/api/contracts',
    allow: 'admin',
    idempotent: true,
    summary: 'Add a contract; honours Idempotency-Key',
    writes: ['contracts', 'history'],
    input: NewContract,
    answers: { 201: one, ...writes },
  },
  changeContract: {
    method: 'PATCH',
    path: '/api/contracts/{contractId}',
    allow: 'admin',
    summary: 'Change what is given of a contract',
    writes: ['contracts', 'history'],
    input: v.object({ contractId: Id, version: Version, ...v.partial(v.object(fields)).entries }),
    answers: { 200: one, ...writes },
  },
  deleteContract: {
    method: 'DELETE',
    path: '/api/contracts/{contractId}',
    allow: 'admin',
    summary: 'Remove a contract that was recorded by mistake; one that ends is given its last day',
    writes: ['contracts', 'history'],
    input: v.object({ contractId: Id, version: Version }),
    answers: { 200: one, ...writes },
  },
})
