import type { CSSProperties, ReactNode, RefObject } from 'react'
import type { valueStore } from '#web/lib/value-store.ts'
import styles from './board.module.css'

export type Point = { x: number; y: number }
/** Where the pointer is that carries; nowhere where keys do. */
export type CarriedAt = ReturnType<typeof valueStore<Point | undefined>>

/** How wide a card is that stands beside a cell, in pixels. */
const WIDTH = 390

/** Beside a point: a little below it, and as much higher as what is shown needs to be whole. */
const beside = ({ x, y }: Point): CSSProperties =>
  ({
    '--x': `${Math.max(8, x + WIDTH + 10 > innerWidth ? x - WIDTH : x + 24)}px`,
    '--y': `${y + 10}px`,
  }) as CSSProperties // the type knows no properties of our own

/** Where the active cell ends, to whose side the card opens. */
export const besideActive = (): CSSProperties | undefined => {
  const id = document.querySelector('[role=grid][aria-activedescendant]')?.getAttribute('aria-activedescendant')
  const cell = id ? document.getElementById(id) : null
  if (!cell) return undefined
  const { left, right, top } = cell.getBoundingClientRect()
  return beside({ x: right + WIDTH > innerWidth ? left : right, y: top })
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
    <div ref={place} className={styles.beside} style={point ? beside(point) : besideActive()}>
      {children}
    </div>
  )
}
