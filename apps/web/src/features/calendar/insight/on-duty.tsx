import type { InsightToday } from '@onward/contract'
import { useState } from 'react'
import { clock, count, shortZone, weekdayName } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { wallIn } from '#web/lib/formats/wall-in.ts'
import { useText } from '#web/lib/text.ts'
import { AreaChart } from '#web/ui/charts/charts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Figure } from './figure.tsx'
import styles from './insight.module.css'

type Hour = InsightToday['hours'][number]
type Props = {
  report: Pick<InsightToday, 'hours'>
  onHour: (hour: Hour, figure: 'onDuty' | 'required', of: string) => void
}

const HEIGHT = 190

/** How many are on duty as each hour begins, beside how many are required; as a table each of them opens. */
export const OnDuty = ({ report: { hours }, onHour }: Props) => {
  const t = useText()
  const [isTable, setTable] = useState(false)
  const zone = shortZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  const walls = hours.map(({ at }) => wallIn(Date.parse(at)))
  const names = walls.map((wall) => `${weekdayName(wall.slice(0, 10))} ${clock(wall)}`)
  return (
    <Card title={t('insight.byHour')} hint={t('insight.byHourHint', { zone })}>
      <AreaChart
        label={t('insight.byHour')}
        by={t('insight.hour')}
        points={names}
        height={HEIGHT}
        series={[
          { name: t('insight.onDuty'), values: hours.map(({ onDuty }) => onDuty), tone: 0 },
          { name: t('insight.required'), values: hours.map(({ required }) => required), tone: 6, isDashed: true },
        ]}
      />
      <button type="button" className={styles.toggle} aria-expanded={isTable} onClick={() => setTable(!isTable)}>
        {t(isTable ? 'insight.hideTable' : 'insight.showTable')}
      </button>
      {isTable && (
        <div className={styles.tall} tabIndex={0} role="region" aria-label={t('insight.byHour')}>
          <table className={styles.plainTable}>
            <thead>
              <tr>
                <th scope="col">{t('insight.hour')}</th>
                <th scope="col">{t('insight.onDuty')}</th>
                <th scope="col">{t('insight.required')}</th>
              </tr>
            </thead>
            <tbody>
              {hours.map((hour, place) => (
                <tr key={hour.at}>
                  <th scope="row">{names[place]}</th>
                  {(['onDuty', 'required'] as const).map((figure) => (
                    <td key={figure}>
                      <Figure
                        of={joined([names[place], t(`insight.${figure}`)])}
                        onOpen={() => onHour(hour, figure, joined([names[place], t(`insight.${figure}`)]))}
                      >
                        {count(hour[figure])}
                      </Figure>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}
