import type { Demand } from '@onward/contract'
import { mediumDate } from '#web/lib/formats/formats.ts'
import { textOf } from '#web/lib/text.ts'
import { isDate } from '@onward/scheduling'
import type { Period } from './draft.ts'

/** A period as the address has it: `2026-01-01..2026-12-31`, without a last day `2026-01-01..`. */
export const keyOfPeriod = ({ from, to }: Period) => `${from}..${to ?? ''}`
export const periodIn = (text: string): Period | undefined => {
  const [from = '', to = ''] = text.split('..')
  if (!isDate(from) || (to !== '' && (!isDate(to) || to < from))) return undefined
  return { from, to: to === '' ? null : to }
}

export const periodWords = ({ from, to }: Period) =>
  to === null
    ? textOf('demand.fromOn', { from: mediumDate(from) })
    : textOf('demand.fromTo', { from: mediumDate(from), to: mediumDate(to) })

/** The periods of which a facility says something, the first one first. */
export const periodsOf = (rows: readonly Demand[]): Period[] => {
  const all = new Map(rows.map(({ from, to }) => [keyOfPeriod({ from, to }), { from, to }]))
  return [...all.values()].toSorted((one, other) => (keyOfPeriod(one) < keyOfPeriod(other) ? -1 : 1))
}

export const isOf = (period: Period) => (row: Period) => row.from === period.from && row.to === period.to

/** The one that counts on a date, else the last that began before it, else the first. */
export const periodAt = (periods: readonly Period[], date: string): Period | undefined =>
  periods.find(({ from, to }) => from <= date && (to === null || date <= to)) ??
  periods.findLast(({ from }) => from <= date) ??
  periods[0]
