import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { List, PerPage, RowId, StoredPage } from './row-fields.ts'
import { MetShift, ToldShift } from './bookings.ts'
import { Locked } from './verdicts.ts'

/** How many days are published at once. */
export const MOST_PUBLISHED_DAYS = 92

/** A shift as somebody is told of it. */
const Told = v.object({
  ...v.omit(ToldShift, ['providerId', 'providerName']).entries,
  shiftTypeName: v.string(),
  /** Each there alone where it is what changed; not in what was published by a server of before. */
  note: v.optional(v.nullable(v.string())),
  specialtyName: v.optional(v.nullable(v.string())),
})
/** What becomes of one shift for one person: what they knew, and what they know then. */
export const PublishedEntry = v.object({
  assignmentId: v.number(),
  kind: v.picklist(['added', 'changed', 'removed']),
  before: v.nullable(Told),
  after: v.nullable(Told),
})
export type PublishedEntry = v.InferOutput<typeof PublishedEntry>

/** What one person is told; without a person it is what becomes of open shifts. */
export const PublishedDiff = v.object({
  providerId: v.nullable(v.string()),
  providerName: v.nullable(v.string()),
  /** Elapsed minutes of what they knew and of what they know then, of these shifts alone. */
  minutesBefore: v.number(),
  minutesAfter: v.number(),
  /** Whether a mail tells them: they sign in, and something of it lies ahead. */
  isMailed: v.boolean(),
  entries: v.array(PublishedEntry),
})
export type PublishedDiff = v.InferOutput<typeof PublishedDiff>

/**
 * What all shifts on the dates come to of everybody who is told, in elapsed minutes: as they know them, and as they know them then. A
 * shift counts whole on the date on which it begins; a scheduler reads of what is at their facilities.
 */
export const MinutesOnDates = v.object({
  from: v.string(),
  to: v.string(),
  people: v.array(v.object({ providerId: v.string(), before: v.number(), after: v.number() })),
})
export type MinutesOnDates = v.InferOutput<typeof MinutesOnDates>

/** What was published, when and by whom. */
export const Publication = v.object({
  publicationId: v.number(),
  at: v.string(),
  userId: v.nullable(v.string()),
  userName: v.nullable(v.string()),
  from: v.string(),
  to: v.string(),
  /** Null: all of them. */
  hospitalIds: v.nullable(v.array(v.string())),
  providerIds: v.nullable(v.array(v.string())),
  /** How many shifts, and of how many people. */
  shifts: v.number(),
  people: v.number(),
  /** The publication that this one takes back; null where it told something. */
  withdraws: v.nullable(v.number()),
  /** The one that took this one back. */
  withdrawn: v.nullable(
    v.object({
      publicationId: v.number(),
      at: v.string(),
      userId: v.nullable(v.string()),
      userName: v.nullable(v.string()),
    }),
  ),
  /**
   * SHA-256 of the entries (`diffs`) and of the rules in force, as JSON in the form of RFC 8785, in hexadecimal: they are kept as
   * they were. Of a withdrawal the entries are hashed after the hash of what it takes back.
   */
  entriesHash: v.string(),
  rulesHash: v.string(),
})
export type Publication = v.InferOutput<typeof Publication>

/** What is not published, and why: a rule blocks it, or people know it at a facility, or it is by now at one, where the caller does not plan. */
const LeftOut = v.object({
  assignmentIds: v.array(v.number()),
  /** Empty of open shifts. */
  providerName: v.string(),
  /** Absent in an answer of before there was a second one. */
  reason: v.optional(v.picklist(['rule', 'elsewhere']), 'rule'),
  message: v.string(),
})

/** Two shifts of one person that people would be told of at the same time. One at a facility where the caller does not plan names neither it nor itself. */
export const PublicationConflict = v.object({
  message: v.string(),
  reason: v.literal('overlap'),
  facts: v.object({ shifts: v.array(MetShift) }),
})
export type PublicationConflict = v.InferOutput<typeof PublicationConflict>

/** What was shown, by the `entriesHash` of its dry run. */
const ShownHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'))
/** What would be told now, as a publication would keep it (`Publication.entriesHash`); null where there is nothing to tell. */
const EntriesHash = v.nullable(v.string())
/** What would be told is other than what was shown, so nothing is: what it is by now. */
export const PublicationChanged = v.object({
  message: v.string(),
  reason: v.literal('changed'),
  facts: v.object({ entriesHash: EntriesHash, shifts: v.number(), people: v.number() }),
})
export type PublicationChanged = v.InferOutput<typeof PublicationChanged>

