import * as v from 'valibot'
import { NewAssignment } from './assignment-changes.ts'
import { ClockTime, LocalDate } from './date-fields.ts'
import { Id, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { ProposalConflict } from './proposals.ts'
import { rollOutRefusals, RollOutReport } from './roll-out.ts'
import { RowId, Version } from './row-fields.ts'
import { Locked, Overrides, ProposedVerdict, RulesRefusal, VerdictNames } from './verdicts.ts'
import { whole } from './whole-fields.ts'

/** So many days after its first shift a series may go on. */
export const MOST_SERIES_DAYS = 366
/** So many weeks may lie from one round to the next. */
export const MOST_EVERY = 12

/** When it comes round: every so many weeks of the account, on some days of them, 0 is Sunday. */
const cycle = {
  everyWeeks: whole(1, MOST_EVERY),
  weekdays: v.pipe(
    v.array(whole(0, 6), 'must be a list of days'),
    v.minLength(1, 'must have at least one day'),
    v.maxLength(7, 'must have at most seven days'),
    v.check((days) => new Set(days).size === days.length, 'must name each day once'),
  ),
}

/** The first shift and how it comes round; of a day before the first none is made. */
const NewSeries = v.object({
  ...NewAssignment.entries,
  shiftTypeId: Id,
  ...cycle,
  until: LocalDate,
  dryRun: v.optional(v.boolean('must be true or false'), false),
})

export const Series = v.object({
  seriesId: v.string(),
  everyWeeks: v.number(),
  weekdays: v.array(v.number()),
  /**
   * The dates of its first and its last shift that is not cancelled, each as the series has it: one that was moved by itself
   * counts where it was moved from. Null where none is left.
   */
  from: v.nullable(v.string()),
  until: v.nullable(v.string()),
})
export type Series = v.InferOutput<typeof Series>

/** A shift that a change of its series leaves as it is, and why. */
export const LeftShift = v.object({
  assignmentId: v.number(),
  providerId: v.nullable(v.string()),
  providerName: v.nullable(v.string()),
  facilityName: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  /** It was changed by itself, has begun, is on days that are closed, or was cancelled. */
  reason: v.picklist(['changed', 'begun', 'locked', 'cancelled']),
})
export type LeftShift = v.InferOutput<typeof LeftShift>

export const SeriesReport = v.object({
  /** By which all of it is taken back; null where it was only asked, or nothing was changed. */
  batchId: v.nullable(v.number()),
  /** The series of the shifts from then on: another one where it was split. */
  seriesId: v.string(),
  /** How many were changed, or cancelled. */
  changed: v.number(),
  /** The dates of the first and the last of those; null where there is none. */
  from: v.nullable(v.string()),
  until: v.nullable(v.string()),
  left: v.array(LeftShift),
  /** How many more were left alone, which are not the caller's to see. */
  hidden: v.number(),
  verdicts: v.array(ProposedVerdict),
  names: VerdictNames,
})
export type SeriesReport = v.InferOutput<typeof SeriesReport>

/** From which shift of the series on: the row as its writer saw it. */
const aimed = {
  seriesId: Id,
  assignmentId: RowId,
  version: Version,
  /** That shift and those after it, or all of them. */
  which: v.picklist(['following', 'all'], 'must be following or all'),
  dryRun: v.optional(v.boolean('must be true or false'), false),
  overrides: Overrides,
}
const { providerId, hospitalId, shiftTypeId, specialtyId, note } = v.partial(NewAssignment).entries
/** What each of its shifts becomes on its own day; what is left out stays. */
const SeriesChange = v.strictObject({
  providerId,
  hospitalId,
  shiftTypeId,
  specialtyId,
  /** Of the shifts that have the same note as the one that is named. */
  note,
  /** On the wall of its facility, and so many days after it began it ends. */
  times: v.optional(v.strictObject({ startsAt: ClockTime, endsAt: ClockTime, days: whole(0, 7) })),
})
export type SeriesChange = v.InferInput<typeof SeriesChange>

const refusedAs = {
  ...refusals,
  404: Refusal,
  409: ProposalConflict,
  415: Refusal,
  422: v.union([RulesRefusal, Refusal]),
  423: Locked,
} as const

/** Shifts that come round, and what is changed of them at once. */
export const series = endpoints({
  createSeries: {
    method: 'POST',
    path: '/api/series',
    allow: 'scheduler',
    idempotent: true,
    summary: `Make a shift that comes round, until at most ${MOST_SERIES_DAYS} days after the first, as one batch; what cannot be booked is left out and told; with dryRun only what would become of each. Honours Idempotency-Key`,
    writes: ['shifts', 'history'],
    input: NewSeries,
    answers: {
      200: v.object({
        ...RollOutReport.entries,
        /** Null where it was only asked, or nothing was made. */
        seriesId: v.nullable(v.string()),
        /** On which dates a shift was wanted: what became of those that are not told of is that they were made. */
        dates: v.array(v.string()),
      }),
      ...refusals,
      404: Refusal,
      ...rollOutRefusals,
    },
  },
  readSeries: {
    method: 'GET',
    path: '/api/series/{seriesId}',
    allow: 'scheduler',
    summary: 'How a series comes round, and from when to when; to a scheduler one with shifts at their facilities',
    reads: ['shifts'],
    input: v.object({ seriesId: Id }),
    answers: { 200: v.object({ series: Series }), ...refusals, 404: Refusal },
  },
  changeSeries: {
    method: 'PATCH',
    path: '/api/series/{seriesId}',
    allow: 'scheduler',
    idempotent: true,
    summary:
      'Change a shift of a series and those after it, which become a series of their own, or all of them, as one batch. What was changed by itself, has begun, is on closed days or was cancelled is left alone and told. With dryRun it writes nothing. Honours Idempotency-Key',
    writes: ['shifts', 'history'],
    input: v.object({ ...aimed, change: SeriesChange }),
    answers: { 200: SeriesReport, ...refusedAs },
  },
  cancelSeries: {
    method: 'POST',
    path: '/api/series/{seriesId}/cancel',
    allow: 'scheduler',
    idempotent: true,
    summary:
      'Cancel a shift of a series and those after it, or all of them, as one batch; what is left alone is told as for a change. Honours Idempotency-Key',
    writes: ['shifts', 'history'],
    input: v.object(aimed),
    answers: { 200: SeriesReport, ...refusedAs },
  },
})
