import { useId, useState, type ReactNode } from 'react'
import { Star } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import styles from './rating.module.css'

type Shown = {
  count?: number
  size?: 'small' | 'medium' | 'large'
  /** What is drawn in place of a star, counted from 1. */
  symbol?: (at: number) => ReactNode
  /** Only the one that is chosen is filled, not those before it as well. */
  isSingle?: boolean
}
type Given = Shown & {
  /** What is rated. */
  label: string
  /** 0 where nothing has been chosen. */
  value: number
  onChange: (value: number) => void
  /** What a choice is called, such as "3 of 5". */
  nameOf: (value: number) => string
  hasHalves?: boolean
  /** What is pointed at; nothing when the pointer has left. */
  onPoint?: (value: number | undefined) => void
}

const star = () => <Drawing of={Star} />
const placesOf = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

/** One place: the drawing, and over it the same once more as far as it is filled. */
const Place = ({ share, children }: { share: number; children: ReactNode }) => (
  <span className={styles.drawing} aria-hidden="true">
    {children}
    {share > 0 && (
      <span className={styles.full} data-half={share < 1 ? '' : undefined}>
        {children}
      </span>
    )}
  </span>
)
const shareOf = (value: number, at: number, isSingle: boolean) => {
  if (isSingle) return value === at ? 1 : 0
  return Math.max(0, Math.min(1, value - at + 1))
}

/** Stars to give: radio buttons, chosen by pointer and with the arrow keys. */
export const Rating = ({ label, value, onChange, nameOf, hasHalves = false, onPoint, ...shown }: Given) => {
  const { count = 5, size = 'medium', symbol = star, isSingle = false } = shown
  const [pointed, setPointed] = useState<number>()
  const name = useId()
  const point = (to: number | undefined) => {
    setPointed(to)
    onPoint?.(to)
  }
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={styles.rating}
      data-size={size}
      onPointerLeave={() => point(undefined)}
    >
      {placesOf(count).map((at) => (
        <span key={at} className={styles.place}>
          <Place share={shareOf(pointed ?? value, at, isSingle)}>{symbol(at)}</Place>
          {(hasHalves ? [at - 0.5, at] : [at]).map((choice) => (
            <input
              key={choice}
              type="radio"
              className={styles.choice}
              data-half={hasHalves ? '' : undefined}
              name={name}
              aria-label={nameOf(choice)}
              checked={choice === value}
              onChange={() => onChange(choice)}
              onPointerEnter={() => point(choice)}
            />
          ))}
        </span>
      ))}
    </div>
  )
}

/** Stars to read: one figure for who does not see them. */
export const RatingShown = ({ label, value, ...shown }: Shown & { label: string; value: number }) => {
  const { count = 5, size = 'medium', symbol = star, isSingle = false } = shown
  return (
    <span role="img" aria-label={label} className={styles.rating} data-size={size}>
      {placesOf(count).map((at) => (
        <span key={at} className={styles.place}>
          <Place share={shareOf(value, at, isSingle)}>{symbol(at)}</Place>
        </span>
      ))}
    </span>
  )
}
