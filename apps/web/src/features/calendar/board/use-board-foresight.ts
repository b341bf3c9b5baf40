import { useDebouncedValue } from '@mantine/hooks'
import { dayNumber } from '@onward/scheduling'
import type { JudgedShift } from '@onward/scheduling/judge'
import { useMemo } from 'react'
import type { Said } from '../judged/foresight.ts'
import { useForesight, type Foresight } from '../judged/use-foresight.ts'
import type { Change } from './change.ts'
import { isInTheWay, proposedOn, withShown, writtenOf } from './foreseen.ts'
import type { BoardShift } from './roster.ts'
import type { BoardView } from './use-board.ts'

/** So many rows are known to either side of the active one, in steps: a hand and arrows seldom leave them. */
const NEAR = 40
/** As many people as are told of at once. */
const MOST = 100
const REST_MS = 150

type Shown = Pick<BoardView, 'roster' | 'shifts' | 'byRow' | 'dates'>
/**
 * What the rules will say of changes; undefined while nobody knows.
 * @param before the board without them, where it shows them by now
 */
type Foresee = (changes: readonly Change[], before?: Shown) => Said | undefined

const NOBODY_KNOWS = () => undefined
const nameOf = <One>(all: ReadonlyMap<string, One>, name: (one: One) => string) =>
  Object.fromEntries([...all].map(([id, one]) => [id, name(one)]))

const endsOf = (dates: readonly string[]) => {
  const [from = '', to = from] = [dates[0], dates.at(-1)]
  return { from, to }
}

const foreseeing = (foresight: Foresight | undefined, now: Shown): Foresee => {
  if (!foresight) return NOBODY_KNOWS
  const { roster } = now
  const { from, to } = endsOf(now.dates)
  const { known, asJudged, foreseen } = foresight
  const names = {
    ...known.names,
    facilities: { ...known.names.facilities, ...nameOf(roster.facilities, (one) => one.facilityName) },
    shiftTypes: { ...known.names.shiftTypes, ...nameOf(roster.types, (one) => one.shiftTypeName) },
  }
  const days = { from: dayNumber(from), to: dayNumber(to) }
  // What is carried over cells is judged at each of them, beside the same shifts.
  const indexes = new WeakMap<readonly BoardShift[], ReadonlyMap<number, BoardShift>>()
  const byId = (shifts: readonly BoardShift[]) => {
    const index = indexes.get(shifts) ?? new Map(shifts.map((shift) => [shift.assignmentId, shift]))
    indexes.set(shifts, index)
    return index
  }
  const judged = new WeakMap<BoardShift, JudgedShift | undefined>()
  const judgedOf = (shift: BoardShift) => {
    if (!judged.has(shift)) {
      const written = writtenOf(shift, roster)
      judged.set(shift, written && asJudged(written, String(shift.assignmentId)))
    }
    return judged.get(shift)
  }
  return (changes, { shifts, byRow, dates } = now) => {
    // What is known is of the days that are shown now.
    if (dates[0] !== from || dates.at(-1) !== to) return undefined
    const all = proposedOn(changes, byId(shifts), roster)
    if (!all || all.proposed.length === 0) return undefined
    const changed = new Set(changes.map(({ assignmentId }) => assignmentId))
    const isMet = all.proposed.some((one) => {
      const id = one.to?.providerId ?? ''
      const own = (byRow.get(id) ?? []).filter(({ assignmentId }) => !changed.has(assignmentId))
      return isInTheWay(one, own, roster.leave.get(id) ?? [])
    })
    // Whether they can be booked is the server's to say.
    if (isMet) return undefined
    const people = withShown(known.people, days, (id) =>
      all.people.has(id) ? (byRow.get(id) ?? []).flatMap((shift) => judgedOf(shift) ?? []) : undefined,
    )
    return foreseen({ ...known, people }, names, all.proposed)
  }
}

/**
 * What the rules will say of changes on the board, at once: by the shifts that it shows, and beyond its days by those that are
 * stored. Undefined while nobody knows.
 * @param row the active one
 * @param held what is carried, or nothing
 */
export const useBoardForesight = (view: BoardView, row: number, held: readonly BoardShift[] | undefined) => {
  const { rows, dates, byRow, shifts, roster } = view
  const [rested] = useDebouncedValue(Math.round(row / NEAR) * NEAR, REST_MS)
  const providerIds = useMemo(() => {
    const near = rows.slice(Math.max(0, rested - NEAR), rested + NEAR)
    const owners = held?.flatMap(({ providerId }) => providerId ?? []) ?? []
    const people = near.flatMap((one) => (one.kind === 'person' ? one.person.providerId : []))
    return [...new Set([...owners, ...people])].slice(0, MOST).sort()
  }, [rows, rested, held])
  const foresight = useForesight(providerIds, endsOf(dates))
  return useMemo(
    () => foreseeing(foresight, { roster, shifts, byRow, dates }),
    [foresight, roster, shifts, byRow, dates],
  )
}
