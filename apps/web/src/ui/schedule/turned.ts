import {
  addDays,
  addMonths,
  dateOfDay,
  datesFrom,
  dayNumber,
  daysOf,
  firstDay,
  lastDay,
  monthOf,
  monthWeeks,
  weekOf,
} from '@onward/scheduling'
import { useMemo, useState } from 'react'
import { useScreenQuery } from '#web/ui/layout/use-screen-query.ts'
import { dateSpan, longDate, monthTitle, today as todayHere, weekStart } from '#web/lib/formats/formats.ts'

/** The width of a telephone. */
export const PHONE = '(max-width: 48em)'
export const VIEWS = ['month', 'week', 'day', 'list'] as const
/** What a telephone shows of a week. */
const FEW_DAYS = 3
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
export const useTurned = ({ chosen, date, onTurn: turnOn, onChoose }: Settings) => {
  /** How often somebody has turned to a date, be it the same. */
  const [turns, setTurns] = useState(0)
  const isPhone = useScreenQuery(PHONE)
  const onTurn = (to: string) => {
    setTurns(turns + 1)
    turnOn(to)
  }
  const view = chosen ?? (isPhone ? 'list' : 'month')
  const month = monthOf(date)
  const weekStartsOn = weekStart()

  /** Back or on by what the view shows. */
  const turn = (by: 1 | -1) => {
    if (view === 'day') return onTurn(addDays(date, by))
    if (view === 'week') return onTurn(addDays(date, (isPhone ? FEW_DAYS : 7) * by))
    const to = addMonths(month, by)
    // A list is read from its first day on, and that of this month from today.
    if (view === 'list') return onTurn(monthOf(todayHere()) === to ? todayHere() : firstDay(to))
    return onTurn(dateOfDay(Math.min(dayNumber(firstDay(to)) + Number(date.slice(8)) - 1, dayNumber(lastDay(to)))))
  }
  // The same arrays as long as they are the same dates: all that is drawn is made of them.
  const at = view === 'day' || view === 'week' ? date : month
  const range = useMemo(() => rangeOf(view, at, weekStartsOn, isPhone), [view, at, weekStartsOn, isPhone])
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
    turns,
    ...range,
    title: titleOf(view, range.dates, month),
  }
}
export type Turned = ReturnType<typeof useTurned>

/**
 * The dates that a view shows, with what is in sight beside them.
 * @param at a date of the day or the days, else the month
 */
const rangeOf = (view: View, at: string, weekStartsOn: number, isPhone: boolean) => {
  const weekAt = () => (isPhone ? datesFrom(at, FEW_DAYS) : weekOf(at, weekStartsOn))
  const dates = view === 'day' ? [at] : view === 'week' ? weekAt() : daysOf(at)
  const months = monthsOf(dates)
  // A month is drawn in whole weeks.
  const inSight = view === 'month' ? monthWeeks(at, weekStartsOn).flat() : dates
  // Where the sun rises sooner or later it may still, or already, be the date before or after.
  const near = view === 'day' ? [addDays(at, -1), at, addDays(at, 1)] : inSight
  return { dates, months, inSight, around: aroundOf(near, months) }
}

/** Dates in a row, both ends part of it. */
export type DateRange = { from: string; to: string }
/** So many days before a date what is under way on it may have begun. */
const LOOK_BACK = 7
/**
 * What stands in the grid beside the months themselves: days of the month before, or its shifts that go on into the first date;
 * and days of the month after.
 */
const aroundOf = (inSight: string[], months: string[]): { before?: DateRange; after?: DateRange } => {
  const [first = '', last = ''] = [inSight[0], inSight.at(-1)]
  const [firstMonth = '', lastMonth = ''] = [months[0], months.at(-1)]
  const [begins, ends] = [firstDay(firstMonth), lastDay(lastMonth)]
  return {
    ...(addDays(first, -LOOK_BACK) < begins && {
      before: { from: first, to: first < begins ? addDays(begins, -1) : first },
    }),
    ...(last > ends && { after: { from: addDays(ends, 1), to: last } }),
  }
}
const monthsOf = (dates: string[]) => [...new Set(dates.map(monthOf))]
const titleOf = (view: View, dates: string[], month: string) => {
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  if (view === 'day') return longDate(first)
  return view === 'week' ? dateSpan(first, last) : monthTitle(month)
}
