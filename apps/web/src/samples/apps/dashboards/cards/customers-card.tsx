import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/lib/api.ts'
import { count } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { toneOf } from '#web/samples/lib/tone-of.ts'
import { DonutChart } from '#web/ui/charts/charts.tsx'
import { api } from '#web/samples/apps/dashboards/calls.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import { RangedCard } from './ranged-card.tsx'
import { SCALES } from '#web/samples/apps/dashboards/parts/ranges.ts'
import { scaledParts } from '#web/samples/apps/dashboards/parts/scaled.ts'
import { Tile } from '#web/samples/apps/dashboards/parts/tile.tsx'

/** Who books: new, again, and sent by others. */
export const CustomersCard = () => {
  const t = useText()
  const query = useQuery(ask(api.customers, {}))
  const name = t('cards.customers')
  return (
    <RangedCard className={styles.stack} name={name} hint={t('cards.customersHint')} query={query}>
      {({ listData: kinds }, range) => {
        const values = scaledParts(
          kinds.map(({ result }) => result),
          SCALES[range],
        )
        return (
          <>
            <div className={styles.centre}>
              <DonutChart
                label={t('cards.customersChart', { range: t(`figures.range.${range}`) })}
                by={t('cards.kind')}
                points={kinds.map(({ text }) => text)}
                series={[{ name, values, tone: 0 }]}
                tones={kinds.map(({ iconColor }) => toneOf(iconColor))}
                say={count}
                height={230}
                isPie
              />
            </div>
            <ul className={styles.rows}>
              {kinds.map(({ text, iconColor }, at) => (
                <li key={text}>
                  <Tile tone={toneOf(iconColor)} letter={text.slice(0, 1)} size={30} />
                  <span className={styles.two}>
                    <strong>{text}</strong>
                  </span>
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
