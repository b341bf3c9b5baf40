import {
  ADMIN_REPORTS,
  COMPARED,
  COST_BY,
  HOURS_BY,
  OVERTIME_AFTER,
  pages,
  PERSONAL_REPORTS,
  REPORTS,
  REST_HOURS,
  STABILITY_BY,
  TYPED_REPORTS,
  type Report,
} from '@onward/contract'
import { isDate, PRESETS } from '@onward/scheduling'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { seesAll } from '#web/lib/session/session.ts'

const [MOST_OVERTIME, MOST_REST] = [168, 48]
export const DEFAULTS = {
  tab: 'today',
  // `?wall` says nothing more.
  wall: 'off',
  period: 'thisMonth',
  from: '',
  to: '',
  compare: '',
  facility: '',
  specialty: '',
  type: '',
  person: '',
  by: '',
  and: '',
  overtime: '40',
  rest: '11',
}

const listOf = (text: string) => (text === '' ? [] : text.split(','))

const isAmong = (words: readonly string[], word: string) => words.includes(word)

/** A whole number of an address between two others, or what stands in for it. */
const numberIn = (text: string, least: number, most: number, instead: number) => {
  const value = Number(text)
  return Number.isInteger(value) && value >= least && value <= most ? value : instead
}

type Offers = Partial<Record<Report, readonly string[]>>
const GROUPINGS = ['by', 'and'] as const
const DIVIDED: Offers = { hours: HOURS_BY, cost: COST_BY }
/** By what each report may be grouped, and divided. */
const OFFERS: Record<(typeof GROUPINGS)[number], Offers> = { by: { ...DIVIDED, stability: STABILITY_BY }, and: DIVIDED }

/** A report that is not grouped keeps in the address what another one offers, for when one goes back to that. */
const isOffered = (name: (typeof GROUPINGS)[number], word: string, report: Report) =>
  word === '' || isAmong(OFFERS[name][report] ?? Object.values(OFFERS[name]).flat(), word)

const reportIn = (tab: string) => REPORTS.find((one) => one === tab) ?? 'today'

/** What of an address nothing is meant by; something else stands in its place. */
export const misreadIn = (address: typeof DEFAULTS): string[] => {
  const { tab, period, from, to, compare, overtime, rest } = address
  const report = reportIn(tab)
  const isWhole = (text: string, most: number) => numberIn(text, 1, most, 0) > 0
  return [
    isAmong(REPORTS, tab) ? '' : tab,
    ...(isDate(from) && isDate(to) ? [] : [isAmong(PRESETS, period) ? '' : period, from, to]),
    isAmong(COMPARED, compare) ? '' : compare,
    ...GROUPINGS.map((name) => (isOffered(name, address[name], report) ? '' : address[name])),
    isWhole(overtime, MOST_OVERTIME) ? '' : overtime,
    isWhole(rest, MOST_REST) ? '' : rest,
  ].filter((text) => text !== '')
}

/** The reports that the reader may see: what people are paid is for admins. */
export const reportsOf = (): readonly Report[] => {
  return seesAll() ? REPORTS : REPORTS.filter((one) => !ADMIN_REPORTS.includes(one))
}

/** What the page shows, as its address says: a view is shared by its address. */
export const useInsightAddress = () => {
  const [address, change] = useAddress(DEFAULTS)
  const asked = reportIn(address.tab)
  const isWithheld = !reportsOf().includes(asked)
  return {
    ...address,
    tab: isWithheld ? 'today' : asked,
    /** The report that was asked for, where the reader may not see it: another stands in its place. */
    withheld: isWithheld ? asked : undefined,
    misread: misreadIn(address),
    isWall: address.wall !== 'off',
    compare: COMPARED.find((one) => one === address.compare) ?? ('' as const),
    facilities: listOf(address.facility),
    types: listOf(address.type),
    people: listOf(address.person),
    overtimeAfter: numberIn(address.overtime, 1, MOST_OVERTIME, OVERTIME_AFTER),
    restHours: numberIn(address.rest, 1, MOST_REST, REST_HOURS),
    change,
  }
}
/** Insight with some words of its address changed, and the others kept; a word without a value goes. */
export const addressWith = (more: Record<string, string | undefined>) => {
  const params = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(more)) {
    if (value === undefined) params.delete(name)
    else params.set(name, value)
  }
  return `${pages.insight.path}${params.size > 0 ? `?${params}` : ''}`
}
/** Another report of the same: what that one is not grouped by stays behind. */
export const addressOf = (tab: Report) => {
  const params = new URLSearchParams(location.search)
  const left = GROUPINGS.filter((name) => !isOffered(name, params.get(name) ?? '', tab))
  return addressWith({ tab, ...Object.fromEntries(left.map((name) => [name, undefined])) })
}
export type InsightAddress = ReturnType<typeof useInsightAddress>

/** By what hours, cost and stability are grouped; a word of another one is as at first. */
export const hoursBy = ({ by }: Pick<InsightAddress, 'by'>) => HOURS_BY.find((one) => one === by) ?? 'person'
export const costBy = ({ by }: Pick<InsightAddress, 'by'>) => COST_BY.find((one) => one === by) ?? 'facility'
export const stabilityBy = ({ by }: Pick<InsightAddress, 'by'>) => STABILITY_BY.find((one) => one === by) ?? 'facility'
/** By what their rows are divided; by what they are already is no word for it. */
export const hoursAnd = (address: Pick<InsightAddress, 'by' | 'and'>) =>
  HOURS_BY.find((one) => one === address.and && one !== hoursBy(address)) ?? ('' as const)
export const costAnd = (address: Pick<InsightAddress, 'by' | 'and'>) =>
  COST_BY.find((one) => one === address.and && one !== costBy(address)) ?? ('' as const)

/** What each report is asked about. */
export const filtersOf = ({ facilities, specialty }: Pick<InsightAddress, 'facilities' | 'specialty'>) => ({
  ...(facilities.length > 0 && { hospitalId: facilities }),
  ...(specialty !== '' && { specialtyId: specialty }),
})
/** The same of the reports that may be of some shift types or people. */
export const narrowedOf = (address: Pick<InsightAddress, 'tab' | 'facilities' | 'specialty' | 'types' | 'people'>) => ({
  ...filtersOf(address),
  ...(TYPED_REPORTS.includes(address.tab) && address.types.length > 0 && { shiftTypeIds: address.types }),
  ...(PERSONAL_REPORTS.includes(address.tab) && address.people.length > 0 && { providerIds: address.people }),
})
