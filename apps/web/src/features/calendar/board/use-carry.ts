import type { Cure, ProposedVerdict, VerdictNames } from '@onward/contract'
import { daysBetween } from '@onward/scheduling'
import { useState } from 'react'
import { valueStore } from '#web/lib/value-store.ts'
import type { Grip, Times } from '#web/ui/schedule/times.ts'
import { byRuleAndPerson, worstOf } from '#web/ui/rules/verdict-words.ts'
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
export type Found = {
  /** The column that the marks are about, and what they say of whom. */
  marks?: { column: number; of: ReadonlyMap<string, Mark> } | undefined
  /** What is said of the cell that it is held over; nothing while it is not known. */
  said?:
    | { verdicts: readonly ProposedVerdict[]; names: VerdictNames | undefined; error: Error | null; isOther: boolean }
    | undefined
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
  return moved(shifts, daysTo(view, from, to), (shift) => {
    const key = rowKeyOf(shift)
    // The row by which it was taken up is at the cell, though it may not be shown any more.
    if (key === from.rowKey) return ownerAt(view, to.row)
    const [row, first] = [rowOf(key), rowOf(from.rowKey ?? '')]
    return row === undefined || first === undefined ? undefined : ownerAt(view, row + to.row - first)
  })
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
  const [{ over, found }] = useState(() => ({
    over: valueStore<Named | undefined>(undefined),
    found: valueStore<Found>({}),
  }))
  const foresee = useBoardForesight(view, row, carried?.shifts)
  const hold = (shifts: readonly BoardShift[], spot: Spot, times?: Stretch) => {
    const from = named(spot, view)
    over.set(from)
    setCarried({ shifts, from, ...(times && { times }) })
  }
  return {
    foresee,
    carried,
    /** The cell that they are held over. */
    over,
    /** What is known of it. */
    found,
    take: hold,
    stretch: (shift: BoardShift, spot: Spot, times: Stretch) => hold([shift], spot, times),
    leadOver: (spot: Spot) => {
      const was = over.now()
      const to = named(spot, view)
      // Within its cell a pointer moves often.
      if (was && (was.rowKey !== to.rowKey || was.date !== to.date)) over.set(to)
    },
    letGo: () => {
      over.set(undefined)
      setCarried(undefined)
    },
  }
}
export type Carrying = ReturnType<typeof useCarry>
