import type { InsightToday, TodayCell } from '@onward/contract'
import { Moon } from 'lucide-react'
import { weekdayName } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import type { Tones } from '../tones.ts'
import { bandOf, cellText } from './bands.ts'
import { Figure } from './figure.tsx'
import { Legend } from './legend.tsx'
import { PlaceCode } from './place-code.tsx'
import styles from './insight.module.css'

type Props = {
  report: InsightToday
  tones: Tones
  /** Without it, as on a wall, the figures are no buttons. */
  onCell?: ((cell: TodayCell, of: string) => void) | undefined
  onAnyTime?: (() => void) | undefined
}

const columnOf = ({ date, half }: Pick<TodayCell, 'date' | 'half'>) => `${date} ${half}`

/** Filled of required at each facility, by its days and nights. */
export const Next72 = ({ report, tones, onCell, onAnyTime }: Props) => {
  const t = useText()
  const { cells, facilities } = report
  const columns = [...new Map(cells.map((cell) => [columnOf(cell), cell])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { date, half }]) => ({
      key,
      date,
      half,
      name: t(`insight.half.${half}`, { day: weekdayName(date) }),
      isNow: cells.some((cell) => columnOf(cell) === key && cell.isNow),
    }))
  const known = new Map(cells.map((cell) => [`${columnOf(cell)} ${cell.hospitalId}`, cell]))
  const asked = facilities.filter(({ saysDemand }) => saysDemand)
  const silent = facilities.filter(({ saysDemand }) => !saysDemand)
  return (
    <Card className={styles.wide} title={t('insight.next72')} hint={t('insight.next72Hint')} tools={<Legend />}>
      {asked.length === 0 ? (
        <p>{t('insight.nothingSaid')}</p>
      ) : (
        <div className={styles.scroller} tabIndex={0} role="region" aria-label={t('insight.next72')}>
          <table className={styles.heat}>
            <thead>
              <tr>
                <th scope="col" className={styles.corner}>
                  <span className="unseen">{t('insight.facility')}</span>
                </th>
                {columns.map(({ key, name, half, isNow }) => (
                  <th key={key} scope="col" data-now={isNow || undefined}>
                    {isNow && `${t('insight.now')} · `}
                    {name} {half === 'night' && <Moon size={10} aria-hidden="true" fill="currentColor" />}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {asked.map(({ hospitalId, facilityName, code }) => (
                <tr key={hospitalId}>
                  <th scope="row">
                    <PlaceCode code={code} tone={tones.get(hospitalId)} /> <bdi>{facilityName}</bdi>
                  </th>
                  {columns.map(({ key, name }) => {
                    const cell = known.get(`${key} ${hospitalId}`)
                    if (!cell || cell.required === 0)
                      return (
                        <td key={key}>
                          <span className={styles.cell} data-band="none">
                            –
                          </span>
                        </td>
                      )
                    const of = `${facilityName}, ${name}`
                    return (
                      <td key={key}>
                        {onCell ? (
                          <Figure className={styles.cell} band={bandOf(cell)} of={of} onOpen={() => onCell(cell, of)}>
                            {cellText(cell)}
                          </Figure>
                        ) : (
                          <span className={styles.cell} data-band={bandOf(cell)}>
                            {cellText(cell)}
                          </span>
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {silent.length > 0 && asked.length > 0 && (
        <p className={styles.note}>
          {t('insight.silent', { count: silent.length, names: silent.map(({ code }) => code).join(', ') })}
        </p>
      )}
      {report.anyTime.required > 0 && (
        <p className={styles.note}>
          {onAnyTime ? (
            <Figure of={t('insight.required')} onOpen={onAnyTime}>
              {t('insight.anyTimeToo', { ...report.anyTime })}
            </Figure>
          ) : (
            t('insight.anyTimeToo', { ...report.anyTime })
          )}
        </p>
      )}
    </Card>
  )
}
