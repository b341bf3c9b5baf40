import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { ask } from '#web/lib/api.ts'
import { count, shortCount, today } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Answer } from '#web/ui/answer.tsx'
import { Card } from '#web/ui/card.tsx'
import { AreaChart } from '#web/ui/charts/charts.tsx'
import { api } from './calls.ts'
import styles from './area-card.module.css'
import { pointsOf, WEEK } from './ranges.ts'
import { Tile } from './tile.tsx'
import { UNITS } from './units.sample.ts'

/** How many came to stay in touch, by day of the last week. */
export const SubscribersCard = () => {
  const t = useText()
  const query = useQuery(ask('subscribers', api.subscribers, {}))
  return (
    <Card className={styles.card}>
      <Tile tone={0} icon={UsersRound} size={46} />
      <h2>{t('figures.subscribers')}</h2>
      <Answer query={query}>
        {({ series: [week], analyticsData }) => (
          <>
            <strong>{shortCount(analyticsData.subscribers)}</strong>
            <AreaChart
              label={t('figures.subscribersChart')}
              by={t('figures.day')}
              points={week ? pointsOf(WEEK, today()) : []}
              series={week ? [{ name: t('figures.subscribers'), values: week.data, tone: 0 }] : []}
              height={96}
              say={(value) => count(value * UNITS.subscribers)}
              axes="none"
            />
          </>
        )}
      </Answer>
    </Card>
  )
}
