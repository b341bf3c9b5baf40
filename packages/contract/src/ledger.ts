import * as v from 'valibot'
import { refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { Burdens } from './insight-answers.ts'
import { FairnessInput } from './insight-inputs.ts'
import { InsightRow, OptionalId } from './insight-fields.ts'

/** A shift that somebody carries, and what it is of each burden: 1 or 0, and its points. */
export const Posting = v.object({
  ...v.omit(InsightRow, ['state', 'amount', 'providerId', 'providerName']).entries,
  ...Burdens.entries,
})
export type Posting = v.InferOutput<typeof Posting>

/**
 * Who reads it sees what one person carries: a provider of themselves, by what they were told; who plans of anybody, by what
 * stands at their facilities, drafts too.
 */
export const Ledger = v.object({
  asOf: v.string(),
  /** Of some facilities alone: what the person works elsewhere is not among it. */
  isPartial: v.boolean(),
  from: v.string(),
  to: v.string(),
  restHours: v.number(),
  /** What a shift of each is worth. */
  worth: v.omit(Burdens, ['points']),
  providerId: v.string(),
  providerName: v.string(),
  /** Of a full-time person who is there on every day. */
  weight: v.number(),
  /** No contract says how much they are to work: taken for full time. */
  isAssumed: v.boolean(),
  total: Burdens,
  /** What all carry, by weight. Null where it would tell a provider what single colleagues work. */
  share: v.nullable(Burdens),
  /** How many people the share is taken of. */
  people: v.number(),
  /** By their start: they come to the total, and move with their shift to whoever takes it. */
  postings: v.array(Posting),
})
export type Ledger = v.InferOutput<typeof Ledger>

/** Of fewer people nobody is told what they carry together. */
export const LEAST_SHARED = 5

export const LedgerInput = v.object({
  ...v.pick(FairnessInput, ['from', 'to', 'restHours']).entries,
  /** Who plans says whose; a provider's is their own. */
  providerId: OptionalId,
})

export const ledger = endpoints({
  ledger: {
    method: 'GET',
    path: '/api/ledger',
    allow: 'schedule',
    summary: 'The nights, weekends, holidays and short turn-arounds of one person, shift by shift, beside a fair share',
    reads: ['shifts', 'holidays', 'leave', 'people', 'contracts', 'places', 'shiftTypes'],
    input: LedgerInput,
    answers: { 200: Ledger, ...refusals },
  },
})