/** What stays told, and why: it has begun, people were told something else of it since, or its place tells what is written as it is written. */
const LeftTold = v.object({
  assignmentId: v.number(),
  reason: v.picklist(['begun', 'later', 'apart']),
  providerName: v.nullable(v.string()),
  /** As the publication told it. */
  shift: Told,
})
export type LeftTold = v.InferOutput<typeof LeftTold>

/** Why nothing is taken back: it has been, it takes back itself, or what people knew before it was not kept. */
export const WithdrawalRefused = v.object({
  message: v.string(),
  reason: v.picklist(['withdrawn', 'withdrawal', 'unkept']),
})
export type WithdrawalRefused = v.InferOutput<typeof WithdrawalRefused>

/** What is told to people apart from when it is written. */
export const publications = endpoints({
  publish: {
    method: 'POST',
    path: '/api/publications',
    allow: 'scheduler',
    idempotent: true,
    summary: `Tell people of what has been drafted on at most ${MOST_PUBLISHED_DAYS} dates, of some facilities or people or of all; with dryRun only what they would be told, with entriesHash nothing if that is other than what was shown. Honours Idempotency-Key`,
    writes: ['shifts', 'history', 'places'],
    input: v.object({
      from: LocalDate,
      to: LocalDate,
      hospitalIds: v.optional(List),
      providerIds: v.optional(List),
      dryRun: v.optional(v.boolean('must be true or false'), false),
      /**
       * What was shown: if what would be told is other than that, nothing is. What is left out is no part of it; whom a mail tells
       * is, so it is other once all that somebody is told has begun.
       */
      entriesHash: v.optional(ShownHash),
    }),
    answers: {
      200: v.object({
        /** Null where it was only asked, or there was nothing to tell. */
        publication: v.nullable(Publication),
        diffs: v.array(PublishedDiff),
        /** Absent in an answer of before there was one. */
        onDates: v.optional(v.nullable(MinutesOnDates), null),
        /** Absent in an answer of before there was one. */
        entriesHash: v.optional(EntriesHash, null),
        left: v.array(LeftOut),
      }),
      ...refusals,
      404: Refusal,
      409: v.union([PublicationConflict, PublicationChanged]),
      415: Refusal,
      423: Locked,
    },
  },
  listPublications: {
    method: 'GET',
    path: '/api/publications',
    allow: 'scheduler',
    summary: 'What was published, the newest first; to a scheduler what they published themselves',
    reads: ['history'],
    input: v.object({ page: StoredPage, perPage: PerPage }),
    answers: { 200: v.object({ publications: v.array(Publication), total: v.number() }), ...refusals },
  },
  readPublication: {
    method: 'GET',
    path: '/api/publications/{publicationId}',
    allow: 'scheduler',
    summary: 'One publication with what it told whom, as it was then',
    reads: ['history'],
    input: v.object({ publicationId: RowId }),
    answers: {
      200: v.object({ publication: Publication, diffs: v.array(PublishedDiff) }),
      ...refusals,
      404: Refusal,
    },
  },
  withdrawPublication: {
    method: 'POST',
    path: '/api/publications/{publicationId}/withdrawal',
    allow: 'scheduler',
    idempotent: true,
    summary:
      'Take back what a publication told, as far as it has not begun and people know it still; with dryRun only what they would be told, with entriesHash nothing if that is other than what was shown. Honours Idempotency-Key',
    writes: ['shifts', 'history', 'places'],
    input: v.object({
      publicationId: RowId,
      dryRun: v.optional(v.boolean('must be true or false'), false),
      /** What was shown, as of `publish`. */
      entriesHash: v.optional(ShownHash),
    }),
    answers: {
      200: v.object({
        /** Null where it was only asked, or nothing is left to take back. */
        withdrawal: v.nullable(Publication),
        diffs: v.array(PublishedDiff),
        /** Absent in an answer of before there was one. */
        onDates: v.optional(v.nullable(MinutesOnDates), null),
        /** Absent in an answer of before there was one. */
        entriesHash: v.optional(EntriesHash, null),
        left: v.array(LeftTold),
        /** How far each place that goes back will have been published. */
        horizons: v.array(
          v.object({ hospitalId: v.string(), facilityName: v.string(), before: v.string(), after: v.string() }),
        ),
      }),
      ...refusals,
      404: Refusal,
      409: v.union([PublicationConflict, PublicationChanged, WithdrawalRefused]),
      415: Refusal,
      423: Locked,
    },
  },
})
