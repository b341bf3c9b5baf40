import * as v from 'valibot'
import { Id, Plain } from './fields.ts'

const absent = <T>(value: T | '') => (value === '' ? undefined : value)
/** Optional text of a query: empty is absent. */
export const Text = v.optional(v.pipe(Plain, v.maxLength(500, 'must have at most 500 characters'), v.transform(absent)))

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

const WHOLE = 'must be a whole number'
/** A whole number as number or text; empty text is `instead`. */
const whole = (instead: number) =>
  v.pipe(
    v.union([v.number(), v.string()], WHOLE),
    v.transform((given) => (given === '' ? instead : Number(given))),
    v.safeInteger(WHOLE),
    v.check((count) => !(count < 1), 'must be 1 or more'),
  )
/** Which page of a list, from 1. */
export const Page = v.optional(whole(1), 1)
/** The same, of a list that a store has to count through. */
export const StoredPage = v.optional(v.pipe(whole(1), v.maxValue(1_000_000, 'must be 1,000,000 or fewer')), 1)
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
/** Rows that are in use, which is meant where nothing is said, those that are not any more, or both. */
export const Standing = v.optional(
  v.pipe(
    v.picklist(['active', 'inactive', 'all', ''], 'must be active, inactive or all'),
    v.transform((standing) => (standing === '' ? 'active' : standing)),
  ),
  'active',
)
/** `true` or `false` of a query. */
export const Flag = v.optional(
  v.pipe(
    v.picklist(['true', 'false', '1', '0', ''], 'must be true or false'),
    v.transform((word) => word === 'true' || word === '1'),
  ),
  'false',
)
/** One of the words, or all of them where it is left out or empty. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  v.optional(
    v.pipe(
      v.union([v.picklist(words), v.literal('')], `must be ${words.join(', ')} or empty`),
      v.transform((word): Word | undefined => (word === '' ? undefined : (word as Word))), // one of them, then
    ),
  )
