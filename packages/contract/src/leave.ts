import * as v from 'valibot'
import { Conflict, Leave } from './bookings.ts'
import { endpoints } from './http.ts'
import { LocalDate } from './date-fields.ts'
import { Id, Name, Refusal, refusals } from './fields.ts'
import { List, RowId, Version } from './row-fields.ts'

const what = {
  startDate: LocalDate,
  endDate: LocalDate,
  leaveDescription: Name,
  /** Without one it is other leave. */
  leaveKindId: v.optional(Id),
}
export const NewLeave = v.object({ providerId: Id, ...what })
export type NewLeave = v.InferInput<typeof NewLeave>

const writes = { ...refusals, 404: Refusal, 409: Conflict, 415: Refusal, 422: Refusal } as const

/** Days on which a provider cannot be assigned. Recorded by an admin, it is approved. */
export const leave = endpoints({
  listLeave: {
    method: 'GET',
    path: '/api/leave',
    allow: 'schedule',
    summary: 'Approved leave that touches the given dates',
    reads: ['leave', 'leaveKinds'],
    input: v.object({ from: LocalDate, to: LocalDate, providerId: v.optional(List) }),
    answers: { 200: v.object({ leave: v.array(Leave) }), ...refusals },
  },
  createLeave: {
    method: 'POST',
    path: '/api/leave',
    allow: 'scheduler',
    idempotent: true,
    summary: 'Record leave; honours Idempotency-Key',
    writes: ['leave'],
    input: NewLeave,
    answers: { 201: v.object({ leave: Leave }), ...writes },
  },
  changeLeave: {
    method: 'PATCH',
    path: '/api/leave/{id}',
    allow: 'scheduler',
    summary: 'Change dates or description; what is left out stays',
    writes: ['leave'],
    input: v.object({ id: RowId, version: Version, ...v.partial(NewLeave).entries }),
    answers: { 200: v.object({ leave: Leave }), ...writes },
  },
  cancelLeave: {
    method: 'DELETE',
    path: '/api/leave/{id}',
    allow: 'scheduler',
    summary: 'End leave before it begins; its row stays, cancelled',
    writes: ['leave'],
    input: v.object({ id: RowId, version: Version }),
    answers: { 200: v.object({ leave: Leave }), ...writes },
  },
})
