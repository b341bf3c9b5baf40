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
  type Language,
  type Report,
} from '@onward/contract'
import { periodOf } from '@onward/scheduling'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Db } from '#server/db.ts'
import { shiftTypeCalled } from '#server/shift-type-called.ts'
import { datesIn, localeOf } from '#server/texts.ts'
import type { Asked } from './asked.ts'
import { costReport } from './cost.report.ts'
import { coverageReport } from './coverage.report.ts'
import { fairnessReport } from './fairness.report.ts'
import { hoursReport } from './hours.report.ts'
import { textsFor } from './mail-texts.ts'
import { riskReport } from './risk.report.ts'
import { stabilityReport } from './stability.report.ts'
import { todayReport } from './today.report.ts'
import { workedReport } from './worked-history.report.ts'

/** What a report takes beside whom it is about, as an address says it; a word that is none is as if it were not there. */
type Words = { from: string; to: string; timeZone: string; overtimeAfter: number; restHours: number }

/** To a tenth. */
const rounded = (amount: number) => Math.round(amount * 10) / 10
const hours = (minutes: number) => rounded(minutes / 60)
const hundredths = (amount: number) => rounded(amount / 100)

/** Says figures to whoever reads them. */
type Reader = { say: ReturnType<typeof textsFor>; language: Language | null; locale: string }
/** Digit by digit, from the text: money is never a fraction of ours. */
const money = (amount: number, { currency, digits }: Currency, { locale }: Reader) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(`${amount}e-${digits}` as `${number}`) // a number, as text

const missing = ({ open, notPosted }: Pick<CoverFigures, 'open' | 'notPosted'>, { say }: Reader) =>
  say('missing', { count: open + notPosted, open, notPosted })

/** The main figures of each report, a line each. */
const figuresOf: Record<Report, (asked: Asked, words: Words, reader: Reader) => Promise<string[]>> = {
  today: async (asked, words, reader) => {
    const { now, starting, short, anyTime, credentials, drafts, leave } = await todayReport(asked, words)
    const { say } = reader
    return [
      say('today.now', { count: now.onDuty, facilities: now.facilities }),
      say('today.filled', { filled: now.filled, required: now.required }),
      say('today.starting', { count: starting.count }),
      say('today.missing', { missing: missing(short, reader) }),
      ...(anyTime.missing > 0 ? [say('today.anyTime', { count: anyTime.missing })] : []),
      say('today.beyond', { count: short.beyond }),
      say('today.away', { count: leave.length }),
      say('today.credentials', { count: credentials.length }),
      say('today.drafts', { drafts: drafts.drafts, changed: drafts.changed }),
    ]
  },
  coverage: async (asked, words, reader) => {
    const { total, byFacility, facilities, unasked } = await coverageReport(asked, words)
    const { say, locale } = reader
    const short = byFacility
      .map((one) => ({ ...one, missing: one.open + one.notPosted + one.unfilled }))
      .filter((one) => one.missing > 0)
      .toSorted((a, b) => b.missing - a.missing)
      .slice(0, 3)
    const nameOf = (id: string) => facilities.find(({ hospitalId }) => hospitalId === id)?.facilityName ?? id
    const { filled, required } = total
    const share = (filled / required).toLocaleString(locale, { style: 'percent' })
    return [
      required === 0
        ? say('coverage.filled', { filled, required })
        : say('coverage.filledShare', { filled, required, share }),
      say('coverage.missing', { missing: missing(total, reader) }),
      say('coverage.unfilled', { count: total.unfilled }),
      say('coverage.wished', { count: total.wished }),
      say('coverage.over', { over: total.over, beyond: total.beyond }),
      say('coverage.unasked', { count: unasked }),
      ...short.map((one) =>
        say('coverage.short', { facility: nameOf(one.hospitalId), missing: one.missing, required: one.required }),
      ),
    ]
  },
  hours: async (asked, words, { say }) => {
    const { total, rows, against } = await hoursReport(asked, { ...words, by: 'person' })
    const people = rows.filter(({ shifts }) => shifts > 0).length
    return [
      say('hours.total', { shifts: total.shifts, people, hours: hours(total.minutes) }),
      say('hours.drafts', { count: total.drafts }),
      say('hours.overtime', { hours: hours(total.overtime), after: words.overtimeAfter }),
      say('nights', { count: total.nights }),
      say('weekends', { count: total.weekends }),
      say('holidays', { count: total.holidays }),
      say('calls', { count: total.calls }),
      ...(against.people === 0
        ? []
        : [say('hours.contract', { hours: hours(against.minutes), target: hours(against.target) })]),
    ]
  },
  fairness: async (asked, words, { say }) => {
    const { total, people, spread } = await fairnessReport(asked, words)
    const apart = spread.points
    return [
      say('people', { count: people.length }),
      say('nights', { count: total.nights }),
      say('weekends', { count: total.weekends }),
      say('holidays', { count: total.holidays }),
      say('fairness.turnarounds', { count: total.turnarounds, rest: words.restHours }),
      ...(apart ? [say('fairness.range', { points: rounded(apart.range) })] : []),
    ]
  },
  stability: async (asked, words, { say }) => {
    const { total, fills } = await stabilityReport(asked, { ...words, by: 'facility' })
    const { openings, filled, waiting, passed, median } = fills
    return [
      say('stability.changes', { count: total.changes }),
      say('stability.under14', { count: total.under14 }),
      say('stability.under7', { count: total.under7 }),
      say('stability.cancelled', { count: total.cancelled, handedOver: total.handedOver }),
      say('stability.fills', { count: openings, filled, waiting, passed }),
      ...(median === null ? [] : [say('stability.median', { hours: hours(median) })]),
    ]
  },
  risk: async (asked, words, { say }) => {
    const { total } = await riskReport(asked, words)
    const { booked, required, missing, days, unknown } = total
    return [
      // Who is booked beyond what is required fills no place.
      say('risk.booked', { filled: required - missing, required, booked }),
      say('risk.missing', { count: missing }),
      say('risk.short', { short: rounded(total.shortDays), days }),
      say('risk.expected', { count: rounded(total.expectedMissing) }),
      ...(unknown === 0 ? [] : [say('risk.unknown', { count: unknown })]),
    ]
  },
  worked: async (asked, words, { say }) => {
    const { total, known } = await workedReport(asked, words)
    const { hours: all, employee, contract, days, daysOf, whole, residentHours, residentDays } = total
    return [
      ...(known === null ? [say('worked.none')] : []),
      say('worked.all', { hours: hundredths(all) }),
      say('worked.employee', { hours: hundredths(employee) }),
      say('worked.contract', { hours: hundredths(contract) }),
      say('worked.days', { count: days, of: daysOf }),
      ...(whole === days ? [] : [say('worked.partly', { count: days - whole })]),
      ...(residentDays === 0 ? [] : [say('worked.resident', { hours: hundredths(residentHours / residentDays) })]),
    ]
  },
  cost: async (asked, words, reader) => {
    const { total, currency, digits } = await costReport(asked, { ...words, by: 'facility' })
    const { say } = reader
    const { difference } = total
    const sum = (amount: number) => money(amount, { currency, digits }, reader)
    const premiums = [total.night, total.weekend, total.holiday, total.overtime, total.call]
    const inPremiums = premiums.reduce((all, one) => all + one, 0)
    return [
      say('cost.total', { sum: sum(total.total), shifts: total.shifts, hours: hours(total.minutes) }),
      say('cost.base', { sum: sum(total.base) }),
      say('cost.premiums', { sum: sum(inPremiums), overtime: sum(total.overtime) }),
      ...(total.budget === null ? [] : [say('cost.budget', { sum: sum(total.budget) })]),
      ...(difference === null
        ? []
        : [say(difference < 0 ? 'cost.below' : 'cost.beyond', { sum: sum(Math.abs(difference)) })]),
      ...(total.unrated === 0 ? [] : [say('cost.unrated', { count: total.unrated })]),
    ]
  },
}

