import {
  addDays,
  addMonths,
  dateOfDay,
  dayNumber,
  daysOf,
  firstDay,
  lastDay,
  monthOf,
  weekOf,
} from '@onward/scheduling'
import { useMediaQuery } from '@mantine/hooks'
import { dateSpan, longDate, monthTitle, today as todayHere, weekStart } from '#web/lib/formats.ts'

export const VIEWS = ['month', 'week', 'day', 'list'] as const
export type View = (typeof VIEWS)[number] | 'leave'

type Settings = {
  /** The view that was chosen; without one, whatever suits the screen. */
  chosen: View | undefined
  /** The date that the calendar is turned to. */
  date: string
  onTurn: (date: string) => void
  onChoose: (view: View) => void
}

/** What a calendar shows: a view, the date that it is turned to, and the ways from there. */
export const useTurned = ({ chosen, date, onTurn, onChoose }: Settings) => {
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false
  const view = chosen ?? (isPhone ? 'list' : 'month')
  const month = monthOf(date)
  const weekStartsOn = weekStart()

  /** Back or on by what the view shows. */
  const turn = (by: 1 | -1) => {
    if (view === 'day') return onTurn(addDays(date, by))
    if (view === 'week') return onTurn(addDays(date, 7 * by))
    const to = addMonths(month, by)
    return onTurn(dateOfDay(Math.min(dayNumber(firstDay(to)) + Number(date.slice(8)) - 1, dayNumber(lastDay(to)))))
  }
  const dates = view === 'day' ? [date] : view === 'week' ? weekOf(date, weekStartsOn) : daysOf(month)
  return {
    view,
    choose: onChoose,
    date,
    month,
    today: todayHere(),
    weekStartsOn,
    isPhone,
    turn,
    turnTo: onTurn,
    dates,
    /** A shift that runs into the first date began the evening before, perhaps in another month. */
    months: monthsOf(view === 'week' || view === 'day' ? [addDays(dates[0] ?? date, -1), ...dates] : dates),
    title: titleOf(view, dates, month),
  }
}
export type Turned = ReturnType<typeof useTurned>

const monthsOf = (dates: string[]) => [...new Set(dates.map(monthOf))]
const titleOf = (view: View, dates: string[], month: string) => {
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  if (view === 'day') return longDate(first)
  return view === 'week' ? dateSpan(first, last) : monthTitle(month)
}
