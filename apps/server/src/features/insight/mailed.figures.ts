import {
  ApiError,
  FairnessInput,
  HoursInput,
  OVERTIME_AFTER,
  PERSONAL_REPORTS,
  REPORTS,
  REST_HOURS,
  TYPED_REPORTS,
  type CoverFigures,
  type Currency,
  type Report,
} from '@onward/contract'
import { periodOf } from '@onward/scheduling'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Db } from '#server/db.ts'
import type { Asked } from './asked.ts'
import { costReport } from './cost.report.ts'
import { coverageReport } from './coverage.report.ts'
import { fairnessReport } from './fairness.report.ts'
import { hoursReport } from './hours.report.ts'
import { riskReport } from './risk.report.ts'
import { stabilityReport } from './stability.report.ts'
import { todayReport } from './today.report.ts'
import { workedReport } from './worked-history.report.ts'

/** How many of something: `1 shift`, `1,200 shifts`. */
const many = (amount: number, one: string, more = `${one}s`) =>
  `${amount.toLocaleString('en')} ${amount === 1 ? one : more}`
const percent = (share: number) => share.toLocaleString('en', { style: 'percent' })
const rounded = (amount: number) => amount.toLocaleString('en', { maximumFractionDigits: 1 })
const hundredths = (amount: number) => `${rounded(amount / 100)} h`
const hours = (minutes: number) => `${rounded(minutes / 60)} h`
/** Digit by digit, from the text: money is never a fraction of ours. */
const money = (amount: number, { currency, digits }: Currency) =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(`${amount}e-${digits}` as `${number}`) // a number, as text

/** What a report takes beside whom it is about, as an address says it; a word that is none is as if it were not there. */
type Words = { from: string; to: string; timeZone: string; overtimeAfter: number; restHours: number }

const missing = ({ open, notPosted }: Pick<CoverFigures, 'open' | 'notPosted'>) =>
  `${many(open + notPosted, 'place')} missing: ${open} open, ${notPosted} not posted`

