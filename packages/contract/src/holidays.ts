import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { Id, Name, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { PerPage, StoredPage, Text, Version } from './row-fields.ts'

/** A day on which other numbers are needed. */
export const Holiday = v.object({
  holidayId: v.string(),
  /** Null: at every facility. */
  hospitalId: v.nullable(v.string()),
  facilityName: v.nullable(v.string()),
  date: v.string(),
  holidayName: v.string(),
  version: v.number(),
})
export type Holiday = v.InferOutput<typeof Holiday>

const fields = { hospitalId: v.nullable(Id), date: LocalDate, holidayName: Name }

const refused = { message: v.string() }
/** Why holidays were refused: `message` in English, `reason` and `facts` for any other wording. */
export const HolidayConflict = v.variant('reason', [
  /** These are holidays there already. */
  v.object({ ...refused, reason: v.literal('date'), facts: v.object({ holidays: v.array(Holiday) }) }),
  /** The row has a newer version than the writer saw. */
  v.object({ ...refused, reason: v.literal('version'), facts: v.object({ holidays: v.array(Holiday) }) }),
])
export type HolidayConflict = v.InferOutput<typeof HolidayConflict>

const writes = { ...refusals, 404: Refusal, 409: HolidayConflict, 415: Refusal, 422: Refusal } as const
/** More than two years of them. */
const MOST_AT_ONCE = 200

/** The holidays of an account. */
export const holidays = endpoints({
  listHolidays: {
    method: 'GET',
    path: '/api/holidays',
    allow: 'scheduler',
    summary: 'Holidays by date; with a facility those that count there',
    reads: ['holidays', 'places'],
    input: v.object({
      q: Text,
      hospitalId: Text,
      from: v.optional(LocalDate),
      to: v.optional(LocalDate),
      page: StoredPage,
      perPage: PerPage,
    }),
    answers: { 200: v.object({ holidays: v.array(Holiday), total: v.number() }), ...refusals },
  },
  createHolidays: {
    method: 'POST',
    path: '/api/holidays',
    allow: 'admin',
    idempotent: true,
    summary: `Add up to ${MOST_AT_ONCE} holidays of one facility, or of all, all of them or none; honours Idempotency-Key`,
    writes: ['holidays'],
    input: v.object({
      hospitalId: v.optional(fields.hospitalId, null),
      holidays: v.pipe(
        v.array(v.object({ date: LocalDate, holidayName: Name })),
        v.minLength(1, 'must not be empty'),
        v.maxLength(MOST_AT_ONCE, `must be ${MOST_AT_ONCE} or fewer`),
      ),
    }),
    answers: { 201: v.object({ holidays: v.array(Holiday) }), ...writes },
  },
  changeHoliday: {
    method: 'PATCH',
    path: '/api/holidays/{holidayId}',
    allow: 'admin',
    summary: 'Change what is given of a holiday',
    writes: ['holidays'],
    input: v.object({ holidayId: Id, version: Version, ...v.partial(v.object(fields)).entries }),
    answers: { 200: v.object({ holiday: Holiday }), ...writes },
  },
  deleteHoliday: {
    method: 'DELETE',
    path: '/api/holidays/{holidayId}',
    allow: 'admin',
    summary: 'Delete a holiday',
    writes: ['holidays'],
    input: v.object({ holidayId: Id, version: Version }),
    answers: { 200: v.object({ holiday: Holiday }), ...writes },
  },
})
