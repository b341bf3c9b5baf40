import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { useText } from '#web/lib/text.ts'
import styles from './days-used.module.css'

/** How much of what is paid for has gone. Texts: `plans`. */
export const DaysUsed = ({ used, days }: { used: number; days: number }) => {
  const t = useText()
  return (
    <div>
      <p className={styles.days}>
        <strong>{t('plans.days')}</strong>
        <span>{t('plans.daysUsed', { used, days })}</span>
      </p>
      <Progress value={(used / days) * 100} aria-label={t('plans.days')} />
      <p className={styles.left}>{t('plans.daysLeft', { count: days - used })}</p>
    </div>
  )
}
