import { useId } from 'react'
import { TONES } from '#web/ui/layout/theme.ts'
import styles from './tint-choice.module.css'

type Props<Value extends number | null> = {
  label: string
  /** What no tint of its own is called, where there can be none. */
  auto?: Value extends null ? string : never
  /** What the tint of a number, from 1, is called. */
  nameOf: (number: number) => string
  value: Value
  onChange: (tone: Value) => void
}

/** One of twelve tints, or none where that has a name. */
export const TintChoice = <Value extends number | null>({ label, auto, nameOf, value, onChange }: Props<Value>) => {
  const name = useId()
  const choice = (tone: number | null) => (
    <input
      type="radio"
      className="unseen"
      name={name}
      aria-label={tone === null ? auto : nameOf(tone + 1)}
      checked={tone === value}
      // None is offered where it has a name alone.
      onChange={() => onChange(tone as Value)}
    />
  )
  return (
    <fieldset className={styles.tints}>
      <legend>{label}</legend>
      {auto !== undefined && (
        <label className={styles.tint} data-auto="">
          {choice(null)}
          <span aria-hidden="true">{auto}</span>
        </label>
      )}
      {Array.from({ length: TONES }, (_, tone) => (
        <label key={tone} className={styles.tint} data-tone={tone}>
          {choice(tone)}
          <span aria-hidden="true">{tone + 1}</span>
        </label>
      ))}
    </fieldset>
  )
}