/** The main figures of each report, a line each. */
const figuresOf: Record<Report, (asked: Asked, words: Words) => Promise<string[]>> = {
  today: async (asked, words) => {
    const { now, starting, short, anyTime, credentials, drafts, leave } = await todayReport(asked, words)
    return [
      `${now.onDuty} on duty now, at ${many(now.facilities, 'facility', 'facilities')}`,
      `${now.filled} of ${now.required} required places filled now`,
      `${many(starting.count, 'shift')} starting within 12 hours`,
      `Within 72 hours ${missing(short)}`,
      ...(anyTime.missing > 0 ? [`${many(anyTime.missing, 'place')} more missing at any time of these days`] : []),
      `${many(short.beyond, 'open shift')} beyond what is required`,
      `${many(leave.length, 'person', 'people')} away today`,
      `${many(credentials.length, 'credential')} ending, or ended while shifts need them`,
      `${many(drafts.drafts, 'draft')} and ${many(drafts.changed, 'changed shift')} that nobody has been told of`,
    ]
  },
  coverage: async (asked, words) => {
    const { total, byFacility, facilities, unasked } = await coverageReport(asked, words)
    const short = byFacility
      .map((one) => ({ ...one, missing: one.open + one.notPosted + one.unfilled }))
      .filter((one) => one.missing > 0)
      .toSorted((a, b) => b.missing - a.missing)
      .slice(0, 3)
    const nameOf = (id: string) => facilities.find(({ hospitalId }) => hospitalId === id)?.facilityName ?? id
    const share = total.required === 0 ? '' : `, ${percent(total.filled / total.required)}`
    return [
      `${total.filled} of ${total.required} required places filled${share}`,
      `Ahead ${missing(total)}`,
      `${many(total.unfilled, 'place')} left unfilled: their time has passed`,
      `${many(total.wished, 'shift')} wished for beside those`,
      `${many(total.over, 'shift')} over, ${many(total.beyond, 'open shift')} beyond what is required`,
      `${many(unasked, 'shift')} at facilities that say nothing of what they need`,
      ...short.map((one) => `${nameOf(one.hospitalId)}: ${one.missing} missing of ${one.required}`),
    ]
  },
  hours: async (asked, words) => {
    const { total, rows, against } = await hoursReport(asked, { ...words, by: 'person' })
    const worked = rows.filter(({ shifts }) => shifts > 0).length
    return [
      `${many(total.shifts, 'shift')} of ${many(worked, 'person', 'people')}, ${hours(total.minutes)}`,
      `${many(total.drafts, 'shift')} of these are drafts`,
      `${hours(total.overtime)} of overtime, beyond ${words.overtimeAfter} h a week`,
      `${many(total.nights, 'night')}`,
      `${many(total.weekends, 'weekend shift')}`,
      `${many(total.holidays, 'holiday shift')}`,
      `${many(total.calls, 'call')}`,
      ...(against.people === 0 ? [] : [`${hours(against.minutes)} of ${hours(against.target)} by contract`]),
    ]
  },
  fairness: async (asked, words) => {
    const { total, people, spread } = await fairnessReport(asked, words)
    const apart = spread.points
    return [
      `${many(people.length, 'person', 'people')}`,
      `${many(total.nights, 'night')}`,
      `${many(total.weekends, 'weekend shift')}`,
      `${many(total.holidays, 'holiday shift')}`,
      `${many(total.turnarounds, 'turn-around')} of less than ${words.restHours} h`,
      ...(apart ? [`${rounded(apart.range)} points between who carries most and least, for a full-time person`] : []),
    ]
  },
  stability: async (asked, words) => {
    const { total, fills } = await stabilityReport(asked, { ...words, by: 'facility' })
    return [
      `${many(total.changes, 'change')} of shifts that people had been told of`,
      `${total.under14} of them less than 14 days before the shift`,
      `${total.under7} of them less than 7 days before the shift`,
      `${many(total.cancelled, 'shift')} cancelled, ${total.handedOver} handed over`,
      `${many(fills.openings, 'shift')} became open: ${fills.filled} filled, ${fills.waiting} waiting, ${fills.passed} passed`,
      ...(fills.median === null ? [] : [`Half of the filled ones within ${hours(fills.median)}`]),
    ]
  },
  risk: async (asked, words) => {
    const { total } = await riskReport(asked, words)
    return [
      `${many(total.booked, 'person', 'people')} booked on ${many(total.required, 'required place')}`,
      `${many(total.missing, 'place')} that nobody is booked on`,
      `On ${rounded(total.shortDays)} of ${many(total.days, 'day')} of a facility too few are expected to come`,
      `${rounded(total.expectedMissing)} people are expected to be missing in all`,
      ...(total.unknown === 0 ? [] : [`Of ${many(total.unknown, 'day')} no rate says how often people call out`]),
    ]
  },
  worked: async (asked, words) => {
    const { total, known } = await workedReport(asked, words)
    const { hours: all, employee, contract, days, daysOf, whole, residentHours, residentDays } = total
    return [
      ...(known === null ? ['No hours that were worked were imported yet'] : []),
      `${hundredths(all)} worked, as far as they are imported`,
      `${hundredths(employee)} of that by employees`,
      `${hundredths(contract)} of that by people on contract`,
      `${many(days, 'day')} of a facility imported of ${daysOf}`,
      ...(whole === days ? [] : [`Of ${many(days - whole, 'day')} not all is known`]),
      ...(residentDays === 0 ? [] : [`${rounded(residentHours / residentDays / 100)} h for a resident and day`]),
    ]
  },
  cost: async (asked, words) => {
    const { total, currency, digits } = await costReport(asked, { ...words, by: 'facility' })
    const sum = (amount: number) => money(amount, { currency, digits })
    const premiums = [total.night, total.weekend, total.holiday, total.overtime, total.call]
    return [
      `${sum(total.total)} for ${many(total.shifts, 'shift')}, ${hours(total.minutes)}`,
      `${sum(total.base)} of that by rate`,
      `${sum(premiums.reduce((all, one) => all + one, 0))} of that as premiums, ${sum(total.overtime)} of it for overtime`,
      ...(total.budget === null ? [] : [`${sum(total.budget)} of budget`]),
      ...(total.difference === null ? [] : [`${sum(total.difference)} beyond the budget`]),
      ...(total.unrated === 0 ? [] : [`${many(total.unrated, 'shift')} without a rate, of which it is not known`]),
    ]
  },
}

