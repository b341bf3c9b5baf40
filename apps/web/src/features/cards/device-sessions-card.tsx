import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import { ask } from '#web/lib/api.ts'
import { percent } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Answer } from '#web/ui/answer.tsx'
import { Card } from '#web/ui/card.tsx'
import { DonutChart } from '#web/ui/charts/charts.tsx'
import { api } from './calls.ts'
import styles from './cards.module.css'
import { Change } from './change.tsx'
import { LastDaysMenu } from './last-days-menu.tsx'
import { SCALES, WEEK, type Range } from './ranges.ts'
import { sharesOf } from './scaled.ts'
import { toneOf } from './tone-of.ts'

const DRAWINGS: Record<string, typeof Monitor> = { monitor: Monitor, phone: Smartphone, tablet: Tablet }

/** Which devices the schedule is opened on, and whether they have become more. */
export const DeviceSessionsCard = () => {
  const t = useText()
  const query = useQuery(ask('deviceSessions', api.deviceSessions, {}))
  const [range, setRange] = useState<Range>(WEEK)
  const name = t('cards.devices')
  return (
    <Card
      className={styles.stack}
      title={name}
      hint={t('cards.devicesHint')}
      tools={<LastDaysMenu name={name} offers={query.data?.last_days} value={range} onChange={setRange} />}
    >
      <Answer query={query}>
        {({ chart_info: devices }) => {
          const shares = sharesOf(
            devices.map(({ usage }) => usage),
            SCALES[range],
          )
          return (
            <>
              <div className={styles.centre}>
                <DonutChart
                  label={t('cards.devicesChart', { range: t(`figures.range.${range}`) })}
                  by={t('cards.device')}
                  points={devices.map((device) => device.name)}
                  series={[{ name, values: shares, tone: 0 }]}
                  tones={devices.map(({ iconColor }) => toneOf(iconColor))}
                  say={percent}
                  height={230}
                />
              </div>
              <ul className={styles.rows}>
                {devices.map((device, at) => {
                  const Drawing = DRAWINGS[device.icon] ?? Monitor
                  return (
                    <li key={device.name}>
                      <Drawing size={18} color={`var(--tone-${toneOf(device.iconColor)})`} aria-hidden="true" />
                      <span className={styles.two}>
                        <strong>{device.name}</strong>
                      </span>
                      <span className={styles.amount}>{percent(shares[at] ?? 0)}</span>
                      <Change by={device.upDown / 100} />
                    </li>
                  )
                })}
              </ul>
            </>
          )
        }}
      </Answer>
    </Card>
  )
}
