import {
  BURDENS,
  CHANGE_FIGURES,
  CHANGES,
  COST_BY,
  COST_FIGURES,
  FILLS,
  HOUR_FIGURES,
  HOURS_BY,
  NOTICE,
  STABILITY_BY,
  type CoverFigures,
  type InsightCost,
  type InsightCoverage,
  type InsightFairness,
  type InsightHours,
  type InsightRows,
  type InsightStability,
  type InsightToday,
  type StabilityRows,
} from '@onward/contract'
import { addDays, firstDay, lastDay, monthOf } from '@onward/scheduling'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, serveFrom } from '../../../test/app-fixture.ts'
import { describeEngine, openTestDb } from '../../../test/open-test-db.ts'
import { asksEverything } from '../../../test/round.ts'
import { loadSample, SAMPLE_PASSWORD } from '../../sample/load-sample.ts'
import { createRandom } from '../../sample/random.ts'

// The clocks went back on the first day of the month, in the night.
const NOW = new Date('2026-11-21T02:00:00Z')
const MONTH = { from: '2026-11-01', to: '2026-11-30' }
const FIGURES = [
  'required',
  'filled',
  'filledDrafts',
  'open',
  'openDrafts',
  'notPosted',
  'unfilled',
  'wished',
  'over',
  'beyond',
] as const satisfies (keyof CoverFigures)[]

/** Each list costs a call: all of them are asked for in the round of everything, some of each kind before a change lands. */
type Sampled = <T>(all: readonly T[]) => T[]
const enough = (sampled: Sampled): Sampled => (asksEverything ? (all) => [...all] : sampled)

type Words = Record<string, string | number | undefined>
const query = (words: Words) =>
  new URLSearchParams(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      value === undefined ? [] : [[key, `${value}`]],
    ),
  )

/** Asks a server as somebody, and holds each number beside the rows that it counts. */
const asking = (send: (path: string) => Promise<{ status: number; body: unknown }>) => {
  const read = async <Answer>(path: string, words: Words) => {
    const { status, body } = await send(`/api/insight/${path}?${query(words)}`)
    expect([path, words, status]).toEqual([path, words, 200])
    return body as Answer
  }
  const same = async (report: string, words: Words, value: number) => {
    const found = await read<InsightRows>(`${report}/shifts`, { ...words, perPage: 500 })
    const added = found.rows.reduce((sum, { amount }) => sum + amount, 0)
    // A list of more pages says what all of it comes to.
    const isWhole = found.total <= 500
    expect([words, found.sum, isWhole ? added : found.sum]).toEqual([words, value, value])
    if (isWhole) expect(found.rows).toHaveLength(found.total)
    return found
  }
  return { read, same }
}
type Asking = ReturnType<typeof asking>

const reconcileCoverage = async ({ read, same }: Asking, range: Words, sampled: Sampled) => {
  const report = await read<InsightCoverage>('coverage', { ...range, compare: 'before' })
  const some = enough(sampled)
  const each = async (words: Words, figures: CoverFigures) => {
    expect(figures.required).toBe(figures.filled + figures.open + figures.notPosted + figures.unfilled)
    // What is not there at all is asked for once, of all.
    const isAll = Object.keys(words).length === 0
    for (const figure of FIGURES)
      if (isAll || figures[figure] > 0) await same('coverage', { ...range, ...words, figure }, figures[figure])
  }
  await each({}, report.total)
  await same('coverage', { ...range, figure: 'unasked' }, report.unasked)
  const { total } = report
  await same('coverage', { ...range, figure: 'missing' }, total.open + total.notPosted + total.unfilled)
  for (const row of some(report.byFacility)) await each({ at: row.hospitalId }, row)
  for (const row of some(report.bySpecialty)) await each({ specialty: row.specialtyId ?? 'none' }, row)
  for (const row of some(report.byPartOfDay)) await each({ partOfDay: row.partOfDay }, row)
  for (const row of some(report.byShiftType)) await each({ shiftTypeId: row.shiftTypeId }, row)
  for (const row of sampled(report.byWeekday)) await each({ weekday: row.weekday }, row)
  for (const row of some(report.byMonth)) await each({ date: firstDay(row.month), until: lastDay(row.month) }, row)
  for (const row of sampled(report.cells)) {
    const until = report.columns === 'day' ? row.date : lastDay(monthOf(row.date))
    await each({ at: row.hospitalId, date: row.date, until }, row)
  }
  for (const { weekday, hour, missing } of sampled(report.hours))
    await same('coverage', { ...range, figure: 'missing', weekday, hour }, missing)
  for (const name of FIGURES) {
    const of = (rows: readonly CoverFigures[]) => rows.reduce((sum, row) => sum + row[name], 0)
    const { byFacility, bySpecialty, byPartOfDay, byShiftType, byWeekday, byMonth, cells } = report
    for (const rows of [byFacility, bySpecialty, byPartOfDay, byShiftType, byWeekday, byMonth, cells])
      expect([name, of(rows)]).toEqual([name, total[name]])
  }
  const { before } = report
  if (before)
    await same('coverage', { ...range, from: before.from, to: before.to, figure: 'filled' }, before.total.filled)
  return report
}

