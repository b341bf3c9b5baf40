import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/lib/api.ts'
import { wholeMoney, today } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LineChart } from '#web/ui/charts/charts.tsx'
import { api } from '#web/samples/apps/dashboards/calls.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import { lastMonths } from '#web/samples/apps/dashboards/parts/ranges.ts'
import { UNITS } from '#web/samples/apps/dashboards/sample-data/units.sample.ts'

/** What was earned, as a line over the months. */
export const ProfitCard = () => {
  const t = useText()
  const query = useQuery(ask(api.profitLine, {}))
  return (
    <Card className={styles.stack} title={t('figures.profit')}>
      <QueryContent query={query}>
        {({ statistics, series: [months] }) => (
          <>
            <strong className={styles.figure}>{wholeMoney(statistics)}</strong>
            <div className={styles.foot}>
              <LineChart
                label={t('figures.profitChart')}
                by={t('figures.month')}
                points={lastMonths(months?.data.length ?? 0, today())}
                series={months ? [{ name: t('figures.profit'), values: months.data, tone: 1 }] : []}
                height={84}
                say={(value) => wholeMoney(value * UNITS.profit)}
                axes="none"
                hasDots
              />
            </div>
          </>
        )}
      </QueryContent>
    </Card>
  )
}
