import type { Cure, ProposedVerdict, VerdictNames } from '@onward/contract'
import { daysBetween } from '@onward/scheduling'
import { useRef, useState } from 'react'
import { valueStore } from '#web/lib/value-store.ts'
import type { Grip, Times } from '#web/ui/schedule/times.ts'
import { byRuleAndPerson, worstOf } from '#web/ui/rules/verdict-words.ts'
import type { Point } from './beside.tsx'
import type { Change } from './change.ts'
import { rowKeyOf } from './placing.ts'
import { moved, stretched, type Built } from './proposing.ts'
import type { BoardShift } from './roster.ts'
import { named, type Named, type Spot } from './selection.ts'
import { ownerAt } from './targets.ts'
import type { BoardView } from './use-board.ts'
import { useBoardForesight } from './use-board-foresight.ts'

const OFFERED = 3

/** What is held: shifts, and the cell by which they were taken up. */
export type Carried = {
  shifts: readonly BoardShift[]
  from: Named
  /** Where the only one of them is not held as a whole, but by one of its ends: when it would be. */
  times?: Stretch
}
export type End = Exclude<Grip, 'whole'>
export type Stretch = Times & { grip: End }
export type Mark = 'can' | 'warned' | 'cannot'
/** What is said of a cell that something is held over. */
export type HeldSaid = {
  cell: Named
  verdicts: readonly ProposedVerdict[]
  names: VerdictNames | undefined
  error: Error | null
  isOther: boolean
  /** What would be done, and what of it stays where it is, and why. */
  built: Built
}
export type Found = {
  /** The column that the marks are about, and what they say of whom. */
  marks?: { column: number; of: ReadonlyMap<string, Mark> } | undefined
  /** Nothing while it is not known. */
  said?: HeldSaid | undefined
}

/** What would clear the verdicts, as it is offered: by rule and person, of each the smallest. */
export const curesOf = (verdicts: readonly ProposedVerdict[]): Cure[] =>
  byRuleAndPerson(verdicts).flatMap((group) =>
    (worstOf(group).cures ?? []).filter(({ change }) => change !== 'drop' && change !== 'credential').slice(0, OFFERED),
  )

/** The changes with a cure in its place. */
export const cured = (changes: readonly Change[], { at, startsAt, endsAt, shiftTypeId }: Cure): Change[] =>
  changes.map((change, place) =>
    place !== at || change.kind === 'cancel'
      ? change
      : {
          ...change,
          ...(startsAt !== null && { startsAt }),
          ...(endsAt !== null && { endsAt }),
          ...(shiftTypeId !== null && { shiftTypeId }),
        },
  )

/** What is meant when something is let go over a cell: everybody and every day as far from where they were. */
export const movedTo = (view: Pick<BoardView, 'rows' | 'dates'>, { shifts, from, times }: Carried, to: Spot): Built => {
  if (times) return stretched(shifts, times)
  let rows: ReadonlyMap<string, number> | undefined
  const rowOf = (key: string) => (rows ??= new Map(view.rows.map((row, at) => [row.key, at]))).get(key)
  let whyNot: Built['whyNot']
  const built = moved(shifts, daysTo(view, from, to), (shift) => {
    const key = rowKeyOf(shift)
    const [row, first] = key === from.rowKey ? [0, 0] : [rowOf(key), rowOf(from.rowKey ?? '')]
    // The row by which it was taken up is at the cell, though it may not be shown any more.
    const next = row === undefined || first === undefined ? undefined : row + to.row - first
    const owner = next === undefined ? undefined : ownerAt(view, next, shift)
    if (owner === undefined)
      whyNot = next !== undefined && view.rows[next]?.kind === 'open' ? 'board.elsewhere' : (whyNot ?? 'board.nowhere')
    return owner
  })
  return whyNot ? { ...built, whyNot } : built
}
/** How many days lie between the cell by which something was taken up, whatever is shown by now, and another one. */
export const daysTo = ({ dates }: Pick<BoardView, 'dates'>, from: Named, to: Spot) => {
  const date = dates[to.column]
  return from.date === undefined || date === undefined ? 0 : daysBetween(from.date, date)
}

/**
 * Shifts that are held over the board. Where they are is known beside what the page is drawn from: it changes from frame to frame,
 * and only what shows it is drawn again.
 */
export const useCarry = (view: BoardView, row: number) => {
  const [carried, setCarried] = useState<Carried>()
  const [{ over, found, picked, point }] = useState(() => ({
    over: valueStore<Named | undefined>(undefined),
    found: valueStore<Found>({}),
    picked: valueStore<number | undefined>(undefined),
    point: valueStore<Point | undefined>(undefined),
  }))
  const isHeld = useRef(false)
  const foresee = useBoardForesight(view, row, carried?.shifts)
  const lead = (to: Named | undefined) => {
    // A cure is picked for what is said of one cell.
    picked.set(undefined)
    over.set(to)
  }
  const hold = (shifts: readonly BoardShift[], spot: Spot, times?: Stretch) => {
    const from = named(spot, view)
    isHeld.current = true
    lead(from)
    setCarried({ shifts, from, ...(times && { times }) })
  }
  return {
    foresee,
    carried,
    /** The cell that they are held over; undefined beside the cells. */
    over,
    /** What is known of it. */
    found,
    /** Which cure they are dropped with. */
    picked,
    /** Where the pointer is that leads them; undefined while keys do. */
    point,
    isHeld: () => isHeld.current,
    take: hold,
    stretch: (shift: BoardShift, spot: Spot, times: Stretch) => hold([shift], spot, times),
    leadOver: (spot: Spot | undefined) => {
      if (!isHeld.current) return
      const was = over.now()
      const to = spot && named(spot, view)
      // Within its cell a pointer moves often.
      if (was?.rowKey !== to?.rowKey || was?.date !== to?.date) lead(to)
    },
    letGo: () => {
      isHeld.current = false
      lead(undefined)
      found.set({})
      setCarried(undefined)
    },
  }
}
export type Carrying = ReturnType<typeof useCarry>
