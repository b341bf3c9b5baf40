import { SliderRail, type SliderLook } from './slider-rail.tsx'
import styles from './slider.module.css'

type Props = SliderLook & {
  label: string
  value: number
  onChange: (value: number) => void
  /** Which side of the thumb is filled. */
  fills?: 'lower' | 'upper'
}

/** One value on a rail: by pointer and touch, with the arrows, PageUp, PageDown, Home and End. */
export const Slider = ({ label, value, onChange, fills = 'lower', ...look }: Props) => {
  const { min = 0, max = 100, step = 1, wordOf = String, disabled = false, isVertical = false } = look
  const [from, to] = fills === 'lower' ? [min, value] : [value, max]
  return (
    <SliderRail {...look} values={[value]} from={from} to={to}>
      <input
        type="range"
        className={styles.thumb}
        aria-label={label}
        aria-valuetext={wordOf(value)}
        {...(isVertical && { 'aria-orientation': 'vertical' })}
        {...{ min, max, step, value, disabled }}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </SliderRail>
  )
}
