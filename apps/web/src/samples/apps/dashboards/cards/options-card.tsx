import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { wholeMoney } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { toggled } from '#web/lib/toggled.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { OPTIONS } from '#web/samples/apps/dashboards/sample-data/advance.sample.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import own from './options-card.module.css'

/** What may be bought together; the sum follows what is ticked. */
export const OptionsCard = () => {
  const t = useText()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(['single']))
  const total = OPTIONS.filter(({ id }) => ticked.has(id)).reduce((sum, { price }) => sum + price, 0)
  return (
    <Card className={styles.stack} title={t('advance.options')} hint={t('advance.optionsHint')}>
      <ul className={styles.rows}>
        {OPTIONS.map(({ id, tone, price }) => (
          <li key={id}>
            <Checkbox
              className={own.tick ?? ''}
              label={t(`advance.option.${id}`)}
              description={t(`advance.optionText.${id}`)}
              checked={ticked.has(id)}
              onChange={() => setTicked(toggled(ticked, id))}
            />
            <Pill tone={tone}>{wholeMoney(price)}</Pill>
          </li>
        ))}
      </ul>
      <div className={own.total} aria-live="polite">
        {t('advance.total')} <strong>{wholeMoney(total)}</strong>
      </div>
      <Button
        fullWidth
        disabled={ticked.size === 0}
        onClick={() => tell(t('advance.bought', { amount: wholeMoney(total) }))}
      >
        {t('advance.buy')}
      </Button>
    </Card>
  )
}
