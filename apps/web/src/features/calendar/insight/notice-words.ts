import { here } from '#web/lib/formats/other-zone.ts'
import type { StabilityRow } from '@onward/contract'
import { clock, hours, shortDate, shortZone } from '#web/lib/formats/formats.ts'
import { wallIn } from '#web/lib/formats/wall-in.ts'
import { localeOf, textOf } from '#web/lib/text.ts'
import { whenOf } from './row-words.ts'

const DAY = 24 * 60
/** From so long on minutes say nothing. */
const LONG = 2 * DAY

const days = (amount: number) =>
  new Intl.NumberFormat(localeOf(), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(amount)

/** A length as it is said: hours and minutes, and from two days on days of 24 hours with whole hours. */
export const lengthOf = (minutes: number): string => {
  if (minutes < LONG) return hours(minutes)
  const rest = Math.floor((minutes % DAY) / 60) * 60
  return [days(Math.floor(minutes / DAY)), ...(rest > 0 ? [hours(rest)] : [])].join(' ')
}

/** How long before the shift something was changed. */
export const noticeOf = (minutes: number): string =>
  minutes <= 0 ? textOf('insight.stability.after', { length: lengthOf(-minutes) }) : lengthOf(minutes)

type Side = NonNullable<StabilityRow['before']>

/** A moment on the clock of a place, with its zone where that is not the reader's. */
export const momentAt = (at: string, timeZone: string): string => {
  const wall = wallIn(Date.parse(at), timeZone)
  return `${shortDate(wall.slice(0, 10))} · ${clock(wall)}${timeZone === here ? '' : ` ${shortZone(timeZone)}`}`
}

/** When a shift is, with its day. */
export const sideWhen = ({ startsAt, endsAt, timeZone }: Side): string =>
  whenOf({ date: startsAt.slice(0, 10), startsAt, endsAt, timeZone })

/** What a shift has become: what differs of it, part by part. */
export const becameOf = ({ before, after, isElsewhere, what }: StabilityRow): string[] => {
  if (isElsewhere) return [textOf('insight.stability.elsewhere')]
  if (after === null) return []
  const who = after.providerName ?? textOf('insight.nobody')
  if (before === null || what === 'restored') return [who]
  const isMoved = before.startsAt !== after.startsAt || before.endsAt !== after.endsAt
  return [
    ...(before.providerId === after.providerId ? [] : [who]),
    ...(before.hospitalId === after.hospitalId ? [] : [after.facilityName]),
    ...(isMoved ? [sideWhen(after)] : []),
  ]
}