/** Which two things are asked for together: each of them once as the first, and the second in turn. */
const pairsOf = <By>(all: readonly By[]): [By, By][] =>
  all.flatMap((by, at) => {
    const and = all[(at + 1) % all.length]
    return and === undefined || and === by ? [] : [[by, and] as [By, By]]
  })
/** The parts of each row come to it; which rows are divided is what is counted at all. */
const reconcilePairs = async <Figure extends string>(
  { same }: Asking,
  report: 'hours' | 'cost',
  words: Words,
  figures: readonly Figure[],
  { rows, pairs }: Divided<Figure>,
  sampled: Sampled,
) => {
  const places = pairs.map(({ key, andKey }) => `${key} / ${andKey}`)
  expect(new Set(places).size).toBe(places.length)
  for (const figure of figures)
    for (const row of rows) {
      const own = pairs.filter(({ key }) => key === row.key)
      const sum = own.reduce((all, part) => all + part[figure], 0)
      expect([words, row.key, figure, sum]).toEqual([words, row.key, figure, row[figure]])
    }
  expect(pairs.every(({ key }) => rows.some((row) => row.key === key))).toBe(true)
  for (const part of sampled(pairs).slice(0, 1))
    for (const figure of enough(sampled)(figures.filter((one) => part[one] !== 0))) {
      const place = { key: part.key ?? 'none', andKey: part.andKey ?? 'none' }
      await same(report, { ...words, ...place, figure }, part[figure])
    }
}
type Divided<Figure extends string> = {
  rows: readonly ({ key: string | null } & Record<Figure, number>)[]
  pairs: readonly ({ key: string | null; andKey: string | null } & Record<Figure, number>)[]
}

const reconcileHours = async (asks: Asking, range: Words, sampled: Sampled) => {
  const { read, same } = asks
  const [first] = HOURS_BY
  for (const by of HOURS_BY) {
    const report = await read<InsightHours>('hours', { ...range, by })
    for (const figure of HOUR_FIGURES) {
      const summed = report.rows.reduce((sum, row) => sum + row[figure], 0)
      expect([by, figure, summed]).toEqual([by, figure, report.total[figure]])
    }
    for (const figure of by === first ? HOUR_FIGURES : enough(sampled)(HOUR_FIGURES)) {
      await same('hours', { ...range, by, figure }, report.total[figure])
      for (const row of sampled(report.rows))
        await same('hours', { ...range, by, figure, key: row.key ?? 'none' }, row[figure])
    }
  }
  for (const [by, and] of pairsOf(HOURS_BY)) {
    const words = { ...range, by, and }
    const report = await asks.read<InsightHours>('hours', words)
    expect([report.by, report.and]).toEqual([by, and])
    await reconcilePairs(asks, 'hours', words, HOUR_FIGURES, report, sampled)
  }
}

