import { here } from '#web/lib/formats/other-zone.ts'
import type { InsightRow } from '@onward/contract'
import { clock, hours, shortDate, shortZone, timeSpan } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { moneyOf } from '#web/lib/formats/money.ts'
import { shiftTypeName } from '#web/lib/formats/shift-type-name.ts'
import { textOf } from '#web/lib/text.ts'
import type { Unit } from './listing.ts'

type When = Pick<InsightRow, 'date' | 'startsAt' | 'endsAt' | 'timeZone'>

const zoneOf = (timeZone: string) => (timeZone === here ? '' : ` ${shortZone(timeZone)}`)

/** The times of a row on the clock of its place, with its zone where that is not the reader's. */
export const timesOf = ({ startsAt, endsAt, timeZone }: When) => {
  if (startsAt === null || endsAt === null) return textOf('insight.anyTime')
  return `${timeSpan(startsAt, endsAt)}${zoneOf(timeZone)}`
}
/** The same with its day. */
export const whenOf = (row: When) => `${shortDate(row.date)} · ${timesOf(row)}`
export const startOf = ({ startsAt, timeZone }: When) =>
  startsAt === null ? '' : `${clock(startsAt)}${zoneOf(timeZone)}`

type Kind = Pick<InsightRow, 'partOfDay' | 'shiftTypeId' | 'shiftTypeName'>
export const typeOf = ({ partOfDay, shiftTypeId, shiftTypeName: name }: Kind) =>
  shiftTypeName({ shiftType: partOfDay, shiftTypeId, shiftTypeName: name })

type Stand = Pick<InsightRow, 'state' | 'publication' | 'providerId' | 'assignmentId'>
/** What became of it, or how people know it. */
export const stateOf = ({ state, publication, providerId, assignmentId }: Stand) => {
  const said = state === null ? undefined : textOf(`insight.state.${state}`)
  const known = publication === 'draft' || publication === 'changed' ? textOf(`insight.${publication}`) : undefined
  const open = state === null && providerId === null && assignmentId !== null ? textOf('insight.state.open') : undefined
  return joined([said, open, known], '·')
}

/** An amount as a person reads it. */
export const amountOf = (amount: number, unit: Unit) => {
  if (typeof unit === 'object') return moneyOf(amount, unit)
  return unit === 'minutes' ? hours(Math.round(amount)) : String(amount)
}
