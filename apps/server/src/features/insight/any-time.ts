import type { InsightToday } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { today as todayAt } from '@onward/scheduling/zoned'
import { unitsOf, type Covered, type Entry, type Unit } from './covered.ts'

type Known = {
  covered: Covered
  /** Shifts that are not over and begin within 72 hours, by their ids. */
  ahead: ReadonlyMap<number, unknown>
}

export const isMissing = ({ state }: Pick<Unit, 'state'>) => state === 'open' || state === 'notPosted'

export const sumOfEntries = (entries: readonly Entry[]) => {
  const sum = { required: 0, filled: 0, open: 0, notPosted: 0 }
  for (const { figures } of entries) {
    sum.required += figures.required
    sum.filled += figures.filled
    sum.open += figures.open
    sum.notPosted += figures.notPosted
  }
  return sum
}

/** Lines of types that may be at any time. */
const untimedLines = ({ entries, types }: Covered) =>
  entries.filter(({ line, shiftTypeId }) => line && types.get(shiftTypeId)?.days === null)

const isAhead = ({ ahead }: Known, { assignmentId }: Unit) => assignmentId !== undefined && ahead.has(assignmentId)

/** Somebody is looked for who was needed at any time, and the shift says when: within 72 hours. */
export const postedOf = (known: Known): Unit[] =>
  untimedLines(known.covered)
    .flatMap(unitsOf)
    .filter((unit) => unit.state === 'open' && isAhead(known, unit))

/** Lines of types that may be at any time, of the facility's today and the two days after it. */
export const untimedOf = ({ covered }: Known, now: number) =>
  untimedLines(covered).filter(({ hospitalId, date }) => {
    const facility = covered.facilities.get(hospitalId)
    const first = facility && todayAt(new Date(now), facility.timeZone)
    return first !== undefined && date >= first && date <= addDays(first, 2)
  })

/** Those of them that are missing, but for the shifts that are among what is short within 72 hours. */
export const untimedMissing = (known: Known, entries: readonly Entry[]) =>
  entries.flatMap(unitsOf).filter((unit) => isMissing(unit) && !isAhead(known, unit))

/** What is needed at any time, and what of it is at each facility on each date. */
export const untimedIn = (known: Known, now: number): InsightToday['anyTime'] => {
  const sumIn = (entries: readonly Entry[]) => ({
    ...sumOfEntries(entries),
    missing: untimedMissing(known, entries).length,
  })
  const untimed = untimedOf(known, now).filter(({ figures }) => figures.required > 0)
  const byDay = Map.groupBy(untimed, ({ hospitalId, date }) => `${date} ${hospitalId}`)
  return {
    ...sumIn(untimed),
    cells: [...byDay].map(([key, own]) => ({ date: key.slice(0, 10), hospitalId: key.slice(11), ...sumIn(own) })),
  }
}
