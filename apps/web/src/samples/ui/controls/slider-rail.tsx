import { useRef, type CSSProperties, type PointerEvent, type ReactNode } from 'react'
import styles from './slider.module.css'

/** How a slider looks, whether it has one thumb or two. */
export type SliderLook = {
  min?: number
  max?: number
  step?: number
  /** Such as `var(--ok)`; it has to be seen on the page, in the light and in the dark. */
  color?: string
  isVertical?: boolean
  /** Values that are marked and named below the rail. */
  pips?: readonly number[]
  /** The values stand over the thumbs. */
  showsValues?: boolean
  /** How a value is said and written. */
  wordOf?: (value: number) => string
  disabled?: boolean
}

type Props = SliderLook & {
  values: readonly number[]
  /** What is filled. */
  from: number
  to: number
  /** The rail was pressed at a value. */
  onTap?: ((value: number) => void) | undefined
  /** What is filled was taken up, and then moved by so much since. */
  onTake?: (() => void) | undefined
  onCarry?: ((by: number) => void) | undefined
  children: ReactNode
}

/** Properties of this style sheet's own, which the type of styles does not know. */
const own = (properties: Record<`--${string}`, string | number>) => properties as CSSProperties

const THUMBS = ['first', 'second']

/** What the thumbs run on: the rail, what is filled of it, its marks and its values. */
export const SliderRail = ({ min = 0, max = 100, values, from, to, children, ...props }: Props) => {
  const { color, isVertical, pips = [], showsValues, wordOf = String, onTap, onTake, onCarry } = props
  const rail = useRef<HTMLDivElement>(null)
  const start = useRef<number>(undefined)
  const share = (value: number) => (value - min) / (max - min)
  const at = (value: number) => own({ '--at': share(value) })
  const valueAt = ({ clientX, clientY }: PointerEvent) => {
    const { left, right, bottom, width, height } = rail.current?.getBoundingClientRect() ?? new DOMRect()
    const isTurned = rail.current && getComputedStyle(rail.current).direction === 'rtl'
    const part = isVertical ? (bottom - clientY) / height : (isTurned ? right - clientX : clientX - left) / width
    return min + part * (max - min)
  }
  return (
    <div
      className={styles.slider}
      data-vertical={isVertical || undefined}
      data-tall={pips.length > 0 || undefined}
      data-worded={showsValues || undefined}
      data-disabled={props.disabled || undefined}
      style={color ? own({ '--fill': color }) : undefined}
    >
      <div
        ref={rail}
        className={styles.rail}
        data-taps={onTap ? '' : undefined}
        onPointerDown={(event) => onTap && onTap(valueAt(event))}
      >
        <div
          className={styles.fill}
          data-carried={onCarry ? '' : undefined}
          style={own({ '--from': share(from), '--to': share(to) })}
          onPointerDown={(event) => {
            if (!onCarry) return
            event.stopPropagation()
            event.currentTarget.setPointerCapture(event.pointerId)
            start.current = valueAt(event)
            onTake?.()
          }}
          onPointerMove={(event) => start.current !== undefined && onCarry?.(valueAt(event) - start.current)}
          onLostPointerCapture={() => {
            start.current = undefined
          }}
        />
      </div>
      {children}
      {showsValues && (
        <div className={styles.tips} aria-hidden="true">
          {values.map((value, thumb) => (
            <span key={THUMBS[thumb]} style={at(value)}>
              {wordOf(value)}
            </span>
          ))}
        </div>
      )}
      {pips.length > 0 && (
        <div className={styles.pips} aria-hidden="true">
          {pips.map((pip) => (
            <span key={pip} style={at(pip)}>
              {wordOf(pip)}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
