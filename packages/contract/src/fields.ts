import * as v from 'valibot'

/** A day of the years 0001 to 9999: the calendar has no year 0. */
const isReal = (date: string) => {
  if (date.startsWith('0000')) return false
  const instant = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date)
}
const absent = <T>(value: T | '') => (value === '' ? undefined : value)

/** Text that every store and file can hold: no NUL, no half of a character pair. */
export const Plain = v.pipe(
  v.string(),
  v.check((text) => !text.includes('\u0000'), 'must not hold the character U+0000'),
  v.check((text) => text.isWellFormed(), 'must be well-formed Unicode'),
)
/** A name or a title: not blank, at most 200 characters. */
export const Name = v.pipe(
  Plain,
  v.check((text) => text.trim().length > 0, 'must not be blank'),
  v.maxLength(200, 'must have at most 200 characters'),
)
/** Optional text of a query: empty is absent. */
export const Text = v.optional(v.pipe(Plain, v.maxLength(500, 'must have at most 500 characters'), v.transform(absent)))

/** An id as text or number; text inside. An empty one is refused. */
export const Id = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), Plain], 'must be an id'),
  v.transform(String),
  v.nonEmpty('must not be empty'),
  v.maxLength(100, 'must have at most 100 characters'),
)
/** The number of a stored row, as number or digits. */
export const RowId = v.pipe(Id, v.regex(/^\d{1,15}$/, 'must be a whole number'), v.transform(Number))
/** More than there are hospitals in the United States. */
const MOST_IDS = 6_000
/**
 * Ids as a list, as text joined by commas, or both; an empty text is the empty list.
 * A missing key stays absent: no filter.
 */
export const List = v.pipe(
  v.union([v.array(Id), Plain], 'must be ids joined by commas, or a list of ids'),
  v.transform((given) => (typeof given === 'string' ? given.split(',') : given.flatMap((one) => one.split(',')))),
  v.transform((all) => [...new Set(all.map((one) => one.trim()).filter(Boolean))]),
  v.maxLength(MOST_IDS, 'must name at most 6,000 ids'),
)

/** A calendar month, `2026-11`. */
export const Month = v.pipe(v.string(), v.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11'))
/** A calendar date, `2026-11-21`. */
export const LocalDate = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2026-11-21'),
  v.check(isReal, 'must be a date that exists'),
)
/** What the clock on a facility's wall shows, `2026-11-21T19:00`. */
export const WallTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'must be a local date and time such as 2026-11-21T19:00'),
  v.check((wall) => isReal(wall.slice(0, 10)), 'must be a date that exists'),
)
/** A point in time, UTC, `2026-11-22T00:00:00.000Z`. */
export const Instant = v.pipe(v.string(), v.isoTimestamp())

const WHOLE = 'must be a whole number'
/** A whole number as number or text; empty text is `instead`. */
const whole = (instead: number) =>
  v.pipe(
    v.union([v.number(), v.string()], WHOLE),
    v.transform((given) => (given === '' ? instead : Number(given))),
    v.safeInteger(WHOLE),
    v.check((count) => !(count < 1), 'must be 1 or more'),
  )
const MOST_PAGES = 1_000_000
/** Which page of a list, from 1. */
export const Page = v.optional(v.pipe(whole(1), v.maxValue(MOST_PAGES, 'must be 1,000,000 or fewer')), 1)
/** How many rows a page holds, 1 to `most`; `instead` for a caller who does not say. */
export const perPage = (instead: number, most = 500) =>
  v.optional(v.pipe(whole(instead), v.maxValue(most, `must be ${most} or fewer`)), instead)
export const PerPage = perPage(10)
/** The column by which a list is sorted; `instead` for a caller who does not say. */
export const column = <const C extends string>(columns: readonly C[], instead: NoInfer<C>) =>
  v.optional(
    v.pipe(
      v.picklist<readonly (C | '')[], string>([...columns, ''], 'must be a column of the list'),
      v.transform((given): C => (given === '' ? instead : given)),
    ),
    instead,
  )
/** The version of a row that the writer saw. */
export const Version = whole(Number.NaN)
/** `true` or `false` of a query. */
export const Flag = v.optional(
  v.pipe(
    v.picklist(['true', 'false', '1', '0', ''], 'must be true or false'),
    v.transform((word) => word === 'true' || word === '1'),
  ),
  'false',
)

/** A colour by its part in the theme. */
export const ThemeColor = v.picklist(['primary', 'secondary', 'success', 'warning', 'danger', 'info'])
export type ThemeColor = v.InferOutput<typeof ThemeColor>

/** What a refusal says: a message for people and, on 400, each wrong field. */
export const Refusal = v.object({
  message: v.string(),
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  requestId: v.optional(v.string()),
})
/** The refusals that any call behind a sign-in may meet. */
export const refusals = { 400: Refusal, 401: Refusal, 403: Refusal } as const
