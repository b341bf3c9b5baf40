import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone, Tablet } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { ask } from '#web/lib/api.ts'
import { percent } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { toneOf } from '#web/samples/lib/tone-of.ts'
import { DonutChart } from '#web/ui/charts/charts.tsx'
import { api } from '#web/samples/apps/dashboards/calls.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import { Change } from '#web/samples/apps/dashboards/parts/change.tsx'
import { RangedCard } from './ranged-card.tsx'
import { SCALES } from '#web/samples/apps/dashboards/parts/ranges.ts'
import { sharesOf } from '#web/samples/apps/dashboards/parts/scaled.ts'

const DRAWINGS: Record<string, typeof Monitor> = { monitor: Monitor, phone: Smartphone, tablet: Tablet }

/** Which devices the schedule is opened on, and whether they have become more. */
export const DeviceSessionsCard = () => {
  const t = useText()
  const query = useQuery(ask(api.deviceSessions, {}))
  const name = t('cards.devices')
  return (
    <RangedCard className={styles.stack} name={name} hint={t('cards.devicesHint')} query={query}>
      {({ chart_info: devices }, range) => {
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
                const drawing = DRAWINGS[device.icon] ?? Monitor
                return (
                  <li key={device.name}>
                    <Drawing of={drawing} size={18} color={`var(--tone-${toneOf(device.iconColor)})`} />
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
    </RangedCard>
  )
}
