import { useId } from 'react'
import { useText } from '#web/lib/text.ts'
import { TONES } from '#web/ui/layout/theme.ts'
import styles from './facilities.module.css'

type Props = { value: number | null; onChange: (tone: number | null) => void }

/** The tint of a facility in every calendar: one of twelve, or whichever its place in the list gives it. */
export const TintChoice = ({ value, onChange }: Props) => {
  const t = useText()
  const name = useId()
  const choice = (tone: number | null) => (
    <input
      type="radio"
      className="unseen"
      name={name}
      aria-label={tone === null ? t('facilities.tintAuto') : t('facilities.tint', { number: tone + 1 })}
      checked={tone === value}
      onChange={() => onChange(tone)}
    />
  )
  return (
    <fieldset className={styles.tints}>
      <legend>{t('facilities.tints')}</legend>
      <label className={styles.tint} data-auto="">
        {choice(null)}
        <span aria-hidden="true">{t('facilities.tintAuto')}</span>
      </label>
      {Array.from({ length: TONES }, (_, tone) => (
        <label key={tone} className={styles.tint} data-tone={tone}>
          {choice(tone)}
          <span aria-hidden="true">{tone + 1}</span>
        </label>
      ))}
    </fieldset>
  )
}
