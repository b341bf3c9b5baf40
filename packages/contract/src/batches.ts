import * as v from 'valibot'
import { Assignment, Leave } from './bookings.ts'
import { LocalDate } from './date-fields.ts'
import { Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { PerPage, RowId, StoredPage } from './row-fields.ts'
import { ProposalConflict } from './proposals.ts'
import { Locked, RulesRefusal } from './verdicts.ts'

/** What one booking changed. */
export const Batch = v.object({
  batchId: v.number(),
  at: v.string(),
  userId: v.nullable(v.string()),
  userName: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  /** The batch that it took back, and the one that took it back. */
  undoes: v.nullable(v.number()),
  undoneBy: v.nullable(v.number()),
  /** How many of what it did, by the words of the audit trail. */
  actions: v.array(v.object({ action: v.string(), count: v.number() })),
  /** Whom it was about: some of their names, and how many they are. */
  providerNames: v.array(v.string()),
  providers: v.number(),
  /** The days that it was about. */
  from: v.string(),
  to: v.string(),
})
export type Batch = v.InferOutput<typeof Batch>

/** A row that was left as it is, because it is no longer as the batch left it. */
export const LeftAlone = v.variant('of', [
  v.object({ of: v.literal('assignment'), assignment: Assignment }),
  v.object({ of: v.literal('leave'), leave: Leave }),
])
export type LeftAlone = v.InferOutput<typeof LeftAlone>

/** A batch that cannot be taken back. */
export const BatchConflict = v.variant('reason', [
  /** It has been already. */
  v.object({ message: v.string(), reason: v.literal('undone'), facts: v.object({ undoneBy: v.number() }) }),
  /** Who, where or what it would lead back to is not there any more: the field and, where it is one, the shift. */
  v.object({
    message: v.string(),
    reason: v.literal('gone'),
    facts: v.object({ field: v.string(), assignment: v.nullable(Assignment) }),
  }),
])
export type BatchConflict = v.InferOutput<typeof BatchConflict>

/** What was booked as one, and taking it back. */
export const batches = endpoints({
  listBatches: {
    method: 'GET',
    path: '/api/batches',
    allow: 'scheduler',
    summary: 'What was booked on the given dates (UTC), the newest first; to a scheduler what they booked themselves',
    reads: ['history', 'shifts', 'leave', 'people'],
    input: v.object({ from: LocalDate, to: LocalDate, page: StoredPage, perPage: PerPage }),
    answers: { 200: v.object({ batches: v.array(Batch), total: v.number() }), ...refusals },
  },
  undoBatch: {
    method: 'POST',
    path: '/api/batches/{batchId}/undo',
    allow: 'scheduler',
    idempotent: true,
    summary:
      'Take back what a batch did, as a batch of its own; what has been changed since is left alone. Honours Idempotency-Key',
    writes: ['shifts', 'leave', 'history'],
    input: v.object({ batchId: RowId }),
    answers: {
      200: v.object({
        /** Null where nothing was left to take back. */
        batchId: v.nullable(v.number()),
        assignments: v.array(Assignment),
        leave: v.array(Leave),
        left: v.array(LeftAlone),
        /** How many more were left alone, which are not the caller's to see. */
        hidden: v.number(),
      }),
      ...refusals,
      404: Refusal,
      409: v.union([BatchConflict, ProposalConflict]),
      422: v.union([RulesRefusal, Refusal]),
      423: Locked,
    },
  },
})
