import { Button } from '@mantine/core'
import { samplePages } from '@onward/contract/samples'
import { Link } from 'wouter'
import { wholeMoney } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { MEDAL } from '#web/samples/apps/dashboards/sample-data/praise.sample.ts'
import styles from '#web/samples/apps/dashboards/parts/praise.module.css'
import { firstName } from '#web/samples/apps/dashboards/parts/first-name.ts'

/** Praise for who is signed in. */
export const MedalCard = () => {
  const t = useText()
  return (
    <Card className={styles.medal} title={t('figures.medal', { name: firstName() })} hint={t('figures.medalHint')}>
      <strong className={styles.won}>{wholeMoney(MEDAL.sales)}</strong>
      <Button component={Link} href={samplePages['invoice-list'].path} className={styles.action ?? ''}>
        {t('figures.viewInvoices')}
      </Button>
      <svg viewBox="0 0 96 120" className={styles.prize} aria-hidden="true">
        <path d="M30 62 16 112l18-7 10 14 12-46z" fill="var(--tone-6)" />
        <path d="M66 62l14 50-18-7-10 14-12-46z" fill="var(--tone-6)" opacity="0.78" />
        <circle cx="48" cy="42" r="38" fill="var(--tone-2)" />
        <circle cx="48" cy="42" r="30" fill="none" stroke="var(--on-brand)" strokeWidth="2.5" opacity="0.65" />
        <path
          d="M48 22l6.2 12.6 13.8 2-10 9.8 2.4 13.8L48 53.6l-12.4 6.6L38 46.4l-10-9.8 13.8-2z"
          fill="var(--on-brand)"
        />
      </svg>
    </Card>
  )
}
