import { textOf } from '#web/lib/text.ts'
import { warn } from '#web/ui/overlays/toast.ts'
import { isPinnable, MOST_PINS, pinsAfter, pinsAs } from './pins.ts'
import { at, rangeOf, type Selection } from './selection.ts'
import type { BoardView } from './use-board.ts'

/** Rows that stay at the top: those that are selected come there, or go back to their places. */
export const usePins = (
  view: BoardView,
  selection: Selection,
  onSelect: (selection: Selection) => void,
  say: (words: string) => void,
) => {
  const { address, rows, allRows } = view
  const [from, to] = rangeOf(selection).rows
  const pressed = rows.slice(from, to + 1).filter(isPinnable)
  const pin = () => {
    if (pressed.length === 0) return say(textOf('board.noRow'))
    const after = pinsAfter(address.pins, pressed, allRows)
    if (!after) return warn(textOf('board.mostPins'), textOf('board.mostPinsHint', { count: MOST_PINS }))
    // Its rows go to other places: what stands between them then was not meant.
    onSelect(at(selection.head))
    address.change({ pinned: pinsAs(after.pins) })
    say(textOf(after.isOff ? 'board.unpinned' : 'board.nowPinned', { count: pressed.length }))
  }
  return {
    pin,
    canPin: pressed.length > 0,
    isPinned: pressed.length > 0 && pressed.every(({ key }) => address.pins.includes(key)),
  }
}
export type Pins = ReturnType<typeof usePins>
