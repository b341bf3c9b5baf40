import * as v from 'valibot'
import { Leave } from './bookings.ts'
import { Month } from './date-fields.ts'
import { refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { PerPage, StoredPage, Text } from './row-fields.ts'

/** Somebody with their leave of a month, by first day. */
export const PersonAway = v.object({
  providerId: v.string(),
  providerName: v.string(),
  /** The name of the first of their specialties. */
  specialty: v.nullable(v.string()),
  leave: v.array(Leave),
})
export type PersonAway = v.InferOutput<typeof PersonAway>

/** Who is away in a month. */
export const leaveMonths = endpoints({
  leaveMonth: {
    method: 'GET',
    path: '/api/leave/month',
    allow: 'scheduler',
    summary:
      'People by name, each with their approved leave of a month, and how many of all that are found are away on each of its days. `away` leaves out who is there all month',
    reads: ['leave', 'leaveKinds', 'people', 'places'],
    input: v.object({
      month: Month,
      q: Text,
      hospitalId: Text,
      specialtyId: Text,
      leaveKindId: Text,
      /** Those alone who are away in the month. */
      away: v.optional(v.picklist(['', 'true'], 'must be true or empty'), ''),
      page: StoredPage,
      perPage: PerPage,
    }),
    answers: {
      200: v.object({
        people: v.array(PersonAway),
        total: v.number(),
        /** Of all who are found, by day of the month. */
        awayOn: v.array(v.number()),
      }),
      ...refusals,
    },
  },
})
