import type { CSSProperties, ReactNode, RefObject } from 'react'
import type { valueStore } from '#web/lib/value-store.ts'
import styles from './board.module.css'

export type Point = { x: number; y: number }
/** Where the pointer is that carries; nowhere where keys do. */
export type CarriedAt = ReturnType<typeof valueStore<Point | undefined>>

/** How wide a card is that stands beside a cell, in pixels. */
const WIDTH = 390
/** The same of one that holds two versions. */
export const BROAD = 454

/** At a height of the window, and as much higher as what is shown needs to be whole. */
const standing = (x: number, y: number): CSSProperties =>
  ({ '--x': `${Math.max(8, x)}px`, '--y': `${y + 10}px` }) as CSSProperties // the type knows no properties of our own

/** Whether there is no room for a card to the right of something. */
const isAtEdge = (right: number, width = WIDTH) => right + 24 + width > innerWidth
const beside = ({ x, y }: Point) => standing(isAtEdge(x) ? x - WIDTH : x + 24, y)

/** Where the active cell ends, to whose side the card opens. */
export const besideActive = (width = WIDTH): CSSProperties | undefined => {
  const id = document.querySelector('[role=grid][aria-activedescendant]')?.getAttribute('aria-activedescendant')
  const cell = id ? document.getElementById(id) : null
  if (!cell) return undefined
  const { left, right, top } = cell.getBoundingClientRect()
  return standing(isAtEdge(right, width) ? left - width : right + 24, top)
}

/** Goes with the pointer, or stands beside the active cell; what it shows is not drawn again on the way. */
export const Beside = ({
  at,
  place,
  children,
}: {
  at: CarriedAt
  place: RefObject<HTMLDivElement | null>
  children: ReactNode
}) => {
  const point = at.use()
  return (
    <div
      ref={place}
      role="presentation"
      className={styles.beside}
      style={point ? beside(point) : besideActive()}
      // The keys that carry are those of the grid: it keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  )
}
