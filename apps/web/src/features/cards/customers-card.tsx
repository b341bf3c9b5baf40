import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#web/lib/api.ts'
import { count } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Answer } from '#web/ui/answer.tsx'
import { Card } from '#web/ui/card.tsx'
import { DonutChart } from '#web/ui/charts/charts.tsx'
import { api } from './calls.ts'
import styles from './cards.module.css'
import { LastDaysMenu } from './last-days-menu.tsx'
import { SCALES, WEEK, type Range } from './ranges.ts'
import { scaled } from './scaled.ts'
import { toneOf } from './tone-of.ts'
import { Tile } from './tile.tsx'

/** Who books: new, again, and sent by others. */
export const CustomersCard = () => {
  const t = useText()
  const query = useQuery(ask('customers', api.customers, {}))
  const [range, setRange] = useState<Range>(WEEK)
  const name = t('cards.customers')
  return (
    <Card
      className={styles.stack}
      title={name}
      hint={t('cards.customersHint')}
      tools={<LastDaysMenu name={name} offers={query.data?.last_days} value={range} onChange={setRange} />}
    >
      <Answer query={query}>
        {({ listData: kinds }) => {
          const values = scaled(
            kinds.map(({ result }) => result),
            { ...SCALES[range], points: kinds.length },
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
      </Answer>
    </Card>
  )
}