/** As many names as a line has. */
const NAMED = 5
const some = (names: readonly string[], { say }: Reader) => {
  const count = names.length - NAMED
  const said = [...names.slice(0, NAMED), ...(count > 0 ? [say('more', { count })] : [])]
  return said.reduce((one, other) => say('then', { one, other }))
}
type Named = { hospitalIds: string[]; shiftTypeIds: string[]; providerIds: string[]; specialtyId: string | undefined }
const namesIn = async (db: Db, accountId: number, named: Named, reader: Reader) => {
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
  const { say } = reader
  return [
    facilities.length > 0 && say('at', { names: some(facilities, reader) }),
    specialty,
    types.length > 0 &&
      say('types', {
        names: some(
          types.map((name) => shiftTypeCalled(name, reader.language)),
          reader,
        ),
      }),
    people.length > 0 && say('of', { names: some(people, reader) }),
  ].filter((line) => typeof line === 'string')
}

/** The words of an address, the date on which it is asked and where, and the language of who reads. */
type Wanted = { accountId: number; search: string; today: string; zone: string; language: Language | null }
/** What a report says as an admin sees it, by the words of its address: its title, what it is about, and its main figures. */
export const mailedFigures = async (
  { db, now, log }: { db: Db; now: Date; log: Asked['log'] },
  { accountId, search, today, zone, language }: Wanted,
) => {
  const reader = { say: textsFor(language), language, locale: localeOf(language ?? 'en') }
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
  const title = reader.say(`title.${report}`)
  const asks = { from, to, timeZone: zone, overtimeAfter, restHours }
  const figures = await figuresOf[report](asked, asks, reader).catch((error: unknown) => {
    // Of dates that no report has: trying again would not mend the view.
    if (error instanceof ApiError && error.status === 400) return [reader.say('noReport')]
    throw error
  })
  const said = datesIn(language)
  return {
    title: days ? reader.say('titled', { title, from: said(from), to: said(to) }) : title,
    days,
    about: await namesIn(db, accountId, named, reader),
    figures,
  }
}
