import { BURDENS, type Burden, type InsightFairness } from '@onward/contract'
import { firstDay } from '@onward/scheduling'
import { count, monthName, monthTitle } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { BarChart, LineChart } from '#web/ui/charts/charts.tsx'
import type { Column } from '#web/ui/data/data-table.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { decimal, spreadText, type ListBurden } from './fairness-words.ts'
import { Figure } from './figure.tsx'
import { PagedTable } from './paged-table.tsx'
import styles from './insight.module.css'

type Month = InsightFairness['months'][number]
type Props = { months: readonly Month[]; list: ListBurden; isBusy: boolean }

const COUNTS = 110
const EVENNESS = 90

/** How much came in each month, and how evenly. */
export const FairnessMonths = ({ months, list, isBusy }: Props) => {
  const t = useText()
  const columns: Column<Month>[] = [
    { id: 'month', title: t('insight.by.month'), value: ({ month }) => month, cell: ({ month }) => monthTitle(month) },
    ...BURDENS.map((one): Column<Month> => {
      const burden = t(`insight.burden.${one}`)
      return {
        id: one,
        title: burden,
        isNumber: true,
        value: ({ total }) => total[one],
        cell: ({ month, total, spread }) => {
          const of = `${monthTitle(month)}: ${burden}`
          return (
            <>
              {total[one] === 0 ? (
                count(0)
              ) : (
                <Figure of={of} onOpen={() => list(of, total[one], one, { month })}>
                  {count(total[one])}
                </Figure>
              )}{' '}
              <small className={styles.was}>{spreadText(spread[one])}</small>
            </>
          )
        },
      }
    }),
  ]
  return (
    <Card title={t('insight.months')} hint={t('insight.monthsHint')}>
      {/* Who does not see it has the table. */}
      <div className={styles.multiples} aria-hidden="true">
        {BURDENS.map((one) => (
          <Multiple key={one} burden={one} months={months} />
        ))}
      </div>
      <PagedTable
        label={t('insight.months')}
        columns={columns}
        rows={months}
        keyOf={({ month }) => month}
        first={{ column: 'month', way: 'asc' }}
        isBusy={isBusy}
      />
    </Card>
  )
}

/** One burden over the months: its count as bars, and below how evenly it was carried as a line. */
const Multiple = ({ burden, months }: { burden: Burden; months: readonly Month[] }) => {
  const t = useText()
  const name = t(`insight.burden.${burden}`)
  const by = t('insight.by.month')
  const nameOf = ({ month }: Month) => monthName(firstDay(month))
  // Of a month in which there was nothing to compare nothing is drawn: 0 would say that it was even.
  const known = months.flatMap((one) => {
    const gini = one.spread[burden]?.gini
    return gini === undefined ? [] : [{ name: nameOf(one), gini }]
  })
  return (
    <div>
      <h3>{name}</h3>
      <BarChart
        label={name}
        by={by}
        points={months.map(nameOf)}
        height={COUNTS}
        series={[{ name, values: months.map(({ total }) => total[burden]), tone: 0 }]}
      />
      <p className={styles.note}>{t('insight.gini')}</p>
      {known.length < 2 ? (
        <p className={styles.note}>{t('insight.noSpread')}</p>
      ) : (
        <LineChart
          label={t('insight.gini')}
          by={by}
          points={known.map((one) => one.name)}
          height={EVENNESS}
          series={[{ name: t('insight.gini'), values: known.map(({ gini }) => gini), tone: 6 }]}
          hasDots
          say={(value) => decimal(value, 2)}
          sayShort={(value) => decimal(value, 1)}
        />
      )}
    </div>
  )
}
