import { Button } from '@mantine/core'
import { mediumDate, today } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { tell } from '#web/ui/overlays/toast.ts'
import styles from './pricing.module.css'

const DAYS = 14
const DAY_MS = 86_400_000

export const TrialBanner = () => {
  const t = useText()
  const start = () => {
    const end = today(new Date(Date.now() + DAYS * DAY_MS))
    tell(t('pricing.trialStarted', { date: mediumDate(end) }))
  }
  return (
    <section className={styles.trial}>
      <div>
        <h2>{t('pricing.trial')}</h2>
        <p>{t('pricing.trialLead', { days: DAYS })}</p>
        <Button onClick={start}>{t('pricing.startTrial', { days: DAYS })}</Button>
      </div>
      <svg viewBox="0 0 300 130" aria-hidden="true">
        <path
          d="M10 112C60 104 70 40 118 46s44 44 78 26 34-50 84-54"
          fill="none"
          stroke="var(--brand)"
          strokeWidth="4"
          strokeDasharray="2 11"
          strokeLinecap="round"
        />
        <path d="M262 6l32 6-20 26-4-16Z" fill="var(--brand-fill)" />
        <circle cx="10" cy="112" r="8" fill="var(--tone-2)" />
        <circle cx="118" cy="46" r="8" fill="var(--tone-3)" />
        <circle cx="196" cy="72" r="8" fill="var(--tone-1)" />
      </svg>
    </section>
  )
}
