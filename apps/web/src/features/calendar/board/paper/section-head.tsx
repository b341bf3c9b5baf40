import { weekday } from '@onward/scheduling'
import { dateSpan, dayNumberOf, monthDay, weekdayName, zoneName } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { periodWords } from '../board-bar.tsx'
import type { BoardView } from '../use-board.ts'
import styles from './paper.module.css'

type Props = {
  view: BoardView
  hospitalId: string
  dates: readonly string[]
  counts: string
  legend: readonly { sign: string; words: string }[]
}

export const isWeekend = (date: string) => weekday(date) % 6 === 0

/** What stands above each page of a facility: where, when, what the signs mean, and the dates. */
export const SectionHead = ({ view: { address, roster, dates: all }, hospitalId, dates, counts, legend }: Props) => {
  const t = useText()
  const place = roster.facilities.get(hospitalId)
  const zone = place && zoneName(place.timeZone)
  // Of a period on several sheets each says its own dates, of which its figures are.
  const isPart = dates.length < all.length
  const period = isPart ? dateSpan(dates[0] ?? '', dates.at(-1) ?? '') : periodWords(address)
  const holidays = dates.flatMap((date) => {
    const name = roster.holidays.get(date)
    return name === undefined ? [] : [{ sign: monthDay(date), words: name }]
  })
  return (
    <>
      <colgroup>
        <col className={styles.first} />
        <col span={dates.length} />
      </colgroup>
      <thead>
        <tr className={styles.title}>
          <th colSpan={dates.length + 1}>
            <div className={styles.line}>
              <b className={styles.name} dir="auto">
                {place?.facilityName ?? hospitalId}
              </b>
              <span>{joined([period, zone, counts], '·')}</span>
            </div>
            <div className={styles.legend}>
              {[...legend, ...holidays].map(({ sign, words }) => (
                <span key={sign}>
                  <b>
                    <bdi>{sign}</bdi>
                  </b>{' '}
                  {words}
                </span>
              ))}
            </div>
          </th>
        </tr>
        <tr className={styles.days}>
          <th className={styles.who}>{t(address.view === 'facilities' ? 'board.demand' : 'board.person')}</th>
          {dates.map((date) => (
            <th key={date} data-weekend={isWeekend(date) || roster.holidays.has(date) || undefined}>
              {weekdayName(date)} <b>{dayNumberOf(date)}</b>
            </th>
          ))}
        </tr>
      </thead>
    </>
  )
}
