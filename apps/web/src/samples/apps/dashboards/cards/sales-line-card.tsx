import { count, today } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LineChart } from '#web/ui/charts/charts.tsx'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import { SALES_BY_MONTH } from '#web/samples/apps/dashboards/sample-data/parts.sample.ts'
import { lastMonths } from '#web/samples/apps/dashboards/parts/ranges.ts'

/** Shifts sold, month by month of a year. */
export const SalesLineCard = () => {
  const t = useText()
  return (
    <Card className={styles.stack} title={t('figures.sales')} hint={t('cards.salesLineHint')}>
      <div className={styles.foot}>
        <LineChart
          label={t('cards.salesLineChart')}
          by={t('figures.month')}
          points={lastMonths(SALES_BY_MONTH.length, today())}
          series={[{ name: t('figures.sales'), values: SALES_BY_MONTH.map((hundred) => hundred * 100), tone: 6 }]}
          height={290}
          say={count}
        />
      </div>
    </Card>
  )
}
