import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { percent } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import styles from './billing-switch.module.css'

type Props = {
  isYearly: boolean
  /** The largest share that paying for a year saves; nothing is said of 0. */
  saved: number
  onChange: (isYearly: boolean) => void
}

/** Whether plans are paid by the month or by the year. Texts: `plans`. */
export const BillingSwitch = ({ isYearly, saved, onChange }: Props) => {
  const t = useText()
  return (
    <div className={styles.billing}>
      <span aria-hidden="true">{t('plans.monthly')}</span>
      <Switch
        size="md"
        label={t('plans.annually')}
        checked={isYearly}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
      {saved > 0 && <Pill tone={4}>{t('plans.save', { share: percent(saved) })}</Pill>}
    </div>
  )
}
