import { lanes } from '@onward/scheduling'
import { wallIn } from '#web/lib/formats/wall-in.ts'
import { axisOf, instantOf, localAxes, type Axis } from '#web/ui/schedule/day/axis.ts'
import { STEP, type Grip, type Times } from '#web/ui/schedule/times.ts'
import { rowKeyOf } from '../placing.ts'
import type { Removed, RemovedBy } from '../removed.ts'
import type { BoardShift, Roster } from '../roster.ts'
import type { Row } from '../rows.ts'

const MINUTE = 60_000
const HALF_AN_HOUR = 30 * MINUTE

/** Something on the hours of a day, as instants; what began before, or goes on after, is cut at the day's ends. */
type Laid = { from: number; to: number; isBefore: boolean; isAfter: boolean; lane: number }
export type Bar = Laid & { shift: BoardShift }
/** What is there no more, where it is still expected. */
export type RemovedBar = Laid & { removed: Removed }
/** A row by the clock of the facility that is looked at, or else of where its first shift is or its person belongs. */
export type HoursRow = {
  axis: Axis
  timeZone: string | undefined
  /** That of the hours above the rows. */
  usual: string | undefined
  bars: readonly Bar[]
  removed: readonly RemovedBar[]
  lanes: number
}
export type Hours = {
  /** The hours that stand above the rows, and whose they are. */
  axis: Axis
  timeZone: string | undefined
  /** Whether rows go by other clocks too. */
  hasZones: boolean
  rowOf: (row: Row) => HoursRow
  /** How many people are on duty in the middle of each hour of their own clock. */
  onDuty: readonly number[]
}

/** The instants of a shift. Of an hour that the clock shows twice its length tells which one is meant. */
export const spanOf = ({ startsAt, endsAt, elapsedMinutes }: BoardShift, timeZone: string | undefined) => {
  const from = instantOf(startsAt, timeZone)
  const to = from + elapsedMinutes * MINUTE
  if (wallIn(to, timeZone) === endsAt) return { from, to }
  const until = instantOf(endsAt, timeZone)
  const since = until - elapsedMinutes * MINUTE
  return wallIn(since, timeZone) === startsAt ? { from: since, to: until } : { from, to: until }
}

/** How long it is between two walls of a zone, in minutes. */
export const minutesOf = ({ startsAt, endsAt }: Times, timeZone: string | undefined) =>
  (instantOf(endsAt, timeZone) - instantOf(startsAt, timeZone)) / MINUTE

/** The times after one end was drawn to an instant, in whole steps. What is left lasts a step at least. */
export const drawnTo = (
  shift: BoardShift,
  grip: Exclude<Grip, 'whole'>,
  at: number,
  timeZone: string | undefined,
): Times => {
  const step = STEP * MINUTE
  const { from, to } = spanOf(shift, timeZone)
  const near = Math.round(at / step) * step
  return grip === 'end'
    ? { startsAt: shift.startsAt, endsAt: wallIn(Math.max(near, from + step), timeZone) }
    : { startsAt: wallIn(Math.min(near, to - step), timeZone), endsAt: shift.endsAt }
}
/** Where the end that is held is by now. */
export const endOf = ({ startsAt, endsAt }: Times, grip: Exclude<Grip, 'whole'>, timeZone: string | undefined) =>
  instantOf(grip === 'end' ? endsAt : startsAt, timeZone)

/** The shifts of a date on its hours, row by row, each by its own clock. */
export const hoursOf = (
  rows: readonly Row[],
  shifts: readonly BoardShift[],
  { facilities }: Pick<Roster, 'facilities'>,
  date: string,
  facility: string,
  removedBy: RemovedBy,
): Hours => {
  const axisIn = localAxes(date)
  const zoneOf = (hospitalId: string | undefined) => facilities.get(hospitalId ?? '')?.timeZone
  const all = shifts.map((shift) => {
    const timeZone = zoneOf(shift.hospitalId)
    return { shift, timeZone, ...spanOf(shift, timeZone) }
  })
  const isUnder = ({ from, to }: { from: number; to: number }, axis: Axis) => from < axis.to && to > axis.from
  const byRow = Map.groupBy(all, ({ shift }) => rowKeyOf(shift))
  const today = all.filter((one) => isUnder(one, axisIn(one.timeZone)))
  const most = [...Map.groupBy(today, ({ timeZone }) => timeZone)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )[0]?.[0]
  const usual = zoneOf(facility) ?? most ?? facilities.values().next().value?.timeZone
  const known = new Map<string, HoursRow>()
  const rowOf = (row: Row): HoursRow => {
    const was = known.get(row.key)
    if (was) return was
    const near = (byRow.get(row.key) ?? []).toSorted((one, other) => one.from - other.from)
    const home = row.kind === 'open' ? row.hospitalId : row.kind === 'person' ? row.person.hospitalIds[0] : undefined
    // Where one facility is looked at, everybody goes by its clock.
    const own = near.find((one) => isUnder(one, axisIn(one.timeZone)))?.timeZone
    const timeZone = facility === '' ? (own ?? zoneOf(home) ?? usual) : usual
    const axis = axisIn(timeZone)
    const gone = (removedBy.get(row.key) ?? []).map((removed) => {
      const zone = zoneOf(removed.hospitalId)
      return { removed, from: instantOf(removed.startsAt, zone), to: instantOf(removed.endsAt, zone) }
    })
    const here = [...near, ...gone].filter((one) => isUnder(one, axis))
    const { placed } = lanes(here.map((bar) => ({ ...bar, start: bar.from / MINUTE, end: bar.to / MINUTE })))
    const laid = placed.map(({ event: { from, to, ...of }, lane }) => ({
      ...of,
      from,
      to,
      lane,
      isBefore: from < axis.from,
      isAfter: to > axis.to,
    }))
    const made = {
      axis,
      timeZone,
      usual,
      bars: laid.filter((one) => 'shift' in one),
      removed: laid.filter((one) => 'removed' in one),
      lanes: Math.max(1, ...placed.map(({ lane }) => lane + 1)),
    }
    known.set(row.key, made)
    return made
  }
  const axis = axisOf(date, usual)
  const found = rows.flatMap((row) => (row.kind === 'person' || row.kind === 'open' ? [rowOf(row)] : []))
  // Who is at another facility is not on duty at the one that is looked at.
  const isHere = ({ providerId, hospitalId }: BoardShift) =>
    providerId !== null && (facility === '' || hospitalId === facility)
  const onDuty = axis.hours.map((_, hour) =>
    found.reduce((sum, one) => {
      const at = one.axis.from + hour * 2 * HALF_AN_HOUR + HALF_AN_HOUR
      return sum + Number(one.bars.some((bar) => isHere(bar.shift) && bar.from <= at && bar.to > at))
    }, 0),
  )
  return { axis, timeZone: usual, hasZones: found.some(({ timeZone }) => timeZone !== usual), rowOf, onDuty }
}
