import { daysOf, monthWeeks, monthOf } from '@onward/scheduling'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import texts from 'texts:print'
import { clock, instant, longDate, shortClock, shortDate, weekdayName } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { byReader } from '#web/lib/formats/names-order.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { axisOf } from '#web/ui/schedule/day/axis.ts'
import { barsOf, type Bar } from '#web/ui/schedule/day/day-rows.ts'
import { byDate, isOpen, isShift, type EventsByDate, type GridEvent } from '#web/ui/schedule/event.ts'
import type { Turned } from '#web/ui/schedule/turned.ts'
import { filteredBy } from './filtered-by.ts'
import { usePages, usePrinting } from './paper-pages.ts'
import { printCounts } from './print-counts.ts'
import { endsLater, legendOf, printedOf } from './printed.ts'
import styles from './printout.module.css'

addTexts(texts)

type Props = {
  turned: Turned
  /** Shifts, each once, and leave by its days. */
  shifts: readonly GridEvent[]
  /** Asked for by who prints, not each time that the page is drawn. */
  leaveOf: () => readonly GridEvent[]
  isKnown: (date: string) => boolean
  /** Said on the paper; none where one sees only what is one's own. */
  filters?: Parameters<typeof filteredBy>[0]
}

/** What is printed in place of the page: everything of the period, compact, and who printed it when. */
export const Printout = (props: Props) => {
  const at = usePrinting()
  return at === undefined ? null : createPortal(<Paper {...props} at={at} />, document.body)
}

