import type { KeyboardEvent, RefObject } from 'react'

type Settings = {
  scroller: RefObject<HTMLElement | null>
  isRTL: boolean
  /** How many days there are. */
  columns: number
  onColumn: (column: number) => void
}

/** The way by keys to the figures above the first row, along them, and back to the cells. */
export const useCovers = ({ scroller, isRTL, columns, onColumn }: Settings) => {
  /** False where there is no figure yet. */
  const toCover = (column: number): boolean => {
    const figure = scroller.current?.querySelector<HTMLElement>(`[data-cover="${column}"]`)
    figure?.focus({ preventScroll: true })
    return figure !== null && figure !== undefined
  }
  const onCoverKey = (event: KeyboardEvent) => {
    const at = event.target instanceof HTMLElement ? event.target.dataset['cover'] : undefined
    if (at === undefined) return
    const by = { ArrowLeft: isRTL ? 1 : -1, ArrowRight: isRTL ? -1 : 1 }[event.key]
    if (by !== undefined) {
      const to = Math.max(0, Math.min(columns - 1, Number(at) + by))
      // What is beside a day that is in sight is drawn.
      onColumn(to)
      toCover(to)
    } else if (event.key === 'ArrowDown' || event.key === 'Escape') scroller.current?.focus()
    else return
    event.preventDefault()
  }
  return { toCover, onCoverKey }
}

export const leadsUp = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === 'ArrowUp' && !shiftKey && !ctrlKey && !metaKey && !altKey
