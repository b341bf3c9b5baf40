// A second opinion on every kind of rule: minute by minute and day by day, by trying everything, sharing no function with the judge.
// It knows rosters whose times are whole ticks and whose places have no clock changes.
import type { JudgedPerson, JudgedShift, KindName, RuleOf, Situation, Which, Window } from '../../src/judge/index.ts'

/** Minutes of a step. */
export const TICK = 30
const DAY = 1440

export type Found = { ids: string[]; from: number; to: number; amount: number }
export type Parameters<K extends KindName> = RuleOf<K>['parameters']
export type Look = { person: JudgedPerson; situation: Situation }

export const ids = (shifts: Iterable<JudgedShift>) => [...new Set([...shifts].map(({ shiftId }) => shiftId))].sort()

export const dutyOf = ({ shifts }: JudgedPerson) => shifts.filter(({ mayOverlap }) => !mayOverlap)

type Tick = { minute: number; wall: number }
const walked = new WeakMap<JudgedShift, Tick[]>()

/** Every tick of a shift: the minute that passes, and what the wall shows. Walked once and kept. */
export const ticks = (shift: JudgedShift): Tick[] => {
  const { start, end, wallStart } = shift
  const found = walked.get(shift) ?? []
  if (found.length === 0)
    for (let minute = start; minute < end; minute += TICK) found.push({ minute, wall: wallStart + minute - start })
  walked.set(shift, found)
  return found
}

export const dayOf = (wall: number) => Math.floor(wall / DAY)
export const firstDay = (shift: JudgedShift) => dayOf(shift.wallStart)
export const lastDay = (shift: JudgedShift) => Math.max(...ticks(shift).map(({ wall }) => dayOf(wall)))

export const onDays = (shift: JudgedShift, from: number, to: number) =>
  ticks(shift).some(({ wall }) => dayOf(wall) >= from && dayOf(wall) <= to)

/** Minutes on each day. */
export const minutesByDay = (shifts: readonly JudgedShift[]) => {
  const minutes = new Map<number, number>()
  for (const shift of shifts) {
    for (const { wall } of ticks(shift)) minutes.set(dayOf(wall), (minutes.get(dayOf(wall)) ?? 0) + TICK)
  }
  return minutes
}

export const counts = (shift: JudgedShift, which: Which | undefined) => {
  if (!which || Object.keys(which).length === 0) return true
  const { clock } = which
  const isInClock = ({ wall }: { wall: number }) => {
    if (!clock) return false
    const minute = ((wall % DAY) + DAY) % DAY
    return clock.from < clock.to ? minute >= clock.from && minute < clock.to : minute >= clock.from || minute < clock.to
  }
  return (
    (which.partsOfDay ?? []).some((one) => one === shift.partOfDay) ||
    (which.shiftTypeIds ?? []).some((one) => one === shift.shiftTypeId) ||
    ticks(shift).some(isInClock)
  )
}

const weekdayOf = (day: number) => new Date(day * 86_400_000).getUTCDay()
const isoOf = (day: number) => new Date(day * 86_400_000).toISOString()

/** Every window from some weeks before to some after the days, by asking each day whether one begins on it. */
export const everyWindow = (window: Window, days: readonly number[], { situation }: Look) => {
  const low = Math.min(situation.range.from, ...days) - (window.per === 'year' ? 366 : 40)
  const high = Math.max(situation.range.to, ...days) + 40
  const begins = (day: number) => {
    if (window.per === 'day') return true
    if (window.per === 'week') return weekdayOf(day) === situation.weekStartsOn
    if (window.per === 'month') return isoOf(day).slice(8, 10) === '01'
    if (window.per === 'year') return isoOf(day).slice(5, 10) === '01-01'
    if (window.per === 'rolling') return days.includes(day)
    return Math.abs(day - Date.parse(window.anchor) / 86_400_000) % window.days === 0
  }
  const ends = (from: number) => {
    if (window.per === 'rolling' || window.per === 'period') return from + window.days - 1
    if (window.per === 'day') return from
    if (window.per === 'week') return from + 6
    let to = from
    const unit = window.per === 'month' ? 7 : 4
    while (isoOf(to + 1).slice(0, unit) === isoOf(from).slice(0, unit)) to += 1
    return to
  }
  const spans: { from: number; to: number }[] = []
  for (let day = low; day <= high; day += 1) {
    if (!begins(day)) continue
    const to = ends(day)
    if (day <= situation.range.to && to >= situation.range.from) spans.push({ from: day, to })
  }
  return spans
}

/** The days from one to another one, both included. */
export const each = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

/** Stretches of work: shifts one by one, or minutes worked with every gap up to so long filled. */
export const stretches = (shifts: readonly JudgedShift[], joinedWithin: number | null) => {
  const alone = (shift: JudgedShift) => ({ start: shift.start, end: shift.end, shifts: [shift] })
  if (joinedWithin === null) return shifts.map(alone)
  const worked = new Set(shifts.flatMap((shift) => ticks(shift).map(({ minute }) => minute)))
  const found: { start: number; end: number; shifts: JudgedShift[] }[] = []
  for (const minute of [...worked].sort((a, b) => a - b)) {
    const last = found.at(-1)
    if (last && minute - last.end <= joinedWithin) last.end = minute + TICK
    else found.push({ start: minute, end: minute + TICK, shifts: [] })
  }
  for (const stretch of found)
    stretch.shifts = shifts.filter(({ start, end }) => start >= stretch.start && end <= stretch.end)
  return found
}