const TITLES: Record<Report, string> = {
  today: 'Today',
  coverage: 'Coverage',
  hours: 'Hours',
  fairness: 'Fairness',
  stability: 'Stability',
  risk: 'Risk',
  worked: 'Worked',
  cost: 'Cost',
}

/** As many names as a line has. */
const NAMED = 5
const some = (names: readonly string[]) => {
  const more = names.length - NAMED
  return [...names.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
type Named = { hospitalIds: string[]; shiftTypeIds: string[]; providerIds: string[]; specialtyId: string | undefined }
const namesIn = async (db: Db, accountId: number, named: Named) => {
  const { hospitalIds, shiftTypeIds, providerIds, specialtyId } = named
  const { rows } = await sql<{ facilities: string[]; types: string[]; people: string[]; specialty: string | null }>`
    select array(select facility_name from facility where account_id = ${accountId}
        and hospital_id = any(${hospitalIds}::text[]) order by sort_name, hospital_id) as facilities,
      array(select shift_type_name from shift_type where account_id = ${accountId}
        and shift_type_id = any(${shiftTypeIds}::text[]) order by sort_name, shift_type_id) as types,
      array(select provider_name from provider where account_id = ${accountId}
        and provider_id = any(${providerIds}::text[]) order by sort_name, provider_id) as people,
      (select specialty_name from specialty where account_id = ${accountId} and specialty_id = ${specialtyId ?? null})
        as specialty`.execute(db)
  const { facilities = [], types = [], people = [], specialty = null } = rows[0] ?? {}
  return [
    facilities.length > 0 && `At ${some(facilities)}`,
    specialty,
    types.length > 0 && `Shift types: ${some(types)}`,
    people.length > 0 && `Of ${some(people)}`,
  ].filter((line) => typeof line === 'string')
}

/** What a report says as an admin sees it, by the words of its address: its title, what it is about, and its main figures. */
export const mailedFigures = async (
  { db, now, log }: { db: Db; now: Date; log: Asked['log'] },
  { accountId, search, today, zone }: { accountId: number; search: string; today: string; zone: string },
) => {
  const words = new URLSearchParams(search)
  const word = (name: string) => words.get(name) ?? ''
  const report = REPORTS.find((one) => one === word('tab')) ?? 'today'
  const { from, to } = periodOf({ period: word('period'), from: word('from'), to: word('to') }, today)
  const list = (name: string) => word(name).split(',').filter(Boolean)
  const named: Named = {
    hospitalIds: list('facility'),
    shiftTypeIds: TYPED_REPORTS.includes(report) ? list('type') : [],
    providerIds: PERSONAL_REPORTS.includes(report) ? list('person') : [],
    specialtyId: word('specialty') || undefined,
  }
  const { hospitalIds, specialtyId } = named
  const asked: Asked = {
    db,
    accountId,
    places: hospitalIds.length > 0 ? hospitalIds : undefined,
    scope: undefined,
    now: now.getTime(),
    specialtyId,
    shiftTypeIds: named.shiftTypeIds.length > 0 ? new Set(named.shiftTypeIds) : undefined,
    providerIds: named.providerIds.length > 0 ? new Set(named.providerIds) : undefined,
    log,
  }
  const overtimeAfter = v.parse(v.fallback(HoursInput.entries.overtimeAfter, OVERTIME_AFTER), word('overtime'))
  const restHours = v.parse(v.fallback(FairnessInput.entries.restHours, REST_HOURS), word('rest'))
  const days = report === 'today' ? undefined : { from, to }
  const when = days ? ` from ${from} to ${to}` : ''
  const figures = await figuresOf[report](asked, { from, to, timeZone: zone, overtimeAfter, restHours }).catch(
    (error: unknown) => {
      // Of dates that no report has: trying again would not mend the view.
      if (error instanceof ApiError && error.status === 400) return ['There is no report of these dates']
      throw error
    },
  )
  return { title: `${TITLES[report]}${when}`, days, about: await namesIn(db, accountId, named), figures }
}
