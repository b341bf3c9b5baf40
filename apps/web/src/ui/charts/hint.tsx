import type { Tone } from '#web/ui/layout/theme.ts'
import { useState } from 'react'
import { useLayout } from '#web/lib/layout.ts'
import { colorOf, sayers, type Chart } from './chart.ts'
import styles from './hint.module.css'
import { beside } from './plane/scale.ts'
import type { Spot } from './shapes.ts'

export type Said = { title?: string | undefined; rows: { name?: string; says: string; tone: Tone }[] }

/** What all series say of one point. One that is alone need not say its name: the drawing has no other. */
export const saidAt = ({ points, series, ...chart }: Chart, at: number): Said => ({
  title: points[at],
  rows: series.map(({ name, values, tone }) => ({
    ...(series.length > 1 && { name }),
    tone,
    says: sayers(chart).say(values[at] ?? 0),
  })),
})

type Props = { spot: Spot; room: { width: number; height: number }; says: Said }

/** What a point says when it is pointed at, beside it and inside of the drawing. Made of what no card gives a look to. */
export const Hint = ({ spot, room, says: { title, rows } }: Props) => {
  const { isRTL } = useLayout()
  const [width, setWidth] = useState(0)
  const [height, setHeight] = useState(0)
  // It is measured before it is painted; other figures may make it broader.
  const measure = (box: HTMLElement | null) => {
    setWidth((before) => box?.offsetWidth ?? before)
    setHeight((before) => box?.offsetHeight ?? before)
  }
  const left = isRTL
    ? room.width - width - beside(room.width - spot.x, width, room.width)
    : beside(spot.x, width, room.width)
  return (
    <div
      ref={measure}
      className={styles.hint}
      dir={isRTL ? 'rtl' : 'ltr'}
      style={{ left, top: beside(spot.y, height, room.height) }}
      data-hint=""
    >
      {title !== undefined && <div className={styles.title}>{title}</div>}
      {rows.map(({ name = '', says, tone }) => (
        <div key={name} className={styles.row}>
          <i style={{ background: colorOf(tone) }} />
          {name !== '' && <span className={styles.name}>{name}</span>}
          <span className={styles.figure}>{says}</span>
        </div>
      ))}
    </div>
  )
}
