import { useId } from 'react'
import type { Choice } from '#web/lib/choices/choice.ts'
import styles from './segments.module.css'

type Props<Value extends string> = {
  label: string
  choices: readonly (Choice & { value: Value })[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, side by side: radio buttons that look like the parts of one button. */
export const Segments = <Value extends string>({ label, choices, value, onChange }: Props<Value>) => {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.segment}>
          <input
            type="radio"
            className="unseen"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span dir="auto">{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