const reconcileCost = async (asks: Asking, range: Words, sampled: Sampled) => {
  const { read, same } = asks
  const [first] = COST_BY
  for (const by of COST_BY) {
    const report = await read<InsightCost>('cost', { ...range, by })
    const { total } = report
    for (const { base, night, weekend, holiday, overtime, call, ...row } of [...report.rows, total])
      expect(base + night + weekend + holiday + overtime + call).toBe(row.total)
    for (const figure of COST_FIGURES) {
      const summed = report.rows.reduce((sum, row) => sum + row[figure], 0)
      expect([by, figure, summed]).toEqual([by, figure, total[figure]])
    }
    for (const figure of by === first ? COST_FIGURES : enough(sampled)(COST_FIGURES)) {
      await same('cost', { ...range, by, figure }, total[figure])
      for (const row of sampled(report.rows))
        await same('cost', { ...range, by, figure, key: row.key ?? 'none' }, row[figure])
    }
    for (const { budget, difference, unrated, ...row } of [...report.rows, total])
      expect(difference).toBe(budget === null || unrated > 0 ? null : row.total - budget)
    if ((by === 'facility' || by === 'month') && total.budget !== null)
      expect(report.rows.reduce((sum, { budget }) => sum + (budget ?? NaN), 0)).toBe(total.budget)
  }
  for (const [by, and] of [...pairsOf(COST_BY), ['month', 'facility'] as const]) {
    const words = { ...range, by, and }
    const report = await read<InsightCost>('cost', words)
    await reconcilePairs(asks, 'cost', words, COST_FIGURES, report, sampled)
    const ofBudgets = [by, and].every((one) => one === 'facility' || one === 'month')
    for (const { budget, difference, unrated, ...part } of report.pairs) {
      if (!ofBudgets) expect(budget).toBe(null)
      expect(difference).toBe(budget === null || unrated > 0 ? null : part.total - budget)
    }
    if (!ofBudgets) continue
    const said = report.pairs.reduce((sum, { budget }) => sum + (budget ?? 0), 0)
    expect(said).toBe(report.against.budget)
  }
  return read<InsightCost>('cost', range)
}

