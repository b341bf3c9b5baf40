import * as v from 'valibot'
import { Assignment } from './bookings.ts'
import { LocalDate } from './date-fields.ts'
import { refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { PerPage, StoredPage, Text } from './row-fields.ts'
import { Verdict, VerdictNames } from './verdicts.ts'

/** A warning that somebody went over to book a shift. */
export const GoneOver = v.object({
  overrideId: v.number(),
  /** What the rule said, as it was found then. */
  verdict: Verdict,
  /** In their own words; null where none was asked for. */
  reason: v.nullable(v.string()),
  userId: v.nullable(v.string()),
  userName: v.nullable(v.string()),
  at: v.string(),
  /** The shift as it is now. */
  assignment: Assignment,
})
export type GoneOver = v.InferOutput<typeof GoneOver>

/** What was booked although a rule warned of it. */
export const overrideReports = endpoints({
  reportOverrides: {
    method: 'GET',
    path: '/api/overrides',
    allow: 'scheduler',
    summary:
      'The warnings that were gone over on the given dates (UTC), the newest first; to a scheduler those of shifts where they plan',
    reads: ['history', 'shifts', 'people', 'places', 'rules'],
    input: v.object({
      from: LocalDate,
      to: LocalDate,
      /** Of shifts that are at this facility now. */
      hospitalId: Text,
      ruleId: Text,
      /** Those that this user went over. */
      userId: Text,
      page: StoredPage,
      perPage: PerPage,
    }),
    answers: {
      200: v.object({ overrides: v.array(GoneOver), names: VerdictNames, total: v.number() }),
      ...refusals,
    },
  },
})
