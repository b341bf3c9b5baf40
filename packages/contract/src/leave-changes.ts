import * as v from 'valibot'
import { Assignment, Conflict, Leave, MetShift, ToldLeave } from './bookings.ts'
import { endpoints } from './http.ts'
import { LocalDate } from './date-fields.ts'
import { Id, Words } from './fields.ts'
import { RowId, Version } from './row-fields.ts'
import { bookingRefusals, Overrides } from './verdicts.ts'

const what = {
  startDate: LocalDate,
  endDate: LocalDate,
  leaveDescription: Words,
  /** Without one it is other leave. */
  leaveKindId: v.optional(Id),
}
export const NewLeave = v.object({ providerId: Id, ...what })
export type NewLeave = v.InferInput<typeof NewLeave>

const seen = { assignmentId: RowId, version: Version }
/** What becomes of a shift that is in the way of leave. */
const ShiftOutcome = v.variant(
  'outcome',
  [
    v.object({ outcome: v.literal('cancel'), ...seen }),
    /** Nobody works it, and somebody shall be found. */
    v.object({ outcome: v.literal('open'), ...seen }),
    /** Somebody else works it. */
    v.object({ outcome: v.literal('handOver'), ...seen, providerId: Id }),
  ],
  'must be cancel, open or handOver',
)
export type ShiftOutcome = v.InferOutput<typeof ShiftOutcome>

/** As many people as go on leave together. */
const MOST_PEOPLE = 50
const MOST_SHIFTS = 1_000
const Outcomes = v.pipe(v.array(ShiftOutcome), v.maxLength(MOST_SHIFTS, `must be ${MOST_SHIFTS} or fewer`))
const Several = v.pipe(
  v.array(Id),
  v.transform((all) => [...new Set(all)]),
  v.minLength(1, 'must not be empty'),
  v.maxLength(MOST_PEOPLE, `must name at most ${MOST_PEOPLE} people`),
)
export const NewLeaves = v.object({ providerIds: Several, ...what, shifts: v.optional(Outcomes) })
export type NewLeaves = v.InferInput<typeof NewLeaves>

/**
 * A shift in the way of leave, with the version that whoever says what becomes of it names. Without an id it is elsewhere, and
 * not for the caller to change.
 */
const ShiftInTheWay = v.object({ ...MetShift.entries, version: v.nullable(v.number()) })
/** What is in the way of one person's leave: all of it. */
const InTheWayOfOne = v.object({ wanted: ToldLeave, shifts: v.array(ShiftInTheWay), leave: v.array(Leave) })

/** Why leave that says what becomes of shifts was refused. */
export const LeaveConflict = v.variant('reason', [
  v.object({
    message: v.string(),
    reason: v.literal('inTheWay'),
    facts: v.object({
      /** Everybody in whose way something is, and all of it, that too of which it was said what becomes of it. */
      people: v.array(InTheWayOfOne),
      /** Shifts that are no longer as the caller saw them. */
      changed: v.array(v.number()),
      /** Shifts that cannot be handed over as was asked, and why. */
      handOvers: v.array(v.object({ assignmentId: v.number(), booking: Conflict })),
    }),
  }),
  ...Conflict.options,
])
export type LeaveConflict = v.InferOutput<typeof LeaveConflict>

const aroundShifts = { ...bookingRefusals, 409: LeaveConflict } as const

/** How leave is recorded, changed and cancelled. Recorded by an admin or a scheduler, it is approved. */
export const leaveChanges = endpoints({
  createLeave: {
    method: 'POST',
    path: '/api/leave',
    allow: 'scheduler',
    idempotent: true,
    summary: 'Record leave; honours Idempotency-Key',
    writes: ['leave'],
    input: NewLeave,
    answers: { 201: v.object({ leave: Leave, batchId: v.number() }), ...bookingRefusals },
  },
  createLeaveOfSeveral: {
    method: 'POST',
    path: '/api/leave/batch',
    allow: 'scheduler',
    idempotent: true,
    summary:
      'Record the same leave for several people, and say what becomes of the shifts in its way: all of it or nothing. Honours Idempotency-Key',
    writes: ['leave', 'shifts', 'history'],
    input: v.object({ ...NewLeaves.entries, overrides: Overrides }),
    answers: {
      201: v.object({ leave: v.array(Leave), assignments: v.array(Assignment), batchId: v.number() }),
      ...aroundShifts,
    },
  },
  changeLeave: {
    method: 'PATCH',
    path: '/api/leave/{id}',
    allow: 'scheduler',
    summary:
      'Change dates, kind or description; what is left out stays. With `shifts` it says what becomes of those in its way, and a refusal names all that are',
    writes: ['leave', 'shifts', 'history'],
    input: v.object({
      id: RowId,
      version: Version,
      ...v.partial(NewLeave).entries,
      shifts: v.optional(Outcomes),
      overrides: Overrides,
    }),
    /** Of the shifts those of which it was said what becomes of them. */
    answers: {
      200: v.object({ leave: Leave, assignments: v.array(Assignment), batchId: v.number() }),
      ...aroundShifts,
    },
  },
  cancelLeave: {
    method: 'DELETE',
    path: '/api/leave/{id}',
    allow: 'scheduler',
    summary:
      'Cancel all of a leave, also days that were taken: whoever ends it early changes its last day. Its row stays, cancelled',
    writes: ['leave'],
    input: v.object({ id: RowId, version: Version }),
    answers: { 200: v.object({ leave: Leave, batchId: v.number() }), ...bookingRefusals },
  },
})
