import type { Leave } from '@onward/contract'
import { daysBetween } from '@onward/scheduling'

/** What stands in a row of a month: a bar over some of its days, or an empty day. Days count from 0. */
export type Piece = { from: number; to: number; leave?: Leave; isBefore: boolean; isAfter: boolean }

/** A person's month from its first day to its last: bars, and the days between them one by one. */
export const piecesOf = (leave: readonly Leave[], dates: readonly string[]): Piece[] => {
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const pieces: Piece[] = []
  let next = 0
  const fillTo = (day: number) => {
    for (; next < day; next += 1) pieces.push({ from: next, to: next, isBefore: false, isAfter: false })
  }
  for (const one of leave.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))) {
    const isBefore = one.startDate < first
    const isAfter = one.endDate > last
    const from = isBefore ? 0 : daysBetween(first, one.startDate)
    const to = isAfter ? dates.length - 1 : daysBetween(first, one.endDate)
    // What lies beside the month, or has been changed while its list was on the way, has no bar.
    if (to < from || from < next || from >= dates.length) continue
    fillTo(from)
    pieces.push({ from, to, leave: one, isBefore, isAfter })
    next = to + 1
  }
  fillTo(dates.length)
  return pieces
}

/** Days of a grid, by the row of a person. */
export type Spot = { row: number; day: number }

/** Where a key leads; undefined where it leads nowhere. A bar is one step. */
export const stepFrom = (
  key: string,
  { row, day }: Spot,
  rows: readonly (readonly Piece[])[],
  { isRTL, isCall }: { isRTL: boolean; isCall: boolean },
): Spot | undefined => {
  const pieces = rows[row] ?? []
  const at = pieces.findIndex(({ from, to }) => from <= day && day <= to)
  const beside = (by: number) => {
    const piece = pieces[at + by]
    return piece && { row, day: piece.from }
  }
  const lastDay = pieces.at(-1)?.from ?? 0
  switch (key) {
    case 'ArrowRight':
      return beside(isRTL ? -1 : 1)
    case 'ArrowLeft':
      return beside(isRTL ? 1 : -1)
    case 'ArrowDown':
      return row + 1 < rows.length ? { row: row + 1, day } : undefined
    case 'ArrowUp':
      return row > 0 ? { row: row - 1, day } : undefined
    case 'Home':
      return { row: isCall ? 0 : row, day: 0 }
    case 'End':
      return isCall ? { row: rows.length - 1, day: rows.at(-1)?.at(-1)?.from ?? 0 } : { row, day: lastDay }
    default:
      return undefined
  }
}
