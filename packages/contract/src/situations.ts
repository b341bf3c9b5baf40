import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { List } from './row-fields.ts'
import { Rule } from './rules.ts'
import { ShiftType } from './schedule.ts'
import { VerdictNames } from './verdicts.ts'
import { MOST_JUDGED_DAYS } from './violations.ts'

/** So many people a situation is told of at once. */
export const MOST_SITUATED = 100

const People = v.pipe(
  List,
  v.minLength(1, 'must name at least one person'),
  v.maxLength(MOST_SITUATED, `must name at most ${MOST_SITUATED} people`),
)

/** A confirmed shift as rules see it: `start` and `end` in elapsed minutes since 1970, the walls in minutes of their own. */
const SituatedShift = v.object({
  shiftId: v.string(),
  providerId: v.string(),
  hospitalId: v.string(),
  shiftTypeId: v.string(),
  partOfDay: ShiftType,
  specialtyId: v.nullable(v.string()),
  start: v.number(),
  end: v.number(),
  wallStart: v.number(),
  wallEnd: v.number(),
  /** The minutes of each local day that it is on; days are counted from 1970-01-01. */
  days: v.array(v.object({ day: v.number(), minutes: v.number() })),
})

/** Days from 1970-01-01 on; null is open. */
const span = { from: v.number(), to: v.nullable(v.number()) }

/** Somebody with everything that rules ask about them. */
const SituatedPerson = v.object({
  providerId: v.string(),
  specialtyIds: v.array(v.string()),
  hospitalIds: v.array(v.string()),
  contracts: v.array(
    v.object({
      ...span,
      fte: v.number(),
      target: v.nullable(v.number()),
      least: v.nullable(v.number()),
      most: v.nullable(v.number()),
      packId: v.optional(v.nullable(v.string())),
    }),
  ),
  credentials: v.array(
    v.object({
      credentialTypeId: v.string(),
      hospitalId: v.nullable(v.string()),
      from: v.nullable(v.number()),
      to: v.nullable(v.number()),
      isRevoked: v.optional(v.boolean()),
    }),
  ),
  leave: v.array(v.object({ from: v.number(), to: v.number(), status: v.picklist(['approved', 'pending']) })),
  shifts: v.array(SituatedShift),
})

/** What people and their shifts are judged on. */
export const situations = endpoints({
  readSituation: {
    method: 'GET',
    path: '/api/situation',
    allow: 'admin',
    summary: `What the judge is given of up to ${MOST_SITUATED} people, and of whom rules pair them with: their shifts on the given dates, ${MOST_JUDGED_DAYS} at most, and as far around them as rules look. A page judges by it before it asks`,
    reads: ['rules', 'shifts', 'leave', 'people', 'credentials', 'contracts', 'holidays', 'places', 'shiftTypes'],
    input: v.object({ providerIds: People, from: LocalDate, to: LocalDate }),
    answers: {
      200: v.object({
        people: v.array(SituatedPerson),
        requirements: v.array(
          v.object({
            credentialTypeId: v.string(),
            hospitalId: v.nullable(v.string()),
            shiftTypeId: v.nullable(v.string()),
            specialtyId: v.nullable(v.string()),
          }),
        ),
        /** 0 = Sunday to 6 = Saturday. */
        weekStartsOn: v.number(),
        /** Of one facility, or of all of them. */
        holidays: v.array(v.object({ hospitalId: v.nullable(v.string()), date: v.string() })),
        /** Those that are on. */
        rules: v.array(Rule),
        names: VerdictNames,
      }),
      ...refusals,
    },
  },
})
