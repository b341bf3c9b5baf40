import type { CSSProperties } from 'react'

/** How wide a card is that stands beside a cell, in pixels. */
const WIDTH = 390

/** Beside a point, below it or above, wherever the window has more room. */
export const beside = ({ x, y }: { x: number; y: number }): CSSProperties => ({
  ...(y > innerHeight / 2 ? { insetBlockEnd: innerHeight - y + 14 } : { insetBlockStart: y + 18 }),
  left: Math.max(8, x + WIDTH + 10 > innerWidth ? x - WIDTH : x + 24),
})

/** Where the active cell ends, to whose side the card opens. */
export const besideActive = (): CSSProperties | undefined => {
  const id = document.querySelector('[role=grid][aria-activedescendant]')?.getAttribute('aria-activedescendant')
  const cell = id ? document.getElementById(id) : null
  if (!cell) return undefined
  const { left, right, top } = cell.getBoundingClientRect()
  return beside({ x: right + WIDTH > innerWidth ? left : right, y: top })
}
