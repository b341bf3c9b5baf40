import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { counts, DemandCell, line, patternFields } from './demand-fields.ts'
import { Id, Plain, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { List, PerPage, StoredPage, Text, Version } from './row-fields.ts'

/** How many a facility needs of a shift type, over a range of dates, in every week alike. */
export const Demand = v.object({
  demandId: v.string(),
  hospitalId: v.string(),
  shiftTypeId: v.string(),
  specialtyId: v.nullable(v.string()),
  from: v.string(),
  to: v.nullable(v.string()),
  /** Monday to Sunday and a holiday. */
  days: v.array(v.nullable(DemandCell)),
  version: v.number(),
})
export type Demand = v.InferOutput<typeof Demand>

/** A day on which something else is needed than its pattern says. */
export const DemandDay = v.object({
  demandDayId: v.string(),
  hospitalId: v.string(),
  shiftTypeId: v.string(),
  specialtyId: v.nullable(v.string()),
  date: v.string(),
  least: v.number(),
  wished: v.number(),
  note: v.nullable(v.string()),
  version: v.number(),
})
export type DemandDay = v.InferOutput<typeof DemandDay>

/** What a line of a facility needs on a date, and how many are on duty. */
export const CoverageLine = v.object({
  hospitalId: v.string(),
  date: v.string(),
  shiftTypeId: v.string(),
  specialtyId: v.nullable(v.string()),
  least: v.number(),
  wished: v.number(),
  onDuty: v.number(),
  /** For how many more a shift is there that nobody works yet. */
  open: v.number(),
})
export type CoverageLine = v.InferOutput<typeof CoverageLine>

const newPattern = { hospitalId: Id, ...patternFields, specialtyId: v.optional(v.nullable(Id), null) }
const changed = { demandId: Id, version: Version, ...v.partial(v.object(patternFields)).entries }
const gone = { demandId: Id, version: Version }
export const NewDemand = v.object(newPattern)
export type NewDemand = v.InferOutput<typeof NewDemand>
export const ChangedDemand = v.object(changed)
export type ChangedDemand = v.InferOutput<typeof ChangedDemand>

/** As many patterns as are written at once. */
const MOST_AT_ONCE = 500
const several = <S extends v.GenericSchema>(one: S) =>
  v.optional(v.pipe(v.array(one), v.maxLength(MOST_AT_ONCE, `must be ${MOST_AT_ONCE} or fewer`)), [])

const Note = v.pipe(
  v.nullable(v.pipe(Plain, v.maxLength(500, 'must have at most 500 characters'))),
  v.transform((note) => note?.trim() || null),
)
const dayFields = { ...line, date: LocalDate, ...counts, note: v.optional(Note) }

const refused = { message: v.string() }
/** Why patterns were refused, all of those that are in the way: `message` in English, the rest for any other wording. */
export const DemandConflict = v.variant('reason', [
  /** These have newer versions than the writer saw. */
  v.object({ ...refused, reason: v.literal('version'), facts: v.object({ demand: v.array(Demand) }) }),
  /** These say already what the same facility needs of the same on some of the dates. */
  v.object({ ...refused, reason: v.literal('overlap'), facts: v.object({ demand: v.array(Demand) }) }),
])
export type DemandConflict = v.InferOutput<typeof DemandConflict>
/** The same of a single day. */
export const DemandDayConflict = v.variant('reason', [
  v.object({ ...refused, reason: v.literal('version'), facts: v.object({ demandDay: DemandDay }) }),
  /** This one is about the same facility, date, shift type and specialty. */
  v.object({ ...refused, reason: v.literal('date'), facts: v.object({ demandDay: DemandDay }) }),
])
export type DemandDayConflict = v.InferOutput<typeof DemandDayConflict>

const writes = { ...refusals, 404: Refusal, 409: DemandConflict, 415: Refusal, 422: Refusal } as const
const dayWrites = { ...writes, 409: DemandDayConflict } as const
const one = v.object({ demand: Demand })
const oneDay = v.object({ demandDay: DemandDay })
const narrowed = { hospitalId: Text, q: Text, page: StoredPage, perPage: PerPage }
/** As many days as coverage is told of at once. */
export const MOST_COVERAGE_DAYS = 62

/** How many of whom the facilities of an account need, and how many they have. */
export const demand = endpoints({
  listDemand: {
    method: 'GET',
    path: '/api/demand',
    allow: 'scheduler',
    summary: 'Weekly patterns of what facilities need, by facility, first day and shift type',
    reads: ['demand'],
    input: v.object(narrowed),
    answers: { 200: v.object({ demand: v.array(Demand), total: v.number() }), ...refusals },
  },
  createDemand: {
    method: 'POST',
    path: '/api/demand',
    allow: 'scheduler',
    idempotent: true,
    summary: 'Add a weekly pattern; honours Idempotency-Key',
    writes: ['demand'],
    input: NewDemand,
    answers: { 201: one, ...writes },
  },
  saveDemand: {
    method: 'POST',
    path: '/api/demand/save',
    allow: 'scheduler',
    idempotent: true,
    summary: `Add, change and delete up to ${MOST_AT_ONCE} weekly patterns each, all of them or none; a refusal names everything that is wrong. Honours Idempotency-Key`,
    writes: ['demand'],
    input: v.object({
      create: several(NewDemand),
      change: several(ChangedDemand),
      delete: several(v.object(gone)),
    }),
    answers: { 200: v.object({ demand: v.array(Demand) }), ...writes },
  },
  changeDemand: {
    method: 'PATCH',
    path: '/api/demand/{demandId}',
    allow: 'scheduler',
    summary: 'Change what is given of a weekly pattern',
    writes: ['demand'],
    input: ChangedDemand,
    answers: { 200: one, ...writes },
  },
  deleteDemand: {
    method: 'DELETE',
    path: '/api/demand/{demandId}',
    allow: 'scheduler',
    summary: 'Delete a weekly pattern',
    writes: ['demand'],
    input: v.object(gone),
    answers: { 200: one, ...writes },
  },
  listDemandDays: {
    method: 'GET',
    path: '/api/demand/days',
    allow: 'scheduler',
    summary: 'Single days that differ from their pattern, by date',
    reads: ['demand'],
    input: v.object({ ...narrowed, from: v.optional(LocalDate), to: v.optional(LocalDate) }),
    answers: { 200: v.object({ demandDays: v.array(DemandDay), total: v.number() }), ...refusals },
  },
  createDemandDay: {
    method: 'POST',
    path: '/api/demand/days',
    allow: 'scheduler',
    idempotent: true,
    summary: 'Add a single day; honours Idempotency-Key',
    writes: ['demand'],
    input: v.object({ hospitalId: Id, ...dayFields, specialtyId: v.optional(v.nullable(Id), null) }),
    answers: { 201: oneDay, ...dayWrites },
  },
  changeDemandDay: {
    method: 'PATCH',
    path: '/api/demand/days/{demandDayId}',
    allow: 'scheduler',
    summary: 'Change what is given of a single day',
    writes: ['demand'],
    input: v.object({ demandDayId: Id, version: Version, ...v.partial(v.object(dayFields)).entries }),
    answers: { 200: oneDay, ...dayWrites },
  },
  deleteDemandDay: {
    method: 'DELETE',
    path: '/api/demand/days/{demandDayId}',
    allow: 'scheduler',
    summary: 'Delete a single day: its pattern counts again',
    writes: ['demand'],
    input: v.object({ demandDayId: Id, version: Version }),
    answers: { 200: oneDay, ...dayWrites },
  },
  readCoverage: {
    method: 'GET',
    path: '/api/coverage',
    allow: 'scheduler',
    summary: `What is needed on each of up to ${MOST_COVERAGE_DAYS} days, and how many are on duty; at all facilities in use, or at those that are named`,
    reads: ['demand', 'holidays', 'shifts', 'people', 'places', 'shiftTypes'],
    input: v.object({ from: LocalDate, to: LocalDate, hospitalId: v.optional(List) }),
    answers: { 200: v.object({ coverage: v.array(CoverageLine) }), ...refusals },
  },
})
