import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/lib/api.ts'
import { shortMoney, wholeMoney } from '#web/lib/formats/formats.ts'
import { numberIn } from '#web/samples/lib/number-in.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LineChart } from '#web/ui/charts/charts.tsx'
import { Legend } from '#web/ui/charts/legend.tsx'
import { api } from '#web/samples/apps/dashboards/calls.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import own from './monthly-revenue-card.module.css'
import { LAST_MONTH, THIS_MONTH } from '#web/samples/apps/dashboards/sample-data/parts.sample.ts'

/** What this month has brought, over what the last one had by the same days. */
export const MonthlyRevenueCard = () => {
  const t = useText()
  const query = useQuery(ask(api.monthlyRevenue, {}))
  const thousands = (values: readonly number[]) => values.map((value) => value * 1000)
  const series = [
    { name: t('figures.thisMonth'), values: thousands(THIS_MONTH), tone: 0 },
    { name: t('cards.lastMonth'), values: thousands(LAST_MONTH), tone: 'away' as const, isDashed: true },
  ]
  return (
    <Card className={styles.stack} title={t('figures.revenue')} hint={t('cards.monthlyRevenueHint')}>
      <QueryContent query={query}>
        {({ thisMonth, lastMonth }) => (
          <>
            <dl className={own.months}>
              {[
                { name: t('figures.thisMonth'), amount: thisMonth },
                { name: t('cards.lastMonth'), amount: lastMonth },
              ].map(({ name, amount }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className={styles.figure}>{wholeMoney(numberIn(amount))}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.foot}>
              <LineChart
                label={t('cards.monthlyRevenueChart')}
                by={t('figures.day')}
                points={THIS_MONTH.map((_, at) => t('cards.dayOfMonth', { day: at * 4 + 1 }))}
                series={series}
                height={220}
                say={wholeMoney}
                sayShort={shortMoney}
              />
              <Legend of={series} />
            </div>
          </>
        )}
      </QueryContent>
    </Card>
  )
}
