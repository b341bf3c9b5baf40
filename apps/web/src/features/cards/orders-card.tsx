import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/lib/api.ts'
import { count, today } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Answer } from '#web/ui/answer.tsx'
import { Card } from '#web/ui/card.tsx'
import { BarChart } from '#web/ui/charts/charts.tsx'
import { api } from './calls.ts'
import styles from './cards.module.css'
import { lastMonths } from './ranges.ts'
import { UNITS } from './units.sample.ts'

/** How many orders there were, a bar a month. */
export const OrdersCard = () => {
  const t = useText()
  const query = useQuery(ask('ordersBars', api.ordersBars, {}))
  return (
    <Card className={styles.stack} title={t('figures.orders')}>
      <Answer query={query}>
        {({ statistics, series: [months] }) => (
          <>
            <strong className={styles.figure}>{count(statistics)}</strong>
            <div className={styles.foot}>
              <BarChart
                label={t('figures.ordersChart')}
                by={t('figures.month')}
                points={lastMonths(months?.data.length ?? 0, today())}
                series={months ? [{ name: t('figures.orders'), values: months.data, tone: 2 }] : []}
                height={84}
                say={(value) => count(value * UNITS.orders)}
                axes="none"
                isHighestMarked
                barWidth={12}
              />
            </div>
          </>
        )}
      </Answer>
    </Card>
  )
}
