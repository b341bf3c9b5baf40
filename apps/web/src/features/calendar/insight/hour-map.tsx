import type { InsightCoverage } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { count, hourName, weekdayName, weekStart, wholeWeekday } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import type { OnCover } from './listing.ts'
import { useWalk } from './use-walk.ts'
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
  return (
    <Card title={t('insight.weekdayByHour')} hint={t('insight.weekdayByHourHint')}>
      {most === 0 && untimed === 0 ? (
        <p>{t(total.required === 0 ? 'insight.nothingSaid' : 'insight.nothingMissing')}</p>
      ) : (
        <HourTable hours={hours} most={most} list={list} />
      )}
      {untimed > 0 && <p className={styles.note}>{t('insight.untimedMissing', { count: untimed })}</p>}
    </Card>
  )
}

type TableProps = { hours: InsightCoverage['hours']; most: number; list: OnCover }

/** A row for each hour: seven fields beside each other are broad enough to be met, twenty-four are not. */
const HourTable = ({ hours, most, list }: TableProps) => {
  const t = useText()
  const known = new Map(hours.map(({ weekday, hour, missing }) => [weekday * 24 + hour, missing]))
  const days = Array.from({ length: 7 }, (_, at) => {
    const weekday = (weekStart() + at) % 7
    return { weekday, date: addDays(SUNDAY, weekday) }
  })
  return (
    <div className={styles.scroller} role="region" aria-label={t('insight.weekdayByHour')} {...useWalk()}>
      <table className={styles.hours}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{t('insight.hour')}</span>
            </th>
            {days.map(({ weekday, date }) => (
              <th key={weekday} scope="col" title={wholeWeekday(date)}>
                <span aria-hidden="true">{weekdayMark(date, 3)}</span>
                <span className="unseen">{wholeWeekday(date)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {HOURS.map((hour) => (
            <tr key={hour}>
              <th scope="row">{hourName(hour)}</th>
              {days.map(({ weekday, date }) => {
                const missing = known.get(weekday * 24 + hour) ?? 0
                const of = joined([weekdayName(date), hourName(hour)])
                return (
                  <td key={weekday}>
                    {missing === 0 ? (
                      <span className={styles.hour}>
                        <span className="unseen">0</span>
                      </span>
                    ) : (
                      <button
                        type="button"
                        className={styles.hour}
                        data-step={Math.ceil((missing / most) * STEPS)}
                        aria-label={t('insight.hourMissing', { count: missing, when: of })}
                        onClick={() => list(of, missing, { figure: 'missing', weekday, hour })}
                      >
                        {count(missing)}
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
