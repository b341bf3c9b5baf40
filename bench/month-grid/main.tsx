import '../../apps/web/src/ui/layout/base.css'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@fullcalendar/react/themes/classic/palette.css'
import FullCalendar from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import classicThemePlugin from '@fullcalendar/react/themes/classic'
import type { AdminCalendarRow } from '@onward/contract'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import calendarTexts from 'texts:calendar'
import { toEvents } from '../../apps/web/src/features/calendar/events.ts'
import { tonesOf } from '../../apps/web/src/features/calendar/tones.ts'
import { addTexts } from '../../apps/web/src/lib/text.ts'
import { byDate, type EventsByDate, type GridEvent } from '../../apps/web/src/ui/schedule/event.ts'
import { MonthGrid } from '../../apps/web/src/ui/schedule/month/month-grid.tsx'
import { MONTH, rowsOf } from './rows.ts'
import type { Side, Timing } from './timing.ts'

// As the calendar's page does: a text that is missing costs more than the chip it stands on.
addTexts(calendarTexts)

const MOST = 4
const SETTLE_MS = 400
const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options })
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`))
}
const longDate = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const weekday = formatter({ weekday: 'short' })
const ignore = () => {}
const texts = {
  grid: 'November 2026',
  hint: 'The arrow keys move between days.',
  weekday,
  date: longDate,
  day: (date: string, events: readonly GridEvent[]) => `${longDate(date)}, ${events.length} shifts`,
  more: (count: number) => `+${count} more`,
  moreOn: (date: string) => `on ${longDate(date)}`,
}

/** The tint of each hospital; see the rows. */
const tones = tonesOf(Array.from({ length: 60 }, (_, index) => ({ id: `h${index}` })))

const ours = (events: EventsByDate) => (
  <MonthGrid
    month={MONTH}
    weekStartsOn={0}
    today={`${MONTH}-21`}
    focused={`${MONTH}-21`}
    events={events}
    most={MOST}
    texts={texts}
    onFocus={ignore}
    onOpenDay={ignore}
    onOpenEvent={ignore}
    onMove={ignore}
  />
)

const plugins = [dayGridPlugin, classicThemePlugin]
/** The same rows, each an event of its date as the specification names its fields. */
const fullCalendar = (rows: readonly AdminCalendarRow[]) => (
  <FullCalendar
    plugins={plugins}
    initialView="dayGridMonth"
    initialDate={`${MONTH}-21`}
    dayMaxEvents={MOST}
    height="auto"
    events={rows.map(({ assignmentId, providerName, hospitalName, scheduledDate }) => ({
      id: String(assignmentId),
      title: `${providerName} ${hospitalName}`,
      start: scheduledDate,
      allDay: true,
    }))}
  />
)

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
const isDrawn = (root: HTMLElement, rows: readonly AdminCalendarRow[]) =>
  root.textContent.includes('30') && (rows.length === 0 || root.textContent.includes('Clinician'))

/** Draws a month on an empty page and tells how long it took. */
const draw = async (side: Side, count: number): Promise<Timing> => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root')
  const rows = rowsOf(count)
  // The rest of the page's own start would otherwise count, and the more the fewer rows there are to make.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  await frame()
  const from = performance.now()
  const month = side === 'ours' ? ours(byDate(toEvents(rows, tones))) : fullCalendar(rows)
  const eventsMs = performance.now() - from
  flushSync(() => createRoot(root).render(month))
  root.getBoundingClientRect()
  const workMs = performance.now() - from
  await frame()
  await frame()
  while (!isDrawn(root, rows)) await frame()
  return { paintedMs: performance.now() - from, workMs, eventsMs, elements: root.querySelectorAll('*').length }
}
Object.assign(window, { draw })
