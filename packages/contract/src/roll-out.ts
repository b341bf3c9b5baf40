import * as v from 'valibot'
import { Conflict, MetShift } from './bookings.ts'
import { Refusal } from './fields.ts'
import { Locked, RulesRefusal, Verdict, VerdictNames } from './verdicts.ts'

/** So many shifts are made at once. */
export const MOST_ROLLED_OUT = 20_000
/** So many entries each list of a report tells; the counts beside them are of all. */
export const MOST_TOLD = 200

/** What whoever rolls shifts out says, wherever they come from. */
export const rollingOut = {
  /** With whom they are, or everyone as an open shift. */
  as: v.picklist(['people', 'open'], 'must be people or open'),
  dryRun: v.optional(v.boolean('must be true or false'), false),
}

/** A shift that is wanted: on which date, where, of which type, and whose. */
const wanted = {
  date: v.string(),
  hospitalId: v.string(),
  facilityName: v.string(),
  shiftTypeId: v.string(),
  shiftTypeName: v.string(),
  /** Wall times at the facility. */
  startsAt: v.string(),
  endsAt: v.string(),
  /** Whose it was to be. */
  providerId: v.nullable(v.string()),
  providerName: v.nullable(v.string()),
}

/** A shift that is made without its person, and why. */
export const OpenedShift = v.variant('reason', [
  /** They are on leave then. */
  v.object({ ...wanted, reason: v.literal('leave'), startDate: v.string(), endDate: v.string() }),
  /** They do not work there any more; `lastDay` is null where no date says so. */
  v.object({ ...wanted, reason: v.literal('left'), lastDay: v.nullable(v.string()) }),
  /** Their last contract has ended by then. */
  v.object({ ...wanted, reason: v.literal('contract'), lastDay: v.string() }),
])
export type OpenedShift = v.InferOutput<typeof OpenedShift>

/** A shift that is not made, and why. */
export const SkippedShift = v.variant('reason', [
  /** A rule does not allow it, or lets nobody go over it but an admin. */
  v.object({ ...wanted, reason: v.literal('rule'), verdict: Verdict }),
  /** Its person works then. */
  v.object({ ...wanted, reason: v.literal('overlap'), shift: MetShift }),
  /** The facility is closed, the type or the specialty is put away, or there are no such times on that day. */
  v.object({ ...wanted, reason: v.picklist(['facility', 'shiftType', 'specialty', 'times']) }),
  /** The very shift stands there already. */
  v.object({ ...wanted, reason: v.literal('there') }),
])
export type SkippedShift = v.InferOutput<typeof SkippedShift>

const Counts = v.record(v.string(), v.number())

/** What becomes of each shift that is wanted. */
export const RollOutReport = v.object({
  /** By which all of it is taken back; null where it was only asked, or nothing was made. */
  batchId: v.nullable(v.number()),
  /** How many shifts were wanted: those that are made and those that are skipped. */
  wanted: v.number(),
  created: v.number(),
  /** How many of the created ones are open: wanted so, or opened. */
  open: v.number(),
  /** How many by each reason, the whole lists counted; each list below has the first `MOST_TOLD` of them. */
  openedBy: Counts,
  skippedBy: Counts,
  /** How many things rules say of what is made, by their severity. */
  warnedBy: Counts,
  opened: v.array(OpenedShift),
  skipped: v.array(SkippedShift),
  warnings: v.array(Verdict),
  names: VerdictNames,
})
export type RollOutReport = v.InferOutput<typeof RollOutReport>

/** What refuses all of it. */
export const rollOutRefusals = {
  409: Conflict,
  415: Refusal,
  422: v.union([RulesRefusal, Refusal]),
  423: Locked,
} as const