const without = (row: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
/** What stands beside a report is what it says of those days alone. */
const reconcileBefore = async ({ read }: Asking, range: Words) => {
  for (const compare of ['before', 'year']) {
    const words = { ...range, by: 'facility', and: 'shiftType' }
    const { before: was } = await read<InsightHours>('hours', { ...words, compare })
    const then = { from: was?.from, to: was?.to }
    const { total, rows, pairs } = await read<InsightHours>('hours', { ...words, ...then })
    expect(was).toEqual({ ...then, total, rows: rows.map((row) => without(row, 'target')), pairs })
    const { before: fair } = await read<InsightFairness>('fairness', { ...range, compare })
    const own = await read<InsightFairness>('fairness', { ...range, ...then })
    const people = own.people.map((one) => without(one, 'share'))
    expect(fair).toEqual({ ...then, total: own.total, people, spread: own.spread })
  }
}
const reconcileCostBefore = async ({ read }: Asking, range: Words) => {
  for (const compare of ['before', 'year']) {
    const words = { ...range, by: 'person', and: 'specialty' }
    const { before: was } = await read<InsightCost>('cost', { ...words, compare })
    const then = { from: was?.from, to: was?.to }
    const { total, rows, pairs } = await read<InsightCost>('cost', { ...words, ...then })
    const paid = (row: object) => without(row, 'budget', 'difference')
    expect(was).toEqual({ ...then, total: paid(total), rows: rows.map(paid), pairs: pairs.map(paid) })
  }
}

/** The months come to the whole, each to its shifts, and each is what the report says of those days alone. */
const reconcileMonths = async ({ read, same }: Asking, range: Words, { from, to, total, months }: InsightFairness) => {
  expect(months.map(({ month }) => month)).toEqual(
    monthOf(from) === monthOf(to) ? [] : expect.arrayContaining([monthOf(from), monthOf(to)]),
  )
  for (const figure of BURDENS) {
    for (const one of months) await same('fairness', { ...range, figure, month: one.month }, one.total[figure])
    const sum = months.reduce((all, one) => all + one.total[figure], 0)
    expect([figure, sum]).toEqual([figure, months.length === 0 ? 0 : total[figure]])
  }
  for (const one of months) {
    const [first, last] = [firstDay(one.month), lastDay(one.month)]
    const days = { from: first < from ? from : first, to: last > to ? to : last }
    const own = await read<InsightFairness>('fairness', { ...range, ...days })
    expect(own).toMatchObject({ total: one.total, spread: one.spread, months: [] })
  }
}

const reconcileFairness = async (asking: Asking, range: Words, sampled: Sampled) => {
  const { read, same } = asking
  const report = await read<InsightFairness>('fairness', range)
  for (const figure of BURDENS) {
    await same('fairness', { ...range, figure }, report.total[figure])
    expect(report.people.reduce((sum, one) => sum + one[figure], 0)).toBe(report.total[figure])
    const shares = report.people.reduce((sum, one) => sum + one.share[figure], 0)
    expect(shares).toBeCloseTo(report.total[figure], 6)
    for (const one of sampled(report.people))
      await same('fairness', { ...range, figure, providerId: one.providerId }, one[figure])
  }
  await reconcileMonths(asking, range, report)
  return report
}

const reconcileStability = async ({ read }: Asking, range: Words) => {
  const same = async (words: Words, value: number) => {
    const found = await read<StabilityRows>('stability/shifts', { ...range, ...words, perPage: 500 })
    expect([words, found.sum, found.total, found.rows.length]).toEqual([words, value, value, Math.min(value, 500)])
    return found.rows
  }
  for (const by of STABILITY_BY) {
    const { total, rows } = await read<InsightStability>('stability', { ...range, by })
    for (const row of [total, ...rows]) {
      const summed = (names: readonly (keyof typeof total)[]) => names.reduce((sum, name) => sum + row[name], 0)
      expect([summed(NOTICE), summed(CHANGES)]).toEqual([row.changes, row.changes])
      expect(row.under7).toBe(row.under2 + row.from2to7)
      expect(row.under14).toBe(row.under7 + row.from7to14)
    }
    for (const figure of CHANGE_FIGURES) {
      expect([by, figure, rows.reduce((sum, row) => sum + row[figure], 0)]).toEqual([by, figure, total[figure]])
      if (by === 'facility') await same({ by, figure }, total[figure])
    }
    for (const row of rows)
      for (const figure of ['changes', 'under14'] as const)
        await same({ by, figure, key: row.key ?? 'none' }, row[figure])
  }
  const report = await read<InsightStability>('stability', { ...range, compare: 'before' })
  for (const row of [report.fills, ...report.fillsByFacility]) {
    expect(FILLS.reduce((sum, name) => sum + row[name], 0)).toBe(row.openings)
    const words = 'hospitalId' in row ? { key: String(row.hospitalId) } : {}
    for (const figure of ['openings', ...FILLS] as const) {
      const rows = await same({ ...words, figure }, row[figure])
      if (figure !== 'filled' || row.filled > 500) continue
      const minutes = rows.map(({ fillMinutes }) => fillMinutes ?? NaN).sort((a, b) => a - b)
      expect(row.median).toBe(minutes[Math.ceil(minutes.length / 2) - 1] ?? null)
      expect(row.nineOfTen).toBe(minutes[Math.ceil(minutes.length * 0.9) - 1] ?? null)
    }
  }
  const { before } = report
  if (before)
    expect((await read<InsightStability>('stability', { from: before.from, to: before.to })).total).toEqual(
      before.total,
    )
  return report
}

const reconcileToday = async ({ read, same }: Asking, sampled: Sampled, words: Words = {}) => {
  const zone = { ...words, timeZone: 'America/New_York' }
  const report = await read<InsightToday>('today', zone)
  const asOf = { ...zone, asOf: report.asOf }
  await same('today', { ...asOf, figure: 'onDuty', during: 'now' }, report.now.onDuty)
  for (const figure of ['required', 'filled', 'open', 'notPosted'] as const) {
    await same('today', { ...asOf, figure, during: 'now' }, report.now[figure])
    for (const cell of sampled(report.cells))
      await same('today', { ...asOf, figure, at: cell.hospitalId, date: cell.date, half: cell.half }, cell[figure])
  }
  const { short, starting, drafts } = report
  const sums = { open: 0, notPosted: 0 }
  for (const { open, notPosted } of report.cells) {
    sums.open += open
    sums.notPosted += notPosted
  }
  // What may be at any time is in no cell, and what of it is posted with its times is short all the same.
  const inCells = { open: expect.any(Number), notPosted: sums.notPosted }
  expect({ open: short.open, notPosted: short.notPosted }).toEqual(inCells)
  expect(short.open).toBeGreaterThanOrEqual(sums.open)
  const { anyTime } = report
  expect(anyTime.required).toBe(anyTime.filled + anyTime.open + anyTime.notPosted)
  expect(anyTime.cells.reduce((sum, { missing }) => sum + missing, 0)).toBe(anyTime.missing)
  await same('today', { ...asOf, figure: 'anyTimeMissing' }, anyTime.missing)
  for (const { hospitalId, date, required, missing } of sampled(anyTime.cells)) {
    await same('today', { ...asOf, figure: 'anyTime', at: hospitalId, date }, required)
    await same('today', { ...asOf, figure: 'anyTimeMissing', at: hospitalId, date }, missing)
  }
  await same('today', { ...asOf, figure: 'open' }, short.open)
  await same('today', { ...asOf, figure: 'notPosted' }, short.notPosted)
  await same('today', { ...asOf, figure: 'missing' }, short.open + short.notPosted)
  await same('today', { ...asOf, figure: 'beyond' }, short.beyond)
  await same('today', { ...asOf, figure: 'anyTime' }, report.anyTime.required)
  await same('today', { ...asOf, figure: 'starting' }, starting.count)
  await same('today', { ...asOf, figure: 'drafts' }, drafts.drafts)
  await same('today', { ...asOf, figure: 'changed' }, drafts.changed)
  await same('today', { ...asOf, figure: 'untold' }, drafts.drafts + drafts.changed)
  for (const hour of sampled(report.hours)) {
    await same('today', { ...asOf, figure: 'onDuty', during: hour.at }, hour.onDuty)
    await same('today', { ...asOf, figure: 'required', during: hour.at }, hour.required)
  }
  for (const one of report.credentials)
    await same('today', { ...asOf, figure: 'invalid', credentialId: one.credentialId }, one.assignmentIds.length)
  return report
}

/** Some of a list, by a seed: all of its corners are asked for over the runs of both engines and months. */
const sampler = (seed: number, most: number) => {
  const random = createRandom(seed)
  return <T>(all: readonly T[]): T[] =>
    all.length <= most ? [...all] : Array.from({ length: most }, () => all[random.whole(0, all.length - 1)] as T) // within
}

describeEngine('every number of the sample', { timeout: 240_000 }, () => {
  let server: Awaited<ReturnType<typeof serveFrom>>
  let store: Awaited<ReturnType<typeof openTestDb>>
  const as: Record<'admin' | 'scheduler', Asking> = { admin: asking(nobody), scheduler: asking(nobody) }
  beforeAll(async () => {
    store = await openTestDb()
    await loadSample(store, NOW)
    server = await serveFrom(store, {}, { now: () => NOW })
    for (const person of ['admin', 'scheduler'] as const) {
      const body = { email: `${person}@onward.test`, password: SAMPLE_PASSWORD }
      const token = (await server.send('POST', '/jwt/login', { body })).body.accessToken as string
      as[person] = asking((path) => server.send('GET', path, { token }))
    }
  })
  afterAll(async () => {
    await server.settled()
    await server.stop()
    await store.close()
  })

  it('of today is that of its list', async () => {
    const report = await reconcileToday(as.admin, sampler(1, 6))
    expect(report.now.onDuty).toBeGreaterThan(0)
    expect(report.now.required).toBeGreaterThan(0)
    expect(report.credentials.length).toBeGreaterThan(0)
    expect(report.drafts.drafts).toBeGreaterThan(0)
  })

  it('of coverage is that of its list', async () => {
    const report = await reconcileCoverage(as.admin, MONTH, sampler(2, 6))
    expect(report.total.required).toBeGreaterThan(200)
    expect(report.total.filled).toBeLessThan(report.total.required)
  })

  it('of hours is that of its list', async () => {
    await reconcileHours(as.admin, MONTH, sampler(3, 2))
    const { total, against } = await as.admin.read<InsightHours>('hours', MONTH)
    expect(total.overtime).toBeGreaterThan(0)
    expect(against.people).toBeGreaterThan(0)
  })

  it('of cost is that of its list', async () => {
    const { total, against } = await reconcileCost(as.admin, MONTH, sampler(12, 1))
    expect(total.total).toBeGreaterThan(0)
    for (const figure of ['night', 'weekend', 'holiday', 'overtime', 'call'] as const)
      expect([figure, total[figure] > 0]).toEqual([figure, true])
    expect(total.unrated).toBe(0)
    expect(total.difference).toBe(total.total - against.budget)
    // Hours are the same wherever they are said.
    const { total: hours } = await as.admin.read<InsightHours>('hours', MONTH)
    expect([total.shifts, total.minutes]).toEqual([hours.shifts, hours.minutes])
  })

  it('of stability is that of its list', async () => {
    // What the sample tells was written when it was loaded.
    const now = Date.now()
    const day = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10)
    const { fills } = await reconcileStability(as.admin, { from: day(-2), to: day(2) })
    expect(fills.openings).toBeGreaterThan(0)
    const own = await reconcileStability(as.scheduler, { from: day(-2), to: day(2) })
    expect(own.rows.map(({ key }) => key).sort()).toEqual(['H01', 'H02'])
  })

  it('of fairness is that of its list', async () => {
    const { spread } = await reconcileFairness(as.admin, MONTH, sampler(4, 8))
    expect(spread.nights?.gini).toBeGreaterThan(0)
    const { months } = await reconcileFairness(as.admin, { from: '2026-10-20', to: '2026-12-10' }, sampler(17, 1))
    expect(months.map(({ month }) => month)).toEqual(['2026-10', '2026-11', '2026-12'])
    for (const { total } of months.slice(1)) expect(total.nights).toBeGreaterThan(0)
    await reconcileFairness(as.scheduler, { from: '2026-11-20', to: '2026-12-10' }, sampler(18, 1))
  })

  it('is of their facilities alone to who plans at two', async () => {
    const own = new Set(['H01', 'H02'])
    const report = await reconcileCoverage(as.scheduler, MONTH, sampler(5, 6))
    expect(report.isPartial).toBe(true)
    expect(report.facilities.map(({ hospitalId }) => hospitalId).every((id) => own.has(id))).toBe(true)
    await reconcileToday(as.scheduler, sampler(6, 6))
    await reconcileHours(as.scheduler, MONTH, sampler(7, 2))
    await reconcileFairness(as.scheduler, MONTH, sampler(8, 3))
    const all = await as.scheduler.read<InsightRows>('hours/shifts', { ...MONTH, figure: 'shifts', perPage: 500 })
    expect(all.rows.every(({ hospitalId }) => own.has(hospitalId))).toBe(true)
    const wished = await as.scheduler.read<InsightRows>('hours/shifts', {
      ...MONTH,
      figure: 'shifts',
      hospitalId: 'H03',
    })
    expect(wished.total).toBe(0)
  })

  it('is of the facilities and the specialty that are asked for', async () => {
    const { bySpecialty, byFacility } = await as.admin.read<InsightCoverage>('coverage', MONTH)
    const specialtyId = bySpecialty.find((row) => row.specialtyId !== null && row.required > 0)?.specialtyId ?? ''
    const narrowed = await reconcileCoverage(as.admin, { ...MONTH, specialtyId }, sampler(9, 3))
    expect(narrowed.total).toEqual(expect.objectContaining({ required: expect.any(Number) }))
    const { specialtyId: _, ...same } = bySpecialty.find((row) => row.specialtyId === specialtyId) ?? {}
    expect(narrowed.total).toEqual(same)
    const { hospitalId, ...figures } = byFacility[0] ?? { hospitalId: '' }
    expect((await as.admin.read<InsightCoverage>('coverage', { ...MONTH, hospitalId })).total).toEqual(figures)
    await reconcileToday(as.admin, sampler(10, 4), { specialtyId })
  })

  it('beside a report is what the report says of those days', async () => {
    for (const asks of [as.admin, as.scheduler]) await reconcileBefore(asks, MONTH)
    await reconcileCostBefore(as.admin, MONTH)
    const { before } = await as.admin.read<InsightHours>('hours', { ...MONTH, compare: 'before' })
    expect(before?.total.shifts).toBeGreaterThan(0)
  })

  it('is of the shift types and the people that are asked for, and both come to what all have', async () => {
    const { names, byShiftType } = await as.admin.read<InsightCoverage>('coverage', MONTH)
    const [one = '', ...others] = Object.keys(names.shiftTypes)
    for (const shiftTypeIds of [one, others.join()]) {
      const { total } = await reconcileCoverage(as.admin, { ...MONTH, shiftTypeIds }, sampler(13, 2))
      const own = byShiftType.filter(({ shiftTypeId }) => shiftTypeIds.split(',').includes(shiftTypeId))
      expect(total.required).toBe(own.reduce((sum, { required }) => sum + required, 0))
    }
    const { rows } = await as.admin.read<InsightHours>('hours', { ...MONTH, by: 'person' })
    const [first = '', second = ''] = rows.filter(({ nights }) => nights > 0).map(({ key }) => key ?? '')
    const narrowed = { ...MONTH, shiftTypeIds: `night,${others.at(-1)}`, providerIds: `${first},${second}` }
    await reconcileHours(as.admin, narrowed, sampler(14, 2))
    const paid = await reconcileCost(as.admin, narrowed, sampler(15, 1))
    expect([paid.total.budget, paid.against.budgets]).toEqual([null, 0])
    const { people, total } = await reconcileFairness(as.admin, narrowed, sampler(16, 2))
    expect(people.map(({ providerId }) => providerId).sort()).toEqual([first, second].sort())
    expect(total.nights).toBeGreaterThan(0)
    const rest = rows.map(({ key }) => key ?? '').filter((key) => key !== first && key !== second)
    const sums = { shifts: 0, minutes: 0, overtime: 0 }
    for (const providerIds of [`${first},${second}`, rest.join()])
      for (const shiftTypeIds of [one, others.join()]) {
        const { total: part } = await as.admin.read<InsightHours>('hours', { ...MONTH, providerIds, shiftTypeIds })
        for (const name of ['shifts', 'minutes', 'overtime'] as const) sums[name] += part[name]
      }
    expect((await as.admin.read<InsightHours>('hours', MONTH)).total).toMatchObject(sums)
    // Who is not one of those that were asked for is no row, with nothing either; part of a contract is no target.
    const own = await as.admin.read<InsightHours>('hours', { ...MONTH, providerIds: first, shiftTypeIds: one })
    expect(own.rows.map(({ key, target }) => [key, target])).toEqual([[first, null]])
  })

  it('of a year has a column for each month', async () => {
    const range = { from: '2026-03-15', to: '2027-02-10' }
    const report = await as.admin.read<InsightCoverage>('coverage', range)
    expect(report.columns).toBe('month')
    for (const row of sampler(11, 5)(report.cells.filter(({ required }) => required > 0))) {
      const until = lastDay(monthOf(row.date))
      await as.admin.same(
        'coverage',
        { ...range, at: row.hospitalId, date: row.date, until, figure: 'required' },
        row.required,
      )
    }
  })
})

