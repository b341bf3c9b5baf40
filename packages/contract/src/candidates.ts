import * as v from 'valibot'
import { Leave, MetShift } from './bookings.ts'
import { WallTime } from './date-fields.ts'
import { Id, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { PerPage, RowId, StoredPage, Text } from './row-fields.ts'
import { Cure, Verdict, VerdictNames } from './verdicts.ts'

/** How well somebody suits a slot, the best first. */
export const CandidateBucket = v.picklist([
  'free',
  'nearLimit',
  'needsOverride',
  'blocked',
  'onLeave',
  'bookedElsewhere',
  'notQualified',
  'inactive',
])
export type CandidateBucket = v.InferOutput<typeof CandidateBucket>

/** What would clear a verdict about somebody and a slot: another slot, a credential, or one of their shifts less. */
export const CandidateCure = v.object({
  ...v.omit(Cure, ['at']).entries,
  /** The shift of theirs that they do not work then; null where the cure is of the slot, or of a credential. */
  dropped: v.nullable(MetShift),
})
export type CandidateCure = v.InferOutput<typeof CandidateCure>

/** Somebody who might work a slot. Minutes are elapsed ones. */
export const Candidate = v.object({
  providerId: v.string(),
  providerName: v.string(),
  /** The name of the first of their specialties. */
  specialty: v.nullable(v.string()),
  bucket: CandidateBucket,
  /** They have the specialty that the slot asks for, or it asks for none. */
  isTrained: v.boolean(),
  isActive: v.boolean(),
  /** The last date on which a shift of theirs may begin. */
  lastDay: v.nullable(v.string()),
  /** On duty in the account's week of the slot, without the slot. */
  weekMinutes: v.number(),
  /** What their contract comes to in that week, without days of leave; null without one that says it. */
  targetMinutes: v.nullable(v.number()),
  /** Nights, and weekends with a shift, that begin in the month of the slot. */
  nights: v.number(),
  weekends: v.number(),
  /** The slot is at one of their facilities. */
  isAtHome: v.boolean(),
  /** They share a specialty with whose shift it is; true where it is nobody's, or of somebody without any. */
  isAlike: v.boolean(),
  /** Between the slot and the shifts around it; null where there is none within three days. */
  restMinutes: v.object({ before: v.nullable(v.number()), after: v.nullable(v.number()) }),
  /** What fails with the slot: of each rule that by which it fails most, the heaviest first. */
  verdicts: v.array(
    v.object({
      ...Verdict.entries,
      /** The smallest changes that would clear it, each alone; null where nobody looked for any. */
      cures: v.nullable(v.array(CandidateCure)),
    }),
  ),
  /** Limits that are kept and nearly reached with it: `amount` is what is left. They have no message, for nothing is wrong. */
  near: v.array(v.omit(Verdict, ['message'])),
  /** What is in the way: their shifts meanwhile, and their leave. */
  meets: v.object({ shifts: v.array(MetShift), leave: v.array(Leave) }),
})
export type Candidate = v.InferOutput<typeof Candidate>

/** Who might work a shift. */
export const candidates = endpoints({
  candidatesForShift: {
    method: 'GET',
    path: '/api/candidates',
    allow: 'scheduler',
    summary:
      'Everybody, the best first, for a shift or for a slot that is to be filled: of a shift what is given here is otherwise. Whose shift it is, is left out',
    reads: [
      'shifts',
      'leave',
      'leaveKinds',
      'people',
      'credentials',
      'contracts',
      'holidays',
      'places',
      'shiftTypes',
      'rules',
    ],
    input: v.object({
      assignmentId: v.optional(RowId),
      hospitalId: v.optional(Id),
      startsAt: v.optional(WallTime),
      endsAt: v.optional(WallTime),
      shiftTypeId: v.optional(Id),
      specialtyId: v.optional(Id),
      q: Text,
      page: StoredPage,
      perPage: PerPage,
    }),
    answers: {
      200: v.object({
        candidates: v.array(Candidate),
        names: VerdictNames,
        total: v.number(),
        /** What the week has of the slot. */
        slotMinutes: v.number(),
      }),
      ...refusals,
      404: Refusal,
    },
  },
})
