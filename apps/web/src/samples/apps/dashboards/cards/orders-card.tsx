import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/lib/api.ts'
import { count, today } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { BarChart } from '#web/ui/charts/charts.tsx'
import { api } from '#web/samples/apps/dashboards/calls.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import { lastMonths } from '#web/samples/apps/dashboards/parts/ranges.ts'
import { UNITS } from '#web/samples/apps/dashboards/sample-data/units.sample.ts'

/** How many orders there were, a bar a month. */
export const OrdersCard = () => {
  const t = useText()
  const query = useQuery(ask(api.ordersBars, {}))
  return (
    <Card className={styles.stack} title={t('figures.orders')}>
      <QueryContent query={query}>
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
      </QueryContent>
    </Card>
  )
}
