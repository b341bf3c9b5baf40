import type { RevenueReport } from '@onward/contract/samples'
import { addMonths, firstDay } from '@onward/scheduling'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#web/lib/api.ts'
import { monthName, percent, shortMoney, wholeMoney } from '#web/lib/formats/formats.ts'
import { numberIn } from '#web/samples/lib/number-in.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { BarChart, LineChart } from '#web/ui/charts/charts.tsx'
import { Legend } from '#web/ui/charts/legend.tsx'
import { api } from '#web/samples/apps/dashboards/calls.ts'
import { RangeMenu } from '#web/samples/apps/dashboards/parts/range-menu.tsx'
import { EARNED, PLANNED, SPENT, USED, YEARS } from '#web/samples/apps/dashboards/sample-data/revenue-report.sample.ts'
import styles from './revenue-report-card.module.css'
import { scaled, scaledFigure } from '#web/samples/apps/dashboards/parts/scaled.ts'

const SAYS = { say: wholeMoney, sayShort: shortMoney }

/** A year's earnings against its expenses, and what became of its budget. */
export const RevenueReportCard = () => {
  const t = useText()
  const query = useQuery(ask(api.revenueReport, {}))
  const [year, setYear] = useState<RevenueReport['years'][number]>('2020')
  const months = EARNED.map((_, at) => monthName(firstDay(addMonths(`${year}-01`, at))))
  const earned = { name: t('figures.earned'), values: scaled(EARNED, YEARS[year]), tone: 0 }
  const spent = { name: t('figures.spent'), values: scaled(SPENT, YEARS[year]), tone: 2, isBelow: true }
  const used = { name: t('figures.used'), values: scaled(USED, YEARS[year]), tone: 0 }
  const planned = {
    name: t('figures.planned'),
    values: scaled(PLANNED, YEARS[year]),
    tone: 'away' as const,
    isDashed: true,
  }
  const line = { by: t('figures.month'), points: months, ...SAYS }
  return (
    // Its own heading has a place beside the years; without figures it stands as in other cards.
    <Card className={styles.card} title={query.data ? undefined : t('figures.revenueReport')}>
      <QueryContent query={query}>
        {({ years, price, budget }) => {
          const [whole, most] = [price, budget].map((text) => scaledFigure(numberIn(text), YEARS[year])) as [
            number,
            number,
          ] // two in, two out
          return (
            <div className={styles.sides}>
              <div className={styles.months}>
                <header>
                  <h2>{t('figures.revenueReport')}</h2>
                  <Legend of={[earned, spent]} />
                </header>
                <BarChart
                  {...line}
                  label={t('figures.revenueChart', { year })}
                  series={[earned, spent]}
                  height={370}
                  barWidth={16}
                />
              </div>
              <div className={styles.budget}>
                <RangeMenu label={t('figures.year')} choices={years} value={year} onChange={setYear} />
                <strong>{wholeMoney(whole)}</strong>
                <p>
                  <b>{t('figures.budget')}</b> {wholeMoney(most)}
                </p>
                <LineChart
                  {...line}
                  label={t('figures.budgetChart', { year })}
                  series={[used, planned]}
                  height={120}
                  axes="none"
                />
                <Legend of={[used, planned]} />
                <p className={styles.share}>
                  <bdi>{t('figures.budgetSpent', { share: percent(whole / most) })}</bdi>
                </p>
              </div>
            </div>
          )
        }}
      </QueryContent>
    </Card>
  )
}