describeEngine('every number of a roster at random', { timeout: 240_000 }, () => {
  // Each takes half a minute.
  it.each(asksEverything ? [1, 2] : [1])('is that of its list, with seed %d', async (seed) => {
    const now = new Date('2027-03-16T15:00:00Z')
    const server = await openApp({}, { now: () => now })
    try {
      const token = await server.tokenOf('adminA')
      const send = (method: string, path: string, body?: object) =>
        server.send(method, path, { token, ...(body && { body }) })
      const made = async (path: string, body: object) => {
        const answer = await send('POST', path, body)
        expect([path, body, answer.status]).toEqual([path, body, 201])
        return answer.body
      }
      const random = createRandom(seed)
      const one = <T>(all: readonly T[]): T => all[random.whole(0, all.length - 1)] as T // there is one
      const surgery = (await made('/api/specialties', { specialtyName: 'Surgery' })).specialty.specialtyId as string
      await send('PATCH', '/api/providers/p2', { version: 1, specialtyIds: [surgery] })
      for (const hospitalId of ['ny', null])
        for (const kind of ['night', 'weekend', 'holiday', 'overtime', 'call'])
          if (random.chance(0.7))
            await made('/api/premiums', {
              kind,
              hospitalId,
              validFrom: `2027-03-${random.whole(10, 20)}`,
              ...(random.chance(0.5) ? { basisPoints: random.whole(1, 9_999) } : { perHour: random.whole(1, 9_999) }),
            })
      // Some of the shifts have no rate.
      await made('/api/rates', { hospitalId: 'ny', validFrom: '2027-03-12', perHour: random.whole(1, 99_999) })
      await made('/api/rates', { providerId: 'p2', validFrom: '2027-03-20', perHour: random.whole(1, 99_999) })
      await made('/api/contracts', { providerId: 'p1', validFrom: '2027-01-01', fte: 0.5, targetHours: 20 })
      await made('/api/holidays', { holidays: [{ date: '2027-03-19', holidayName: 'Feast' }] })
      await made('/api/leave', {
        providerId: 'p1',
        startDate: '2027-03-24',
        endDate: '2027-03-26',
        leaveDescription: 'Away',
      })
      // One of two places says nothing of what it needs.
      for (const shiftTypeId of ['day', 'night', 'call', 'custom'])
        for (const specialtyId of [null, surgery])
          if (random.whole(0, 2) > 0)
            await made('/api/demand', {
              hospitalId: 'ny',
              shiftTypeId,
              specialtyId,
              from: '2027-03-01',
              to: null,
              days: Array.from({ length: 8 }, (_, at) => {
                const least = random.whole(0, 2)
                return at === 7 ? null : { least, wished: least + random.whole(0, 1) }
              }),
            })
      // The clocks go forward on the fourteenth; from the eighteenth on they are drafts.
      await server.store.db
        .updateTable('facility')
        .set({ publishedUntil: '2027-03-17' })
        .where('hospitalId', '=', 'ny')
        .execute()
      for (let count = 0; count < 60; count += 1) {
        const date = addDays('2027-03-08', random.whole(0, 23))
        const [starts, ends, days] = one([
          ['07:00', '19:00', 0],
          ['19:00', '07:00', 1],
          ['07:00', '07:00', 1],
          ['01:30', '03:30', 0],
          ['13:15', '21:45', 0],
        ] as const)
        const { status, body } = await send('POST', '/api/assignments', {
          providerId: one(['p1', 'p2', null]),
          hospitalId: one(['ny', 'ny', 'la']),
          startsAt: `${date}T${starts}`,
          endsAt: `${addDays(date, days)}T${ends}`,
          specialtyId: one([null, null, surgery]),
        })
        expect([201, 409]).toContain(status)
        if (status === 201 && random.whole(0, 7) === 0)
          await send('DELETE', `/api/assignments/${body.assignment.assignmentId}?version=1`)
      }
      // Told once, and then done otherwise: moved, handed over, opened, taken, cancelled and taken back.
      await server.store.db.updateTable('facility').set({ publishedUntil: null }).execute()
      await server.store.query('update assignment set unpublished = null')
      for (const { assignmentId } of (await send('GET', '/api/assignments?from=2027-03-01&to=2027-04-10&perPage=500'))
        .body.assignments) {
        const path = `/api/assignments/${assignmentId}`
        const change = one([
          { providerId: null },
          { providerId: one(['p1', 'p2']) },
          { hospitalId: one(['ny', 'la']) },
          null,
        ])
        const { body, status } = change
          ? await send('PATCH', path, { version: 1, ...change })
          : await send('DELETE', `${path}?version=1`)
        expect([200, 204, 409]).toContain(status)
        if (status === 200 && body?.batchId && random.chance(0.3))
          await send('POST', `/api/batches/${body.batchId}/undo`)
      }
      // The same once more around the time of each shift, by the server and by nobody: what is written down is not changed.
      await server.store.query(
        `insert into audit_entry (account_id, at, user_id, action, object_type, object_id, before, after)
         select account_id, (coalesce(before, after)->>'start')::timestamptz - (entry_id * 97 % 480 - 48) * interval '1 hour',
           nullif(user_id, case entry_id % 3 when 0 then user_id end), action, object_type, object_id, before, after
         from audit_entry where account_id = 1 and object_type = 'assignment' order by entry_id`,
      )
      const asked = asking((path) => server.send('GET', path, { token }))
      const changed = await reconcileStability(asked, { from: '2027-02-25', to: '2027-04-05' })
      for (const figure of NOTICE) expect([figure, changed.total[figure] > 0]).toEqual([figure, true])
      expect(changed.fills.openings).toBeGreaterThan(0)
      const range = { from: '2027-03-10', to: '2027-03-30' }
      await reconcileToday(asked, sampler(seed, 6))
      await reconcileCoverage(asked, range, sampler(seed, 6))
      await reconcileHours(asked, range, sampler(seed, 2))
      await reconcileCost(asked, range, sampler(seed, 1))
      await reconcileFairness(asked, range, sampler(seed, 4))
      await reconcileFairness(asked, { from: '2027-02-20', to: '2027-04-05' }, sampler(seed, 1))
      await reconcileBefore(asked, { from: '2027-03-20', to: '2027-03-30' })
      await reconcileCostBefore(asked, { from: '2027-03-20', to: '2027-03-30' })
      const some = { ...range, providerIds: 'p1', shiftTypeIds: 'day,custom' }
      await reconcileHours(asked, some, sampler(seed, 1))
      await reconcileCost(asked, some, sampler(seed, 1))
      await reconcileFairness(asked, some, sampler(seed, 1))
      // By the store itself, which knows nothing of our definitions.
      const { rows } = await server.store.query(
        `select count(*)::integer as shifts, coalesce(sum(extract(epoch from upper(during) - lower(during)) / 60), 0)::integer as minutes
         from assignment where account_id = 1 and status = 'confirmed' and provider_id is not null
           and scheduled_date between '2027-03-10' and '2027-03-30'`,
      )
      const { total } = await asked.read<InsightHours>('hours', range)
      expect({ shifts: total.shifts, minutes: total.minutes }).toEqual(rows[0])
    } finally {
      await server.close()
    }
  })
})

const nobody = () => Promise.reject(new Error('Nobody has signed in yet'))
