import type { CardSeries } from '@onward/contract/samples'
import type { UseQueryResult } from '@tanstack/react-query'
import type { IconNode } from 'lucide'
import { today } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { AreaChart, LineChart } from '#web/ui/charts/charts.tsx'
import { daysUntil } from '#web/samples/apps/dashboards/parts/ranges.ts'
import { Tile } from '#web/samples/apps/dashboards/parts/tile.tsx'
import styles from './trend-card.module.css'

type Props<Data extends CardSeries> = {
  query: UseQueryResult<Data>
  tone: number
  icon: IconNode
  /** What the figure counts, and what its drawing is called. */
  title: string
  label: string
  figure: (data: Data) => string
  /** What a value of the series means. */
  say: (value: number) => string
  isLine?: boolean
}

/** A figure over the drawing of how it came about, day by day. */
export const TrendCard = <Data extends CardSeries>(props: Props<Data>) => {
  const { query, tone, icon, title, label, figure, say, isLine = false } = props
  const t = useText()
  const Chart = isLine ? LineChart : AreaChart
  return (
    <Card className={styles.card}>
      <Tile tone={tone} icon={icon} size={46} />
      <h2>{title}</h2>
      <QueryContent query={query}>
        {(data) => {
          const [days] = data.series
          return (
            <>
              <strong>{figure(data)}</strong>
              <Chart
                label={label}
                by={t('figures.day')}
                points={days ? daysUntil(today(), days.data.length) : []}
                series={days ? [{ name: title, values: days.data, tone }] : []}
                height={96}
                say={say}
                axes="none"
              />
            </>
          )
        }}
      </QueryContent>
    </Card>
  )
}
