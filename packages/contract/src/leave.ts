import * as v from 'valibot'
import { Leave } from './bookings.ts'
import { endpoints } from './http.ts'
import { LocalDate } from './date-fields.ts'
import { refusals } from './fields.ts'
import { List } from './row-fields.ts'

/** Days on which a provider cannot be assigned. What changes them has a table of its own, which a calendar does not load. */
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
})
