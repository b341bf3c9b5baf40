import type { InsightCoverage } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { count, hourName, weekdayName, weekStart, wholeWeekday } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import type { OnCover } from './listing.ts'
import { weekdayMark } from './weekday-mark.ts'
import styles from './insight.module.css'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
// A Sunday.
const SUNDAY = '2000-01-02'
const STEPS = 4

type Props = { report: Pick<InsightCoverage, 'hours' | 'untimed' | 'total'>; list: OnCover }

/** How many are missing by weekday and hour of the wall. */
export const HourMap = ({ report: { hours, untimed, total }, list }: Props) => {
  const t = useText()
  const most = Math.max(0, ...hours.map(({ missing }) => missing))
  const known = new Map(hours.map(({ weekday, hour, missing }) => [weekday * 24 + hour, missing]))
  const first = weekStart()
  return (
    <Card title={t('insight.weekdayByHour')} hint={t('insight.weekdayByHourHint')}>
      {most === 0 && untimed === 0 ? (
        <p>{t(total.required === 0 ? 'insight.nothingSaid' : 'insight.nothingMissing')}</p>
      ) : (
        <div className={styles.scroller} tabIndex={0} role="region" aria-label={t('insight.weekdayByHour')}>
          <table className={styles.hours}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="unseen">{t('insight.weekday')}</span>
                </th>
                {HOURS.map((hour) => (
                  <th key={hour} scope="col">
                    {hour % 3 === 0 ? String(hour).padStart(2, '0') : ''}
                    {hour % 3 !== 0 && <span className="unseen">{hour}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: 7 }, (_, at) => (first + at) % 7).map((weekday) => {
                const date = addDays(SUNDAY, weekday)
                const name = weekdayName(date)
                return (
                  <tr key={weekday}>
                    <th scope="row" title={wholeWeekday(date)}>
                      <span aria-hidden="true">{weekdayMark(date, 3)}</span>
                      <span className="unseen">{wholeWeekday(date)}</span>
                    </th>
                    {HOURS.map((hour) => {
                      const missing = known.get(weekday * 24 + hour) ?? 0
                      const of = `${name}, ${hourName(hour)}`
                      return (
                        <td key={hour}>
                          {missing === 0 ? (
                            <span className={styles.hour}>
                              <span className="unseen">0</span>
                            </span>
                          ) : (
                            <button
                              type="button"
                              className={styles.hour}
                              data-step={Math.ceil((missing / most) * STEPS)}
                              aria-label={`${count(missing)}, ${of}`}
                              onClick={() => list(of, missing, { figure: 'missing', weekday, hour })}
                            >
                              {count(missing)}
                            </button>
                          )}
                        </td>
                      )
                    })}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {untimed > 0 && <p className={styles.note}>{t('insight.untimedMissing', { count: untimed })}</p>}
    </Card>
  )
}
