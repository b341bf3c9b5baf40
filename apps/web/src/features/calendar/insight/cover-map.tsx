import type { InsightCoverage } from '@onward/contract'
import { datesFrom, daysBetween, lastDay, monthOf } from '@onward/scheduling'
import { monthTitle, percent, shortDate } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import type { Tones } from '../tones.ts'
import { bandOf, cellText } from './bands.ts'
import { Figure } from './figure.tsx'
import { Legend } from './legend.tsx'
import type { OnCover } from './listing.ts'
import { PlaceMap, type MapColumn } from './place-map.tsx'
import styles from './insight.module.css'

/** A column for each day of the range, or for what it has of each month. */
const columnsOf = ({ columns, from, to }: InsightCoverage): MapColumn[] => {
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
        <PlaceMap
          label={t('insight.byDay')}
          columns={columns}
          isByDay={isByDay}
          places={asked}
          tones={tones}
          last={t('insight.rate')}
          cellOf={({ hospitalId, facilityName }, { date, until, name }) => {
            const cell = known.get(`${date} ${hospitalId}`)
            if (!cell || (cell.required === 0 && cell.over === 0)) return undefined
            const of = joined([facilityName, name])
            const [figure, value] =
              cell.required === 0 ? (['over', cell.over] as const) : (['required', cell.required] as const)
            return (
              <Figure
                className={styles.cell}
                band={bandOf(cell)}
                of={of}
                onOpen={() => list(of, value, { figure, at: hospitalId, date, until })}
              >
                {cellText(cell, isByDay)}
              </Figure>
            )
          }}
          lastOf={({ hospitalId, facilityName }) => {
            const sum = sums.get(hospitalId)
            return sum && sum.required > 0 ? (
              <Figure
                of={facilityName}
                onOpen={() => list(facilityName, sum.required, { figure: 'required', at: hospitalId })}
              >
                {percent(sum.filled / sum.required)}
              </Figure>
            ) : (
              t('insight.na')
            )
          }}
        />
      )}
    </Card>
  )
}
