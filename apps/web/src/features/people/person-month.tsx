import { pages, type Assignment, type Leave } from '@onward/contract'
import { addMonths, monthOf, monthWeeks } from '@onward/scheduling'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { api, ask } from '#web/lib/api.ts'
import {
  count,
  hours,
  longDate,
  longTimes,
  monthTitle,
  shortClock,
  today,
  weekdayLetter,
  weekdayName,
  weekStart,
  wholeWeekday,
} from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './people.module.css'

const lastOf = (weeks: readonly (readonly string[])[]) => weeks.at(-1)?.at(-1) ?? ''

/** Somebody's month at a glance: each day's shifts and leave, how many shifts and hours. */
export const PersonMonth = ({ providerId, name }: { providerId: string; name: string }) => {
  const t = useText()
  const [month, setMonth] = useState(() => monthOf(today()))
  const weeks = monthWeeks(month, weekStart())
  const range = { from: weeks[0]?.[0] ?? '', to: lastOf(weeks) }
  const shifts = useQuery(ask(api.listAssignments, { ...range, providerId }))
  const leave = useQuery(ask(api.listLeave, { ...range, providerId }))
  const link = new URLSearchParams({ provider: providerId, month })
  return (
    <Card
      title={monthTitle(month)}
      tools={
        <div className={styles.turns}>
          <button type="button" aria-label={t('people.previous')} onClick={() => setMonth(addMonths(month, -1))}>
            <Icon name="back" turns />
          </button>
          <button type="button" aria-label={t('people.next')} onClick={() => setMonth(addMonths(month, 1))}>
            <Icon name="forward" turns />
          </button>
        </div>
      }
    >
      <QueryContent query={shifts}>
        {({ assignments }) => (
          <QueryContent query={leave}>
            {({ leave: away }) => (
              <Weeks
                month={month}
                weeks={weeks}
                shifts={assignments}
                leave={away}
                label={joined([name, monthTitle(month)])}
              />
            )}
          </QueryContent>
        )}
      </QueryContent>
      <p className={styles.foot}>
        <Link href={`${pages.calendar.path}?${link}`}>{t('people.toCalendar')}</Link>
      </p>
    </Card>
  )
}

type Props = {
  label: string
  month: string
  weeks: readonly (readonly string[])[]
  shifts: readonly Assignment[]
  leave: readonly Leave[]
}
const Weeks = ({ label, month, weeks, shifts, leave }: Props) => {
  const t = useText()
  const byDay = Map.groupBy(shifts, ({ scheduledDate }) => scheduledDate)
  const ofMonth = shifts.filter(({ scheduledDate }) => monthOf(scheduledDate) === month)
  const minutes = ofMonth.reduce((sum, { elapsedMinutes }) => sum + elapsedMinutes, 0)
  const now = today()
  return (
    <>
      <p aria-live="polite">
        {t('people.sum', { count: ofMonth.length, shifts: count(ofMonth.length), hours: hours(minutes) })}
      </p>
      <div className={styles.weeks}>
        <table className={styles.month} aria-label={label}>
          <thead>
            <tr>
              {weeks[0]?.map((date) => (
                <th key={date} scope="col" aria-label={wholeWeekday(date)}>
                  <span className={styles.day}>{weekdayName(date)}</span>
                  <span className={styles.letter}>{weekdayLetter(date)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((date) => (
                  <td
                    key={date}
                    data-outside={monthOf(date) !== month || undefined}
                    aria-current={date === now ? 'date' : undefined}
                  >
                    <time dateTime={date} aria-label={longDate(date)}>
                      {Number(date.slice(8))}
                    </time>
                    {leave
                      .filter(({ startDate, endDate }) => startDate <= date && date <= endDate)
                      .map((one) => (
                        <span key={`l${one.leaveId}`} className={styles.away} title={one.leaveDescription} dir="auto">
                          {one.leaveDescription}
                        </span>
                      ))}
                    {byDay.get(date)?.map((shift) => (
                      <span
                        key={shift.assignmentId}
                        className={styles.shift}
                        title={joined([shift.facilityName, longTimes(shift.startsAt, shift.endsAt)])}
                      >
                        <span className={styles.when}>{shortClock(shift.startsAt)}</span> {shift.facilityCode}
                      </span>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
