import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/lib/api.ts'
import { wholeMoney, today } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Answer } from '#web/ui/answer.tsx'
import { Card } from '#web/ui/card.tsx'
import { LineChart } from '#web/ui/charts/charts.tsx'
import { api } from './calls.ts'
import styles from './cards.module.css'
import { lastMonths } from './ranges.ts'
import { UNITS } from './units.sample.ts'

/** What was earned, as a line over the months. */
export const ProfitCard = () => {
  const t = useText()
  const query = useQuery(ask('profitLine', api.profitLine, {}))
  return (
    <Card className={styles.stack} title={t('figures.profit')}>
      <Answer query={query}>
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
      </Answer>
    </Card>
  )
}
