import * as v from 'valibot'
import { Assignment } from './bookings.ts'
import { endpoints } from './http.ts'
import { LocalDate } from './date-fields.ts'
import { Refusal, refusals } from './fields.ts'
import { List, oneOf, PerPage, perPage, RowId, Standing, StoredPage, Text } from './row-fields.ts'

/** Somebody who is scheduled. */
export const Provider = v.object({
  providerId: v.string(),
  userId: v.string(),
  providerName: v.string(),
  /** The name of the first of their specialties. */
  specialty: v.nullable(v.string()),
  /** What they are trained for, the first one first. */
  specialties: v.array(v.object({ specialtyId: v.string(), specialtyName: v.string() })),
  /** Where they may work; none is anywhere. */
  facilities: v.array(v.object({ hospitalId: v.string(), facilityName: v.string() })),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  /** The last date on which a shift of theirs may begin, on the wall of its facility. */
  lastDay: v.nullable(v.string()),
  /** Nobody schedules who is not. */
  isActive: v.boolean(),
  version: v.number(),
})
export type Provider = v.InferOutput<typeof Provider>

/** One entry of the audit trail: what was before and what is after, null where there was nothing. */
export const HistoryEntry = v.object({
  at: v.string(),
  userId: v.nullable(v.string()),
  userName: v.nullable(v.string()),
  action: v.string(),
  /** What it was booked with, which can be taken back as one. */
  batchId: v.nullable(v.number()),
  /** How many more shifts and leaves were booked with it, and are taken back with it. */
  bookedWith: v.number(),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
})
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>

/** How many days a list of assignments may span. */
export const MOST_DAYS = 92
// More than the largest account has on one day: who asks for a day gets all of it without a word about pages.
const DAY_AND_MORE = 5_000
const Status = v.optional(
  v.pipe(
    v.picklist(['confirmed', 'cancelled', 'all', 'removed', ''], 'must be confirmed, cancelled, all or removed'),
    v.transform((status) => (status === '' ? 'confirmed' : status)),
  ),
  'confirmed',
)

const YesOrNo = v.optional(
  v.pipe(
    v.picklist(['true', 'false', ''], 'must be true or false'),
    v.transform((given) => given === 'true'),
  ),
  'false',
)

const range = { from: LocalDate, to: LocalDate }

/** People and who works where. */
export const assignments = endpoints({
  listProviders: {
    method: 'GET',
    path: '/api/providers',
    allow: 'scheduler',
    summary:
      'Providers of the account by name; those who are scheduled unless another status is asked for. Who may work anywhere may work at a facility',
    reads: ['people', 'credentials', 'places'],
    input: v.object({
      q: Text,
      status: Standing,
      specialtyId: Text,
      hospitalId: Text,
      /** Who has a credential that expires soon, or has lapsed. */
      credentials: oneOf(['expiring', 'lapsed']),
      page: StoredPage,
      perPage: PerPage,
    }),
    answers: { 200: v.object({ providers: v.array(Provider), total: v.number() }), ...refusals },
  },
  listAssignments: {
    method: 'GET',
    path: '/api/assignments',
    allow: 'schedule',
    summary: `Assignments that start on the given facility-local dates, both included, or with running=true are under way on them; at most ${MOST_DAYS} days, in pages`,
    reads: ['shifts'],
    input: v.object({
      ...range,
      providerId: v.optional(List),
      hospitalId: v.optional(List),
      /** `removed` are those that people have been told of, as they were told, and that are theirs no more, or on another day or elsewhere. */
      status: Status,
      /** Those alone that nobody works yet, or alone those that somebody does. */
      open: oneOf(['true', 'false']),
      /** Those too that began up to a week before `from` and have not ended when its facility's day begins. */
      running: YesOrNo,
      page: StoredPage,
      perPage: perPage(DAY_AND_MORE, DAY_AND_MORE),
    }),
    answers: { 200: v.object({ assignments: v.array(Assignment), total: v.number() }), ...refusals },
  },
  readAssignment: {
    method: 'GET',
    path: '/api/assignments/{id}',
    allow: 'schedule',
    summary: 'One assignment as it is now, a cancelled one too',
    reads: ['shifts'],
    input: v.object({ id: RowId }),
    answers: {
      200: v.object({
        assignment: Assignment,
        /** The series that it comes round in, to who plans there; null of a shift by itself. */
        seriesId: v.optional(v.nullable(v.string())),
      }),
      ...refusals,
      404: Refusal,
    },
  },
  assignmentHistory: {
    method: 'GET',
    path: '/api/assignments/{id}/history',
    allow: 'scheduler',
    summary: 'Who changed what and when, oldest first',
    reads: ['history'],
    input: v.object({ id: RowId }),
    answers: { 200: v.object({ entries: v.array(HistoryEntry) }), ...refusals, 404: Refusal },
  },
})
