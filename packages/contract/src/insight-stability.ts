import * as v from 'valibot'
import { OptionalId, paged, range } from './insight-fields.ts'
import { COMPARED, wordOf } from './insight-inputs.ts'
import { oneOf } from './row-fields.ts'

/** What became of a shift that somebody had been told was theirs. */
export const CHANGES = ['cancelled', 'opened', 'handedOver', 'relocated', 'moved', 'restored'] as const
/** How long before the shift: from so many days of 24 hours on, and under as many as the next. */
export const NOTICE = ['afterwards', 'under2', 'from2to7', 'from7to14', 'from14'] as const
/** What became of a shift for which somebody was looked for. */
export const FILLS = ['filled', 'waiting', 'passed', 'gone'] as const
export const STABILITY_BY = ['facility', 'author', 'person'] as const
export type StabilityBy = (typeof STABILITY_BY)[number]

/** What is counted of changes: all of them, those with less notice than so many days, by notice, and by what became of the shift. */
export const CHANGE_FIGURES = ['changes', 'under14', 'under7', ...NOTICE, ...CHANGES] as const
type ChangeFigure = (typeof CHANGE_FIGURES)[number]
/** What a number of stability may be of: changes, or shifts that became open. */
export const STABILITY_FIGURES = [...CHANGE_FIGURES, 'openings', ...FILLS] as const

const counts = <const Name extends string>(names: readonly Name[]) =>
  // The names that it is made of.
  v.object(Object.fromEntries(names.map((name) => [name, v.number()])) as Record<Name, v.NumberSchema<undefined>>)
export const ChangeFigures = counts<ChangeFigure>(CHANGE_FIGURES)
export type ChangeFigures = v.InferOutput<typeof ChangeFigures>

/** How shifts that became open were filled. */
export const FillFigures = v.object({
  ...counts<'openings' | (typeof FILLS)[number]>(['openings', ...FILLS]).entries,
  /** Elapsed minutes within which half of the filled ones were, and nine of ten; null where none was. */
  median: v.nullable(v.number()),
  nineOfTen: v.nullable(v.number()),
})
export type FillFigures = v.InferOutput<typeof FillFigures>

const period = { from: v.string(), to: v.string() }

/** How steady the roster is once people have been told. */
export const InsightStability = v.object({
  asOf: v.string(),
  isPartial: v.boolean(),
  ...period,
  by: v.picklist(STABILITY_BY),
  total: ChangeFigures,
  /** `key` null: nobody was signed in. */
  rows: v.array(v.object({ key: v.nullable(v.string()), name: v.nullable(v.string()), ...ChangeFigures.entries })),
  fills: FillFigures,
  fillsByFacility: v.array(v.object({ hospitalId: v.string(), facilityName: v.string(), ...FillFigures.entries })),
  before: v.nullable(v.object({ ...period, total: ChangeFigures, fills: FillFigures })),
})
export type InsightStability = v.InferOutput<typeof InsightStability>

/** A shift as it was at a moment. */
const Side = v.object({
  providerId: v.nullable(v.string()),
  providerName: v.nullable(v.string()),
  hospitalId: v.string(),
  facilityName: v.string(),
  timeZone: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
})

/** A change that somebody felt, or a shift that became open. */
export const StabilityRow = v.object({
  what: v.picklist([...CHANGES, ...FILLS]),
  /** When it was changed, or opened. */
  at: v.string(),
  /** The date of that at the facility. */
  date: v.string(),
  /** By whom; null where nobody was signed in. */
  userId: v.nullable(v.string()),
  userName: v.nullable(v.string()),
  assignmentId: v.number(),
  /** As people knew it; of one that became open, as it was then. */
  before: v.nullable(Side),
  /** As they know it since; null where it is gone, or nothing has become of it yet. */
  after: v.nullable(Side),
  /** Whether it is at a facility since of which the reader is told nothing. */
  isElsewhere: v.boolean(),
  /** Of a change. */
  notice: v.nullable(v.picklist(NOTICE)),
  /** Elapsed minutes to the start of the shift, negative afterwards. */
  noticeMinutes: v.nullable(v.number()),
  /** When somebody took it, or it went. */
  endedAt: v.nullable(v.string()),
  /** Elapsed minutes until somebody took it. */
  fillMinutes: v.nullable(v.number()),
})
export type StabilityRow = v.InferOutput<typeof StabilityRow>
export const StabilityRows = v.object({
  rows: v.array(StabilityRow),
  total: v.number(),
  sum: v.number(),
  asOf: v.string(),
})
export type StabilityRows = v.InferOutput<typeof StabilityRows>

export const StabilityInput = v.object({
  ...range,
  compare: oneOf(COMPARED),
  by: v.optional(v.picklist(STABILITY_BY, `must be one of ${STABILITY_BY.join(', ')}`), 'facility'),
})
export const StabilityShiftsInput = v.object({
  ...v.omit(StabilityInput, ['compare']).entries,
  figure: wordOf(STABILITY_FIGURES),
  /** Of one row of the report, or of one facility of shifts that became open; `none` for nobody. Left out: of all. */
  key: OptionalId,
  ...paged,
})
