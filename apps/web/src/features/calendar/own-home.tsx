import type { Assignment, Leave } from '@onward/contract'
import { addDays, clockMinutes, dateOfWall, firstDay, monthOf, weekOf } from '@onward/scheduling'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:event,home,until'
import { api, ask } from '#web/lib/api.ts'
import {
  clock,
  hours,
  monthTitle,
  shortClock,
  shortDate,
  timeOf,
  timeSpan,
  today as todayAt,
  weekdayName,
  weekStart,
  zoneName,
} from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { otherZone } from '#web/lib/formats/other-zone.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { useNow } from '#web/lib/formats/use-now.ts'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { keptTonesOf, type Tones } from './tones.ts'
import { hoursOf, nextOf, onDateOf } from './own-hours.ts'
import { shiftTypeName } from '#web/lib/formats/shift-type-name.ts'
import { timeTo } from './time-to.ts'
import styles from './own-home.module.css'

addTexts(texts)

/** How far ahead is looked. */
const AHEAD = 30

type Props = {
  /** Of the places that the calendar has met. */
  tones: Tones
}

/** What a clinician takes the phone out for: the next shift, this week, and the hours of the month. */
export const OwnHome = ({ tones: met }: Props) => {
  const now = useNow()
  const today = todayAt(new Date(now))
  const week = weekOf(today, weekStart())
  const month = monthOf(today)
  const [from = today] = [week[0] ?? today, firstDay(month)].toSorted()
  const query = useQuery({
    ...ask(api.listAssignments, { from: addDays(from, -1), to: addDays(today, AHEAD), running: 'true' }),
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  })
  const leave = useQuery(ask(api.listLeave, { from: week[0] ?? today, to: week.at(-1) ?? today }))
  if (query.data === undefined)
    return query.error ? (
      <Failure error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <div className={styles.waiting}>
        <Loading />
      </div>
    )
  const { assignments } = query.data
  const tones = new Map([...keptTonesOf(assignments.map(({ hospitalId }) => ({ id: hospitalId }))), ...met])
  const next = nextOf(assignments, now)
  return (
    <div className={styles.home}>
      {next ? <NextShift shift={next} now={now} tone={tones.get(next.hospitalId)} /> : <NoShift />}
      <Week
        assignments={assignments}
        leave={leave.data?.leave}
        hasLeaveFailed={leave.isError}
        week={week}
        today={today}
        now={now}
        tones={tones}
      />
    </div>
  )
}

const NoShift = () => {
  const t = useText()
  return <section className={styles.card}>{t('home.none')}</section>
}

type NextProps = { shift: Assignment; now: number; tone: number | undefined }
const NextShift = ({ shift, now, tone }: NextProps) => {
  const t = useText()
  const { start, end, startsAt, endsAt, timeZone, facilityName, elapsedMinutes, note, scheduledDate } = shift
  const isRunning = Date.parse(start) <= now
  const isElsewhere = otherZone(timeZone) !== undefined
  // From seven to seven may be a night or a day and a night.
  const until = clockMinutes(startsAt, endsAt) < 1440 ? '' : ` – ${weekdayName(dateOfWall(endsAt))}`
  return (
    <section className={styles.next} data-tone={tone ?? 'away'}>
      <p className={styles.line}>
        <span>
          {isRunning
            ? t('home.running', { date: shortDate(scheduledDate) })
            : t('home.next', { date: shortDate(scheduledDate) + until })}
        </span>
        <b>{timeTo(shift, now)}</b>
      </p>
      <h2 className={styles.times} dir="auto">
        {clock(startsAt)} – {clock(endsAt)}
      </h2>
      <p className={styles.place} dir="auto">
        {facilityName}
      </p>
      <p dir="auto">{joined([shiftTypeName(shift), hours(elapsedMinutes), zoneName(timeZone)], '·')}</p>
      {isElsewhere && <p>{t('home.yours', { times: `${timeOf(start)} – ${timeOf(end)}` })}</p>}
      {note && (
        <p className={styles.note} dir="auto">
          <Icon name="file" size={14} /> <span>{note}</span>
        </p>
      )}
    </section>
  )
}

/** The end of a shift that began before, where it is on that date. */
const endOn = ({ endsAt }: Assignment, date: string) => (dateOfWall(endsAt) === date ? ` ${shortClock(endsAt)}` : '')

type WeekProps = Props & {
  assignments: readonly Assignment[]
  /** Unknown until the server has said it. */
  leave: readonly Leave[] | undefined
  hasLeaveFailed: boolean
  week: readonly string[]
  today: string
  now: number
}
const Week = ({ assignments, leave, hasLeaveFailed, week, today, now, tones }: WeekProps) => {
  const t = useText()
  const month = monthOf(today)
  const sums = hoursOf(assignments, week, month, now)
  return (
    <section className={styles.card} aria-label={t('home.week')}>
      <ol className={styles.week}>
        {week.map((date) => {
          const shift = onDateOf(assignments, date)
          const away = leave?.find(({ startDate, endDate }) => startDate <= date && endDate >= date)
          return (
            <li key={date} aria-current={date === today ? 'date' : undefined}>
              <small>{weekdayName(date)}</small>
              <b>{Number(date.slice(8))}</b>
              {shift ? (
                <span className={styles.tile} data-tone={tones.get(shift.hospitalId) ?? 'away'}>
                  <b>{shift.scheduledDate === date ? shortClock(shift.startsAt) : `→${endOn(shift, date)}`}</b>
                  <small>{shift.facilityCode}</small>
                  <span className="unseen">
                    {timeSpan(shift.startsAt, shift.endsAt)}, {shift.facilityName}
                  </span>
                </span>
              ) : away ? (
                <span className={styles.free}>
                  <Icon name="leave" size={14} />
                  <span className="unseen">{t('calendar.leaveOf', { what: away.leaveDescription })}</span>
                </span>
              ) : leave === undefined ? (
                <span className={styles.free}>
                  <span aria-hidden="true">{hasLeaveFailed ? '?' : '…'}</span>
                  <span className="unseen">{t(hasLeaveFailed ? 'home.unknown' : 'ui.loading')}</span>
                </span>
              ) : (
                <span className={styles.free}>
                  <span aria-hidden="true">–</span>
                  <span className="unseen">{t('home.free')}</span>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <p className={styles.line}>
        <span>{t('home.done', { done: hours(sums.done), all: hours(sums.week) })}</span>
        <span>
          {t('home.month', { month: monthTitle(month), hours: hours(sums.month) })} ·{' '}
          {t('home.nights', { count: sums.nights })}
        </span>
      </p>
      {sums.isOverEdge && <p className={styles.counted}>{t('home.counted')}</p>}
    </section>
  )
}
