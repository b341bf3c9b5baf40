import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/lib/api.ts'
import { count, percent } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { colorOf, paleOf } from '#web/ui/charts/chart.ts'
import { api } from '#web/samples/apps/dashboards/calls.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import own from './product-orders-card.module.css'
import { RangedCard } from './ranged-card.tsx'
import { SCALES } from '#web/samples/apps/dashboards/parts/ranges.ts'
import { asShares, scaledParts } from '#web/samples/apps/dashboards/parts/scaled.ts'

const STATES = [
  { id: 'finished', tone: 0, radius: 92 },
  { id: 'pending', tone: 2, radius: 74 },
  { id: 'rejected', tone: 6, radius: 56 },
] as const

/** What became of the orders: a ring each, and the figures below. */
export const ProductOrdersCard = () => {
  const t = useText()
  const query = useQuery(ask(api.productOrders, {}))
  const name = t('cards.orders')
  return (
    <RangedCard className={styles.stack} name={name} hint={t('cards.ordersHint')} query={query}>
      {({ chart_info: orders }, range) => {
        const values = scaledParts(
          STATES.map(({ id }) => orders[id]),
          SCALES[range],
        )
        const total = values.reduce((sum, value) => sum + value, 0)
        const shares = asShares(values)
        return (
          <>
            <div className={own.rings}>
              <svg viewBox="0 0 200 200" className="turns" aria-hidden="true">
                {STATES.map(({ id, tone, radius }, at) => {
                  const ring = { cx: 100, cy: 100, r: radius, fill: 'none', strokeWidth: 13, pathLength: 100 }
                  return (
                    <g key={id}>
                      <circle {...ring} stroke={paleOf(tone)} />
                      <circle
                        {...ring}
                        stroke={colorOf(tone)}
                        strokeDasharray={`${(shares[at] ?? 0) * 100} 100`}
                        transform="rotate(-90 100 100)"
                      />
                    </g>
                  )
                })}
              </svg>
              <span>
                <strong>{count(total)}</strong>
                <small>{t('cards.ordersTotal')}</small>
              </span>
            </div>
            <ul className={styles.rows}>
              {STATES.map(({ id, tone }, at) => (
                <li key={id} data-tone={tone}>
                  <span className={own.dot} />
                  <span className={styles.two}>
                    <strong>{t(`cards.order.${id}`)}</strong>
                  </span>
                  <span className={styles.soft}>{percent(shares[at] ?? 0)}</span>
                  <span className={styles.amount}>{count(values[at] ?? 0)}</span>
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </RangedCard>
  )
}
