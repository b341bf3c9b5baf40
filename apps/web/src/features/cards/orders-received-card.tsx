import { useQuery } from '@tanstack/react-query'
import { PackageCheck } from 'lucide-react'
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

/** How many shifts were asked for, by day of the last week. */
export const OrdersReceivedCard = () => {
  const t = useText()
  const query = useQuery(ask('orders', api.orders, {}))
  return (
    <Card className={styles.card}>
      <Tile tone={2} icon={PackageCheck} size={46} />
      <h2>{t('figures.ordersReceived')}</h2>
      <Answer query={query}>
        {({ series: [week], analyticsData }) => (
          <>
            <strong>{shortCount(analyticsData.orders)}</strong>
            <AreaChart
              label={t('figures.ordersReceivedChart')}
              by={t('figures.day')}
              points={week ? pointsOf(WEEK, today()) : []}
              series={week ? [{ name: t('figures.ordersReceived'), values: week.data, tone: 2 }] : []}
              height={96}
              say={(value) => count(value * UNITS.ordersReceived)}
              axes="none"
            />
          </>
        )}
      </Answer>
    </Card>
  )
}
