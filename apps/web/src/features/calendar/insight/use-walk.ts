import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'

const figuresIn = (box: Element | null | undefined) => [...(box?.querySelectorAll<HTMLElement>('td button') ?? [])]
const columnOf = (figure: Element) => figure.closest('td')?.cellIndex ?? 0

/** The figure of a row that stands nearest to a column. */
const nearest = (row: Element | undefined, column: number) =>
  figuresIn(row).toSorted((a, b) => Math.abs(columnOf(a) - column) - Math.abs(columnOf(b) - column))[0]

/** The figure that a key leads to; undefined where there is none that way. */
const reached = (box: HTMLElement, from: HTMLElement, key: string, isWhole: boolean): HTMLElement | undefined => {
  const row = from.closest('tr')
  const all = figuresIn(box)
  const own = figuresIn(row)
  const rows = [...box.querySelectorAll('tr')].filter((one) => figuresIn(one).length > 0)
  const place = rows.findIndex((one) => one === row)
  const forward = getComputedStyle(box).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'ArrowDown':
      return nearest(rows[place + 1], columnOf(from))
    case 'ArrowUp':
      return nearest(rows[place - 1], columnOf(from))
    case 'ArrowLeft':
    case 'ArrowRight':
      return own[own.indexOf(from) + (key === forward ? 1 : -1)]
    case 'Home':
      return (isWhole ? all : own)[0]
    case 'End':
      return (isWhole ? all : own).at(-1)
    default:
      return undefined
  }
}

const KEYS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])

/** Hundreds of figures are one stop of the Tab key: the arrows go from one to the next, Home and End to the ends of a row. */
export const useWalk = () => {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement>(undefined)
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const one of figuresIn(box.current)) one.tabIndex = one === stop ? 0 : -1
  }
  // Whatever was drawn anew.
  useLayoutEffect(() => {
    const all = figuresIn(box.current)
    stopAt(all.find((one) => one === last.current) ?? all[0])
    // A map without a figure is scrolled by keys itself.
    if (box.current) box.current.tabIndex = all.length > 0 ? -1 : 0
  })
  return {
    ref: box,
    onFocus: ({ target }: { target: EventTarget }) => {
      const figure = figuresIn(box.current).find((one) => one === target)
      if (!figure) return
      last.current = figure
      stopAt(figure)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const from = figuresIn(box.current).find((one) => one === event.target)
      if (!from || !box.current || !KEYS.has(event.key) || event.altKey || event.metaKey) return
      event.preventDefault()
      reached(box.current, from, event.key, event.ctrlKey)?.focus()
    },
  }
}
