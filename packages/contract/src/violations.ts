import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { List, PerPage, StoredPage, Text } from './row-fields.ts'
import { Verdict, VerdictNames } from './verdicts.ts'

/** How far a list of what stands may reach. */
export const MOST_JUDGED_DAYS = 92
/** So much is looked at, and as much as a file holds: whoever finds more asks about fewer days, or mends a rule that nobody keeps. */
export const MOST_VIOLATIONS = 250_000

/** Which of what stands is meant. */
export const standingFilter = {
  from: LocalDate,
  to: LocalDate,
  providerId: Text,
  /** Those that met a shift at this facility. */
  hospitalId: Text,
  ruleId: Text,
}

/** What it follows from. */
const judgedBy = [
  'rules',
  'shifts',
  'leave',
  'people',
  'credentials',
  'contracts',
  'holidays',
  'places',
  'shiftTypes',
] as const

/** What stands against the rules. */
export const violations = endpoints({
  listViolations: {
    method: 'GET',
    path: '/api/violations',
    allow: 'admin',
    summary: `What stands against the rules on the given dates, ${MOST_JUDGED_DAYS} at most, the heaviest first: all of it, in pages`,
    reads: judgedBy,
    input: v.object({
      ...standingFilter,
      /** Those of any of these people, and those that met a shift at any of these facilities. */
      providerIds: v.optional(List),
      hospitalIds: v.optional(List),
      /** By weight and day, unless what is of one rule and person is to stand together. */
      order: v.optional(v.picklist(['weight', 'together'], 'must be weight or together'), 'weight'),
      page: StoredPage,
      perPage: PerPage,
    }),
    answers: {
      200: v.object({
        violations: v.array(Verdict),
        names: VerdictNames,
        total: v.number(),
        /** How many of all that were found each rule and person of this page has: those of one can go on over pages. */
        groups: v.array(v.object({ ruleId: v.string(), providerId: v.string(), count: v.number() })),
        /** How many of all that were found each rule, person and facility has, the most first. */
        byRule: v.array(v.object({ ruleId: v.string(), count: v.number() })),
        byProvider: v.array(v.object({ providerId: v.string(), count: v.number() })),
        byFacility: v.array(v.object({ hospitalId: v.string(), count: v.number() })),
      }),
      ...refusals,
      /** There are more than `MOST_VIOLATIONS`. */
      422: Refusal,
    },
  },
  countViolations: {
    method: 'GET',
    path: '/api/violations/counts',
    allow: 'admin',
    summary:
      'How many of what `listViolations` lists each person has, and the shifts that it is about: all of it, without words',
    reads: judgedBy,
    input: v.object(standingFilter),
    answers: {
      200: v.object({
        total: v.number(),
        /** The most first. */
        byProvider: v.array(v.object({ providerId: v.string(), count: v.number() })),
        /** Those against which something stands that does more than inform. */
        assignmentIds: v.array(v.number()),
      }),
      ...refusals,
      422: Refusal,
    },
  },
})
