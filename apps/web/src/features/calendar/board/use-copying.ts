import { useState } from 'react'
import { joined } from '#web/lib/formats/joined.ts'
import { textOf } from '#web/lib/text.ts'
import { warn } from '#web/ui/overlays/toast.ts'
import { asText, fromText } from './clipboard.ts'
import { meantIn } from './opened-in.ts'
import { rowKeyOf } from './placing.ts'
import { pasted, stencilOf, type Built, type FacilityOf, type Stencil, type Target } from './proposing.ts'
import { dateOf, type BoardShift } from './roster.ts'
import { isIn, named, rangeOf, type Named, type Range, type Selection, type Spot } from './selection.ts'
import { targetAt, type Starting } from './targets.ts'
import type { BoardView } from './use-board.ts'
import { movedTo } from './use-carry.ts'

type Cells = readonly (readonly (readonly Stencil[])[])[]
/** What was selected, to go on with. */
export type Pattern = { range: Range; cells: Cells }
type Copied = { text: string; cells: Stencil[][][]; cut: { shifts: readonly BoardShift[]; from: Named } | undefined }

type Settings = {
  view: BoardView
  selection: Selection
  starting: Starting
  targets: () => Target[][]
  perform: (built: Built, said: string) => void
  withPlaces: (all: readonly Target[], build: (facilityOf: FacilityOf) => void) => void
  say: (words: string) => void
}

const placesOf = ([from, to]: readonly [number, number]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** Copies what is selected, and puts what was copied, here or in a spreadsheet, into what is selected. */
export const useCopying = ({ view, selection, starting, targets, perform, withPlaces, say }: Settings) => {
  const { roster } = view
  const [copied, setCopied] = useState<Copied>()
  /** What is selected, row by row; where none begins in it, each row has on its first day what goes on over it. */
  const meant = (): (readonly BoardShift[])[][] => {
    const rows = targets().map((row) => row.map(({ shifts }) => shifts))
    if (rows.flat(2).length > 0) return rows
    const { rows: across, columns } = rangeOf(selection)
    const [first, last] = columns
    return placesOf(across)
      .filter((row) => targetAt(view, starting, { row, column: first }))
      .map((row) => {
        const here = meantIn([], view, { anchor: { row, column: first }, head: { row, column: last } })
        return placesOf(columns).map((column) => (column === first ? here : []))
      })
  }
  const copy = (isCut: boolean): Copied | undefined => {
    const rows = meant()
    const shifts = rows.flat(2)
    if (shifts.length === 0) {
      say(textOf('board.nothingToTake'))
      return undefined
    }
    const cells = rows.map((row) => row.map((cell) => cell.map(stencilOf)))
    const text = asText(cells, roster)
    const { rows: across, columns } = rangeOf(selection)
    const from = named({ row: across[0], column: columns[0] }, view)
    const next = { text, cells, cut: isCut ? { shifts, from } : undefined }
    setCopied(next)
    say(textOf(isCut ? 'board.cutOut' : 'board.copied', { count: shifts.length }))
    return next
  }
  /** What each place is to have. */
  const putAt = (all: readonly { spot: Spot; stencils: readonly Stencil[] }[], said: (count: number) => string) => {
    const wanted = all
      .filter(({ stencils }) => stencils.length > 0)
      .map(({ spot, stencils }) => ({ target: targetAt(view, starting, spot), stencils }))
    const inside = wanted.flatMap(({ target, stencils }) => (target ? [{ target, stencils }] : []))
    const unsaid = inside.filter(({ stencils }) => stencils.some(({ hospitalId }) => hospitalId === undefined))
    withPlaces(
      unsaid.map(({ target }) => target),
      (facilityOf) => {
        const built = pasted(inside, facilityOf)
        perform({ ...built, skipped: built.skipped + wanted.length - inside.length }, said(built.changes.length))
      },
    )
  }
  /** Puts cells into the selection: over and over where it is a multiple of them, and from its first cell on otherwise. */
  const put = (cells: Cells, said: (count: number) => string) => {
    const { rows, columns } = rangeOf(selection)
    const [down, along] = [rows[1] - rows[0] + 1, columns[1] - columns[0] + 1]
    const height = cells.length
    const width = Math.max(0, ...cells.map((row) => row.length))
    if (width === 0) return say(textOf('board.noRow'))
    const isTiled = down % height === 0 && along % width === 0
    const size = isTiled ? { down, along } : { down: height, along: width }
    const all = Array.from({ length: size.down * size.along }, (_, at) => {
      const [row, column] = [Math.floor(at / size.along), at % size.along]
      const spot = { row: rows[0] + row, column: columns[0] + column }
      return { spot, stencils: cells[row % height]?.[column % width] ?? [] }
    })
    putAt(all, said)
  }
  /** What was cut out, as it is by now, while all of it stands where it stood: what was moved since then is not moved again. */
  const stillThere = (shifts: readonly BoardShift[]) => {
    const now = shifts.map((was) => view.shifts.find(({ assignmentId }) => assignmentId === was.assignmentId) ?? was)
    const placesOfAll = (all: readonly BoardShift[]) => all.map((one) => `${rowKeyOf(one)} ${dateOf(one)}`).join()
    return placesOfAll(now) === placesOfAll(shifts) ? now : undefined
  }
  const paste = (text: string) => {
    const cut = copied?.text === text ? copied.cut : undefined
    const left = cut && stillThere(cut.shifts)
    if (cut && left) {
      const { rows, columns } = rangeOf(selection)
      const built = movedTo(view, { ...cut, shifts: left }, { row: rows[0], column: columns[0] })
      return perform(built, textOf('board.moved', { count: built.changes.length }))
    }
    if (copied?.text === text) return put(copied.cells, (count) => textOf('board.pasted', { count }))
    const { cells, wrong } = fromText(text, roster)
    if (wrong.length > 0)
      return warn(textOf('board.notPasted'), textOf('board.wrongWords', { words: joined(wrong.slice(0, 5)) }))
    put(cells, (count) => textOf('board.pasted', { count }))
  }
  /** The first row of a selection goes into all of it; of a single row its first day. */
  const fill = () => {
    const rows = targets()
    const [first = []] = rows
    const source = rows.length > 1 ? [first] : [first.slice(0, 1)]
    put(
      source.map((row) => row.map((target) => target.shifts.map(stencilOf))),
      (count) => textOf('board.filled', { count }),
    )
  }
  const pattern = (): Pattern => {
    const range = rangeOf(selection)
    const stencilsAt = (spot: Spot) => targetAt(view, starting, spot)?.shifts.map(stencilOf) ?? []
    const cells = placesOf(range.rows).map((row) =>
      placesOf(range.columns).map((column) => stencilsAt({ row, column })),
    )
    return { range, cells }
  }
  /** Goes on with a pattern over the rest of what is selected, whichever way; where it comes from stays as it is. */
  const fillOn = ({ range, cells }: Pattern) => {
    const { rows, columns } = rangeOf(selection)
    const rest = placesOf(rows)
      .flatMap((row) => placesOf(columns).map((column) => ({ row, column })))
      .filter((spot) => !isIn(range, spot))
    const of = <One>(line: readonly One[], steps: number) => line.at(steps % line.length)
    const all = rest.map((spot) => {
      const line = of(cells, spot.row - range.rows[0]) ?? []
      return { spot, stencils: of(line, spot.column - range.columns[0]) ?? [] }
    })
    putAt(all, (count) => textOf('board.filled', { count }))
  }
  return { copy, paste, fill, pattern, fillOn }
}
