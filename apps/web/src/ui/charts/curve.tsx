import { area, curveMonotoneX, line } from 'd3-shape'
import { useId } from 'react'
import { colorOf, type Series } from './chart.ts'
import motion from './motion.module.css'

type Props = Pick<Series, 'tone' | 'isDashed'> & {
  places: [x: number, y: number][]
  hasDots: boolean
  /** How far down the ground reaches that is filled, if it is. */
  ground: number | undefined
}

/** One line through its points. */
export const Curve = ({ tone, isDashed = false, places, hasDots, ground }: Props) => {
  const id = useId()
  const stroke = colorOf(tone)
  return (
    <g className={`${motion.runs} ${motion.passes}`} fill="none">
      {ground !== undefined && (
        <>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <stop offset="5%" stopColor={stroke} stopOpacity={0.24} />
            <stop offset="95%" stopColor={stroke} stopOpacity={0.03} />
          </linearGradient>
          <path d={area().curve(curveMonotoneX).y0(ground)(places) ?? ''} fill={`url(#${id})`} />
        </>
      )}
      <path
        d={line().curve(curveMonotoneX)(places) ?? ''}
        stroke={stroke}
        strokeWidth={isDashed ? 2 : 2.6}
        strokeLinecap="round"
        {...(isDashed && { strokeDasharray: '2 6' })}
      />
      {/* A line through a single point is not seen. */}
      {(hasDots || places.length === 1) &&
        places.map(([cx, cy]) => (
          <circle key={cx} {...{ cx, cy }} r={3} fill="var(--surface)" stroke={stroke} strokeWidth={2} />
        ))}
    </g>
  )
}
