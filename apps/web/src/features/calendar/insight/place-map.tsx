import { monthOf, weekday } from '@onward/scheduling'
import type { ReactNode } from 'react'
import { longDate, monthName, monthTitle, today } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import type { Tones } from '../tones.ts'
import { PlaceCode } from './place-code.tsx'
import { useWalk } from './use-walk.ts'
import { weekdayMark } from './weekday-mark.ts'
import styles from './insight.module.css'

/** Some dates, the first and the last of them, and what they are called. */
export type MapColumn = { date: string; until: string; name: string }
type Place = { hospitalId: string; facilityName: string; code: string }
type Props<P extends Place> = {
  label: string
  columns: readonly MapColumn[]
  /** Whether each column is a day, otherwise it is a month. */
  isByDay: boolean
  places: readonly P[]
  tones: Tones
  /** What stands in a field; undefined where there is nothing to say. */
  cellOf: (place: P, column: MapColumn) => ReactNode
  /** What stands at the end of each row, and what it is. */
  last: string
  lastOf: (place: P) => ReactNode
}

/** As many days as fit beside each other, on a screen and on paper. */
const MOST_DAYS = 31

/** Places by dates, with a figure in each field: a real table, which a narrow screen scrolls. Of many days each month has its own. */
export const PlaceMap = <P extends Place>({ label, columns, isByDay, ...rest }: Props<P>) => {
  const isLong = isByDay && columns.length > MOST_DAYS
  const parts = isLong ? [...Map.groupBy(columns, ({ date }) => monthOf(date))] : [['', columns] as const]
  return (
    <div className={styles.scroller} role="region" aria-label={label} {...useWalk()}>
      {parts.map(([month, own], at) => (
        <MapTable
          key={month}
          caption={isLong ? monthTitle(month) : undefined}
          columns={own}
          isByDay={isByDay}
          isEnd={at === parts.length - 1}
          {...rest}
        />
      ))}
    </div>
  )
}

type TableProps<P extends Place> = Omit<Props<P>, 'label'> & {
  caption: string | undefined
  /** Whether what stands at the end of each row, which is of all columns, stands here. */
  isEnd: boolean
}
const MapTable = <P extends Place>({
  caption,
  columns,
  isByDay,
  isEnd,
  places,
  tones,
  cellOf,
  last,
  lastOf,
}: TableProps<P>) => {
  const t = useText()
  const now = today()
  return (
    <table className={styles.heat} data-dense={isByDay || undefined}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span className="unseen">{t('insight.facility')}</span>
          </th>
          {columns.map(({ date }) => (
            <th
              key={date}
              scope="col"
              title={isByDay ? longDate(date) : undefined}
              data-weekend={isByDay && [0, 6].includes(weekday(date)) ? '' : undefined}
              data-now={date === now || undefined}
            >
              {isByDay ? (
                <>
                  <span aria-hidden="true">
                    {weekdayMark(date, 2)}
                    <br />
                    {Number(date.slice(8))}
                  </span>
                  <span className="unseen">{longDate(date)}</span>
                </>
              ) : (
                monthName(date)
              )}
            </th>
          ))}
          {isEnd && <th scope="col">{last}</th>}
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place.hospitalId}>
            <th scope="row" title={place.facilityName}>
              <PlaceCode code={place.code} tone={tones.get(place.hospitalId)} />
              <span className={styles.longName}>
                <bdi>{place.facilityName}</bdi>
              </span>
            </th>
            {columns.map((column) => (
              <td key={column.date}>
                {cellOf(place, column) ?? (
                  <span className={styles.cell} data-band="none">
                    –
                  </span>
                )}
              </td>
            ))}
            {isEnd && <td className={styles.sum}>{lastOf(place)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
