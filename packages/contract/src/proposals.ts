import * as v from 'valibot'
import { Assignment, Conflict } from './bookings.ts'
import { Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { NewAssignment } from './assignment-changes.ts'
import { RowId, Version } from './row-fields.ts'
import {
  Locked,
  MOST_CHANGES,
  Overrides,
  ProposedVerdict,
  Reason,
  RulesRefusal,
  Verdict,
  VerdictNames,
} from './verdicts.ts'

const seen = { assignmentId: RowId, version: Version }
const some = v.partial(NewAssignment).entries
/** One change to the schedule; of a stored shift it names the version that its writer saw. */
export const ProposedChange = v.variant('kind', [
  v.strictObject({ kind: v.literal('create'), ...NewAssignment.entries }),
  v.strictObject({ kind: v.literal('change'), ...seen, ...some }),
  v.strictObject({ kind: v.literal('cancel'), ...seen }),
  /** Puts a cancelled one back, changed or as it was. */
  v.strictObject({ kind: v.literal('restore'), ...seen, ...some }),
])
export type ProposedChange = v.InferInput<typeof ProposedChange>

/** A proposal that cannot be booked for what stands in its way: all of it, each with the place of its change in the list. */
export const ProposalConflict = v.object({
  message: v.string(),
  reason: v.literal('conflicts'),
  facts: v.object({ conflicts: v.array(v.object({ at: v.number(), conflict: Conflict })) }),
})
export type ProposalConflict = v.InferOutput<typeof ProposalConflict>

/** Changes that are judged, and booked as one or not at all. */
export const proposals = endpoints({
  propose: {
    method: 'POST',
    path: '/api/proposals',
    allow: 'scheduler',
    idempotent: true,
    summary: `Judge up to ${MOST_CHANGES} changes together, or book them as one; booking honours Idempotency-Key. Judging writes nothing`,
    writes: ['shifts', 'history'],
    input: v.object({
      changes: v.pipe(
        v.array(ProposedChange, 'must be a list of changes'),
        v.minLength(1, 'must have at least one change'),
        v.maxLength(MOST_CHANGES, `must have at most ${MOST_CHANGES} changes`),
      ),
      mode: v.picklist(['judge', 'commit'], 'must be judge or commit'),
      reason: v.optional(v.nullable(Reason), null),
      overrides: Overrides,
    }),
    answers: {
      200: v.object({
        /** What the rules say of the changes, the heaviest first; of what was booked that somebody went over. */
        verdicts: v.array(ProposedVerdict),
        names: VerdictNames,
        /** What was booked, in the order of the changes; null and none where it was only judged. */
        batchId: v.nullable(v.number()),
        assignments: v.array(Assignment),
      }),
      ...refusals,
      404: Refusal,
      409: ProposalConflict,
      415: Refusal,
      422: v.union([RulesRefusal, Refusal]),
      423: Locked,
    },
  },
  listOverrides: {
    method: 'GET',
    path: '/api/assignments/{id}/overrides',
    allow: 'scheduler',
    summary: 'The warnings that somebody went over to book a shift, oldest first',
    reads: ['shifts', 'history'],
    input: v.object({ id: RowId }),
    answers: {
      200: v.object({
        overrides: v.array(
          v.object({
            verdict: Verdict,
            /** In their own words; null where none was asked for. */
            reason: v.nullable(v.string()),
            userId: v.nullable(v.string()),
            userName: v.nullable(v.string()),
            at: v.string(),
          }),
        ),
        names: VerdictNames,
      }),
      ...refusals,
      404: Refusal,
    },
  },
})
