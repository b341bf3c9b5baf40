import { placedOn, type CountedShift, type DemandLine, type Needed } from '../coverage.ts'

/** A shift of one facility and date, as coverage sees it. */
export type CoveringShift = CountedShift & {
  /** Nobody works it yet. */
  isOpen: boolean
}

/** What became of a line of demand on one date. */
export type CoveredLine<Shift> = DemandLine &
  Needed & {
    /** On the places that have to be filled: no more than `least`. */
    filled: Shift[]
    /** On those that are wished for beside them. */
    extra: Shift[]
    /** Beyond those. */
    over: Shift[]
    /** Somebody is looked for: no more than are missing. */
    open: Shift[]
    /** Missing, and nobody is looked for. */
    notPosted: number
  }

export type CoveredDay<Shift> = {
  lines: CoveredLine<Shift>[]
  /** Worked, and no line needs them. */
  unneeded: Shift[]
  /** Open, and none of those that are missing. */
  beyond: Shift[]
}

const take = <Shift>(from: readonly Shift[], line: Needed) => ({
  filled: from.slice(0, line.least),
  extra: from.slice(line.least, Math.max(line.least, line.wished)),
  over: from.slice(Math.max(line.least, line.wished)),
})

/**
 * What one facility needs on a date beside the shifts that are there. A shift counts once and for one line, as `placedOn` says;
 * of those on one line the first ones of the list fill what it must have. Who is more on one line fills no place on another. An open
 * shift fills nothing: it says that somebody is looked for.
 */
export const coveredDay = <Shift extends CoveringShift>(
  lines: readonly (DemandLine & Needed)[],
  shifts: readonly Shift[],
): CoveredDay<Shift> => {
  const worked = shifts.filter(({ isOpen }) => !isOpen)
  const open = shifts.filter(({ isOpen }) => isOpen)
  const workedOn = Map.groupBy(
    placedOn(lines, worked).map((line, at) => ({ line, at })),
    ({ line }) => line,
  )
  const named = (list: readonly Shift[], placed: readonly { at: number }[] | undefined) =>
    (placed ?? []).flatMap(({ at }) => list[at] ?? [])
  const standing = lines.map((line, at) => ({ ...line, ...take(named(worked, workedOn.get(at)), line) }))
  // What is wished for is not missing.
  const missing = standing.map(({ shiftTypeId, specialtyId, least, filled }) => {
    const count = least - filled.length
    return { shiftTypeId, specialtyId, least: count, wished: count }
  })
  const openOn = Map.groupBy(
    placedOn(missing, open).map((line, at) => ({ line, at })),
    ({ line }) => line,
  )
  const posted = missing.map(({ least }, at) => named(open, openOn.get(at)).slice(0, least))
  const counted = new Set(posted.flat())
  return {
    lines: standing.map((line, at) => {
      const own = posted[at] ?? []
      return { ...line, open: own, notPosted: (missing[at]?.least ?? 0) - own.length }
    }),
    unneeded: named(worked, workedOn.get(undefined)),
    beyond: open.filter((shift) => !counted.has(shift)),
  }
}