const Paper = ({ turned, shifts, leaveOf, isKnown, filters: given, at }: Props & { at: number }) => {
  const t = useText()
  const { view, title, month } = turned
  const dates = useMemo(() => (view === 'month' ? daysOf(month) : turned.dates), [view, month, turned.dates])
  const isMissing = !dates.every(isKnown)
  const days = useMemo(() => printedOf(shifts, dates), [shifts, dates])
  const away = byDate(leaveOf())
  const filters = given && filteredBy(given).map(({ said }) => said)
  const isTable = view === 'month' || view === 'week'
  const user = currentUser()
  const printed = t('print.by', { time: instant(new Date(at).toISOString()), name: user?.fullName ?? '' })
  usePages(isTable, `${title} · ${printed}`)
  const shown = [...days.values()].flat()
  const bars = useMemo(() => (view === 'day' ? barsOn(shifts, turned.date) : undefined), [view, shifts, turned.date])
  const begun = (bars ? bars.filter(({ isBefore }) => !isBefore) : shown.filter(isBegun)).map(({ event }) => event)
  const open = begun.filter(isOpen).length
  const all = bars ? bars.length : shown.length
  return (
    <div className={styles.paper} data-print="">
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>
          {joined(
            [
              filters && (filters.length > 0 ? joined(filters, '·') : t('print.all')),
              ...(view === 'leave'
                ? []
                : printCounts({ staffed: begun.length - open, open, since: all - begun.length })),
            ],
            '·',
          )}
        </p>
        <p>{printed}</p>
        {isMissing && <p className={styles.missing}>{t('print.missing')}</p>}
      </header>
      {view === 'leave' ? (
        <div className={styles.columns}>
          {dates.map((date) => {
            const gone = away.get(date) ?? []
            return (
              gone.length > 0 && (
                <section key={date}>
                  <h2>{longDate(date)}</h2>
                  <ul>
                    {gone.map((event) => (
                      <li key={event.id}>{joined([event.title, event.detail], '·')}</li>
                    ))}
                  </ul>
                </section>
              )
            )
          })}
        </div>
      ) : bars ? (
        <DayOnPaper bars={bars} gone={away.get(turned.date) ?? []} />
      ) : isTable ? (
        <WeeksOnPaper
          weeks={view === 'month' ? monthWeeks(month, turned.weekStartsOn) : [dates]}
          isShown={(date) => view === 'week' || monthOf(date) === month}
          days={days}
          away={away}
          isOwn={filters === undefined}
        />
      ) : (
        <div className={styles.columns}>
          {dates.map((date) => {
            const [ofDay, gone] = [days.get(date) ?? [], away.get(date) ?? []]
            if (ofDay.length + gone.length === 0) return null
            return (
              <section key={date}>
                <h2>{longDate(date)}</h2>
                <Lines date={date} events={ofDay.map(({ event }) => event)} />
                <Away gone={gone} isOwn={filters === undefined} />
              </section>
            )
          })}
        </div>
      )}
      <ul className={styles.legend} hidden={view === 'leave'}>
        {legendOf(shown.map(({ event }) => event)).map(({ code, name, tone }) => (
          <li key={name} data-tone={tone}>
            <b>{code}</b> {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

const barsOn = (shifts: readonly GridEvent[], date: string) => barsOf(byDate(shifts.filter(isShift)), axisOf(date))

/** Whether it begins on the date on which it stands. */
const isBegun = ({ event, date }: { event: GridEvent; date: string }) => event.date === date

/** `7a–7p`; an end on a later date than the next with its day. */
const brief = (event: GridEvent, on: string) => {
  const { startsAt = '', endsAt = '', short } = event
  const isLong = (event.to ?? 0) - (event.from ?? 0) > 86_400_000
  const end = isLong ? `${weekdayName(endsAt.slice(0, 10))} ${shortClock(endsAt)}` : shortClock(endsAt)
  const since = event.date < on ? `${weekdayName(event.date)} ` : ''
  return [`${since}${shortClock(startsAt)}–${end}`, short?.zone].filter(Boolean).join(' ')
}

type WeeksProps = {
  weeks: readonly (readonly string[])[]
  isShown: (date: string) => boolean
  days: ReturnType<typeof printedOf>
  away: EventsByDate
  isOwn: boolean
}
const WeeksOnPaper = ({ weeks, isShown, days, away, isOwn }: WeeksProps) => (
  <table className={styles.weeks}>
    <thead>
      <tr>
        {weeks[0]?.map((date) => (
          <th key={date} scope="col">
            {weekdayName(date)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((week) => (
        <tr key={week[0]}>
          {week.map((date) => (
            <td key={date} data-outside={!isShown(date) || undefined}>
              {isShown(date) && (
                <>
                  <h2>
                    {Number(date.slice(8))} <small>{(days.get(date) ?? []).length}</small>
                  </h2>
                  <Away gone={away.get(date) ?? []} isOwn={isOwn} />
                  {(days.get(date) ?? []).map(({ event }) => (
                    <p key={event.id} className={styles.chip} data-tone={event.tone} data-whole={isOwn || undefined}>
                      <span>
                        <bdi>{brief(event, date)}</bdi> <em dir="auto">{event.short?.who ?? event.title}</em>
                      </span>
                      {event.short && <b>{event.short.code}</b>}
                    </p>
                  ))}
                </>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** A line each: when, who, where, how long. */
const Lines = ({ date, events }: { date: string; events: readonly GridEvent[] }) => (
  <ul className={styles.lines}>
    {events.map((event) => (
      <li key={event.id} data-tone={event.tone}>
        <span>{brief(event, date)}</span>
        <strong>{event.title}</strong>
        <b>{event.short?.code}</b>
        <span>{event.hours}</span>
      </li>
    ))}
  </ul>
)

/** A day by places, as on the screen. */
const DayOnPaper = ({ bars, gone }: { bars: readonly Bar[]; gone: readonly GridEvent[] }) => {
  const places = Map.groupBy(bars, ({ event }) => event.place?.name ?? event.detail)
  return (
    <>
      <Away gone={gone} />
      <div className={styles.columns}>
        {[...places]
          .toSorted(([one], [other]) => byReader(one, other))
          .map(([name, those]) => (
            <section key={name}>
              <h2>{name}</h2>
              <ul className={styles.lines}>
                {those.map(({ event, isBefore }) => (
                  <li key={event.id} data-tone={event.tone}>
                    <span>
                      {isBefore && `${shortDate(event.date)}, `}
                      {clock(event.startsAt ?? '')} –{' '}
                      {endsLater(event) && `${weekdayName(event.endsAt?.slice(0, 10) ?? '')} `}
                      {clock(event.endsAt ?? '')} {event.short?.zone}
                    </span>
                    <strong>{event.title}</strong>
                    <b>{event.short?.code}</b>
                    <span>{event.hours}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  )
}

const Away = ({ gone, isOwn = false }: { gone: readonly GridEvent[]; isOwn?: boolean }) => {
  const t = useText()
  if (gone.length === 0) return null
  const names = joined(gone.map(({ title }) => title))
  return <p className={styles.away}>{isOwn ? names : t('print.leave', { names })}</p>
}
