import * as v from 'valibot'
import { Assignment } from './bookings.ts'
import { WallTime } from './date-fields.ts'
import { Id, Plain } from './fields.ts'
import { endpoints } from './http.ts'
import { RowId, Version } from './row-fields.ts'
import { ShiftType } from './schedule.ts'
import { bookingRefusals, Overrides } from './verdicts.ts'

const Note = v.nullable(v.pipe(Plain, v.maxLength(2000, 'must have at most 2000 characters')))
export const NewAssignment = v.object({
  /** Null for an open shift, which nobody works yet. */
  providerId: v.nullable(Id),
  hospitalId: Id,
  startsAt: WallTime,
  endsAt: WallTime,
  /** The word, or the id of one of the account's own types, which it goes with; without either it follows from the times. */
  shiftType: v.optional(ShiftType),
  shiftTypeId: v.optional(Id),
  specialtyId: v.optional(v.nullable(Id)),
  note: v.optional(Note),
})
export type NewAssignment = v.InferInput<typeof NewAssignment>

/** The row as it is then, and the batch by which it can be taken back. */
const booked = v.object({ assignment: Assignment, batchId: v.number() })

/** How one shift is assigned, changed and cancelled. */
export const assignmentChanges = endpoints({
  createAssignment: {
    method: 'POST',
    path: '/api/assignments',
    allow: 'scheduler',
    idempotent: true,
    summary: 'Assign a provider to a facility; honours Idempotency-Key',
    writes: ['shifts', 'history'],
    input: v.object({ ...NewAssignment.entries, overrides: Overrides }),
    answers: { 201: booked, ...bookingRefusals },
  },
  changeAssignment: {
    method: 'PATCH',
    path: '/api/assignments/{id}',
    allow: 'scheduler',
    summary:
      'Change time, facility, provider or note; what is left out stays. A cancelled one returns with status confirmed',
    writes: ['shifts', 'history'],
    input: v.object({
      id: RowId,
      version: Version,
      status: v.optional(v.picklist(['confirmed'], 'must be confirmed')),
      ...v.partial(NewAssignment).entries,
      overrides: Overrides,
    }),
    answers: { 200: booked, ...bookingRefusals },
  },
  cancelAssignment: {
    method: 'DELETE',
    path: '/api/assignments/{id}',
    allow: 'scheduler',
    summary: 'Cancel an assignment; its row and history stay',
    writes: ['shifts', 'history'],
    input: v.object({ id: RowId, version: Version }),
    answers: { 200: booked, ...bookingRefusals },
  },
})
