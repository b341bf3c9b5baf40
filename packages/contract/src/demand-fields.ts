import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { Id } from './fields.ts'

const HowMany = v.pipe(
  v.number(),
  v.safeInteger('must be a whole number'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(999, 'must be 999 or fewer'),
)
export const counts = { least: HowMany, wished: HowMany }
/** How many have to be there, and how many are wished for. */
export const DemandCell = v.pipe(
  v.object(counts),
  v.check(({ least, wished }) => least <= wished, 'must wish for no fewer than the least'),
)
export type DemandCell = v.InferOutput<typeof DemandCell>

/** How many cells a pattern has: Monday to Sunday, and a holiday. */
export const DEMAND_CELLS = 8
const WHOLE_WEEK = 'must have 8 cells, Monday to Sunday and a holiday'

/** What a pattern and a single day are about. */
export const line = {
  shiftTypeId: Id,
  /** Null: whoever it is. */
  specialtyId: v.nullable(Id),
}
export const patternFields = {
  ...line,
  from: LocalDate,
  /** The last day of it; null while there is none. */
  to: v.nullable(LocalDate),
  /**
   * Monday to Sunday and a holiday. Null on a weekday: nobody is needed. Null on a holiday: as many as on the weekday that it
   * falls on.
   */
  days: v.pipe(
    v.array(v.nullable(DemandCell)),
    v.minLength(DEMAND_CELLS, WHOLE_WEEK),
    v.maxLength(DEMAND_CELLS, WHOLE_WEEK),
  ),
}
