import { today } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { RadarChart } from '#web/ui/charts/charts.tsx'
import { Legend } from '#web/ui/charts/legend.tsx'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import { lastMonths } from '#web/samples/apps/dashboards/parts/ranges.ts'
import { SALES, VISITS } from '#web/samples/apps/dashboards/sample-data/sales-radar.sample.ts'

/** What was sold and who looked, month by month around a centre. */
export const SalesRadarCard = () => {
  const t = useText()
  const series = [
    { name: t('figures.sales'), values: SALES.map((hundred) => hundred * 100), tone: 0 },
    { name: t('figures.visits'), values: VISITS.map((hundred) => hundred * 100), tone: 1 },
  ]
  return (
    <Card className={styles.stack} title={t('figures.sales')} hint={t('figures.lastSixMonths')}>
      <div className={styles.centre}>
        <RadarChart
          label={t('figures.salesChart')}
          by={t('figures.month')}
          points={lastMonths(SALES.length, today())}
          series={series}
          height={310}
        />
      </div>
      <Legend of={series} />
    </Card>
  )
}
