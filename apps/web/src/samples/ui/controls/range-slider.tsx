import { useRef } from 'react'
import { carried, moved, type Range } from './range.ts'
import { SliderRail, type SliderLook } from './slider-rail.tsx'
import styles from './slider.module.css'

type Props = SliderLook & {
  /** What the two values are of. */
  label: string
  /** What each thumb is called. */
  names: readonly [string, string]
  value: Range
  onChange: (value: Range) => void
  /** `tap`: a press on the rail brings the nearer thumb there. `drag`: what is between the thumbs is moved with both. */
  behaves?: { readonly tap?: boolean; readonly drag?: boolean }
  /** The thumbs keep their distance, whichever of them is moved. */
  isFixed?: boolean
  /** How far the thumbs may be from each other at most. */
  most?: number
}

const TAPS = { tap: true }

/** Two values on a rail, the lower one never above the other: by pointer, touch and key. */
export const RangeSlider = ({ label, names, value, onChange, behaves = TAPS, ...props }: Props) => {
  const { isFixed = false, most, ...look } = props
  const { min = 0, max = 100, step = 1, wordOf = String, disabled = false, isVertical = false } = look
  const limits = { min, max, step, most: most ?? max - min, isFixed }
  const taken = useRef(value)
  const thumbs = useRef<(HTMLInputElement | null)[]>([])
  const move = (thumb: 0 | 1, to: number) => onChange(moved(value, thumb, to, limits))
  const tap = (to: number) => {
    const nearer = Math.abs(to - value[0]) <= Math.abs(to - value[1]) ? 0 : 1
    move(nearer, to)
    thumbs.current[nearer]?.focus()
  }
  return (
    <div role="group" aria-label={label} className={styles.group}>
      <SliderRail
        {...look}
        values={value}
        from={value[0]}
        to={value[1]}
        onTap={behaves.tap && !disabled ? tap : undefined}
        {...(behaves.drag &&
          !disabled && {
            onTake: () => {
              taken.current = value
            },
            onCarry: (by: number) => onChange(carried(taken.current, by, limits)),
          })}
      >
        {([0, 1] as const).map((thumb) => (
          <input
            key={thumb}
            ref={(input) => {
              thumbs.current[thumb] = input
            }}
            type="range"
            className={styles.thumb}
            data-shared=""
            aria-label={names[thumb]}
            aria-valuetext={wordOf(value[thumb])}
            {...(isVertical && { 'aria-orientation': 'vertical' })}
            {...{ min, max, step, disabled }}
            value={value[thumb]}
            onChange={(event) => move(thumb, event.currentTarget.valueAsNumber)}
          />
        ))}
      </SliderRail>
    </div>
  )
}
