import type { InsightCoverage } from '@onward/contract'
import { datesFrom, daysBetween, lastDay, monthOf, weekday } from '@onward/scheduling'
import { monthName, monthTitle, percent, shortDate, today, weekdayName } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import type { Tones } from '../tones.ts'
import { bandOf, cellText } from './bands.ts'
import { Figure } from './figure.tsx'
import { Legend } from './legend.tsx'
import type { OnCover } from './listing.ts'
import { PlaceCode } from './place-code.tsx'
import styles from './insight.module.css'

type Column = { date: string; until: string; name: string }

/** A column for each day of the range, or for what it has of each month. */
const columnsOf = ({ columns, from, to }: InsightCoverage): Column[] => {
  const dates = datesFrom(from, daysBetween(from, to) + 1)
  if (columns === 'day') return dates.map((date) => ({ date, until: date, name: shortDate(date) }))
  return dates
    .filter((date) => date === from || date.endsWith('-01'))
    .map((date) => {
      const last = lastDay(monthOf(date))
      return { date, until: last < to ? last : to, name: monthTitle(monthOf(date)) }
    })
}

type Props = { report: InsightCoverage; tones: Tones; list: OnCover }

/** Filled of required at each facility on each day: a real table, with a figure in each field. */
export const CoverMap = ({ report, tones, list }: Props) => {
  const t = useText()
  const { facilities, cells, byFacility } = report
  const isByDay = report.columns === 'day'
  const columns = columnsOf(report)
  const known = new Map(cells.map((cell) => [`${cell.date} ${cell.hospitalId}`, cell]))
  const sums = new Map(byFacility.map((row) => [row.hospitalId, row]))
  const asked = facilities.filter(({ saysDemand }) => saysDemand)
  const now = today()
  return (
    <Card
      title={t(isByDay ? 'insight.byDay' : 'insight.byMonth')}
      hint={t('insight.mapHint')}
      tools={<Legend />}
      className={styles.wide}
    >
      {asked.length === 0 ? (
        <p>{t('insight.nothingSaid')}</p>
      ) : (
        <div className={styles.scroller} tabIndex={0} role="region" aria-label={t('insight.byDay')}>
          <table className={styles.heat} data-dense={isByDay || undefined}>
            <thead>
              <tr>
                <th scope="col" className={styles.corner}>
                  <span className="unseen">{t('insight.facility')}</span>
                </th>
                {columns.map(({ date, name }) => (
                  <th
                    key={date}
                    scope="col"
                    data-weekend={isByDay && [0, 6].includes(weekday(date)) ? '' : undefined}
                    data-now={date === now || undefined}
                  >
                    {isByDay ? (
                      <>
                        <span aria-hidden="true">
                          {[...weekdayName(date)].slice(0, 2).join('')}
                          <br />
                          {Number(date.slice(8))}
                        </span>
                        <span className="unseen">{name}</span>
                      </>
                    ) : (
                      monthName(date)
                    )}
                  </th>
                ))}
                <th scope="col">{t('insight.rate')}</th>
              </tr>
            </thead>
            <tbody>
              {asked.map(({ hospitalId, facilityName, code }) => {
                const sum = sums.get(hospitalId)
                return (
                  <tr key={hospitalId}>
                    <th scope="row" title={facilityName}>
                      <PlaceCode code={code} tone={tones.get(hospitalId)} />
                      <span className={styles.longName}>
                        <bdi>{facilityName}</bdi>
                      </span>
                    </th>
                    {columns.map(({ date, until, name }) => {
                      const cell = known.get(`${date} ${hospitalId}`)
                      if (!cell || (cell.required === 0 && cell.over === 0))
                        return (
                          <td key={date}>
                            <span className={styles.cell} data-band="none">
                              –
                            </span>
                          </td>
                        )
                      const of = `${facilityName}, ${name}`
                      const [figure, value] =
                        cell.required === 0 ? (['over', cell.over] as const) : (['required', cell.required] as const)
                      return (
                        <td key={date}>
                          <Figure
                            className={styles.cell}
                            band={bandOf(cell)}
                            of={of}
                            onOpen={() => list(of, value, { figure, at: hospitalId, date, until })}
                          >
                            {cellText(cell, isByDay)}
                          </Figure>
                        </td>
                      )
                    })}
                    <td className={styles.sum}>
                      {sum && sum.required > 0 ? (
                        <Figure
                          of={facilityName}
                          onOpen={() => list(facilityName, sum.required, { figure: 'required', at: hospitalId })}
                        >
                          {percent(sum.filled / sum.required)}
                        </Figure>
                      ) : (
                        t('insight.na')
                      )}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}
