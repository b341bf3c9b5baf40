import { COST_FIGURES, CostInput, CoverageInput, HoursInput, FairnessInput } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Asked } from '../src/features/insight/asked.ts'
import { costReport } from '../src/features/insight/cost.report.ts'
import { coverageReport } from '../src/features/insight/coverage.report.ts'
import { COVERED_MONTHS } from '../src/features/insight/covered-months.ts'
import { rebuildMonths } from '../src/features/insight/digests.ts'
import { fairnessReport } from '../src/features/insight/fairness.report.ts'
import { hoursReport } from '../src/features/insight/hours.report.ts'
import { PAID_MONTHS } from '../src/features/insight/paid-months.ts'
import { WORKED_MONTHS } from '../src/features/insight/worked-months.ts'
import { forgetTouches } from '../src/kept-months.ts'
import { openApp } from './app-fixture.ts'
import { runs } from './bookings.ts'
import { describeEngine, engineName } from './open-test-db.ts'

const RUNS = runs('DIGEST_RUNS', 8)
const PAID_RUNS = runs('DIGEST_RUNS', 8, 4)
const SEED = runs('DIGEST_SEED', 42)
const PLACES = ['ny', 'la']
const YEAR = { from: '2027-01-01', to: '2027-12-31' }
const NOW = new Date('2027-03-16T15:00:00Z')

let server: Awaited<ReturnType<typeof openApp>>
let token: string
let surgery: string
let medicine: string
beforeAll(async () => {
  server = await openApp({}, { now: () => NOW })
  token = await server.tokenOf('adminA')
  surgery = (await send('POST', '/api/specialties', { specialtyName: 'Surgery' })).body.specialty.specialtyId
  medicine = (await send('POST', '/api/specialties', { specialtyName: 'Medicine' })).body.specialty.specialtyId
  for (const providerId of ['p3', 'p4']) {
    const named = { providerName: `Person ${providerId}`, sortName: `person ${providerId}`, specialty: null }
    await server.store.db
      .insertInto('provider')
      .values({ accountId: 1, providerId, ...named })
      .execute()
  }
})
afterAll(() => server.close())

const send = (method: string, path: string, body?: object) =>
  server.send(method, path, { token, ...(body && { body }) })
const shifts = async () =>
  (await send('GET', '/api/assignments?from=2027-02-20&to=2027-05-01&perPage=500')).body.assignments as {
    assignmentId: number
    version: number
  }[]

type Words = Record<string, string>
const unkept: object[] = []
const askedBy = (accountId: number, words: Words): Asked => {
  const { shiftTypeIds, providerIds, hospitalId, specialtyId, asOf } = words
  const of = (list: string | undefined) => (list === undefined ? undefined : new Set(list.split(',')))
  return {
    db: server.store.of(accountId),
    accountId,
    places: hospitalId?.split(','),
    scope: undefined,
    now: asOf === undefined ? NOW.getTime() : Date.parse(asOf),
    specialtyId,
    shiftTypeIds: of(shiftTypeIds),
    providerIds: of(providerIds),
    log: { warn: (said: object) => void unkept.push(said) },
  }
}
/** Whoever plans at every place is told the same, and always of the rows. */
const byRows = (asked: Asked): Asked => ({ ...asked, scope: PLACES, places: asked.places ?? PLACES })
const without = <Report extends { isPartial: boolean }>(report: Report) => ({ ...report, isPartial: false })

const costOf = (asked: Asked, words: Words) => costReport(asked, v.parse(CostInput, words))
const costAlike = async (words: Words) => {
  const asked = askedBy(1, words)
  const own = await costOf(asked, words)
  expect([words, own]).toEqual([words, await costOf(byRows(asked), words)])
  return own
}
const reportsOf = async (asked: Asked, words: Words) => ({
  hours: without(await hoursReport(asked, v.parse(HoursInput, words))),
  fairness: without(await fairnessReport(asked, v.parse(FairnessInput, words))),
  coverage: without(await coverageReport(asked, v.parse(CoverageInput, words))),
  cost: await costOf(asked, words),
})
const expectAlike = async (words: Words) => {
  const asked = askedBy(1, words)
  const own = await reportsOf(asked, words)
  expect([words, own]).toEqual([words, await reportsOf(byRows(asked), words)])
  return own
}
type State = { month: string; snapshot: string | undefined } & Record<string, unknown>
const stateOf = async (accountId: number) => {
  const { rows } = await sql<State>`
    select month, made_by, snapshot, cells::text as cells, people::text as people, places::text as places
    from worked_month where account_id = ${accountId} order by month`.execute(server.store.db)
  return rows
}
const coverOf = async (accountId: number) => {
  const { rows } = await sql<State>`
    select month, made_by, snapshot, days::text as days, weekdays::text as weekdays, sums::text as sums
    from covered_month where account_id = ${accountId} order by month`.execute(server.store.db)
  return rows
}
const paidOf = async (accountId: number) => {
  const { rows } = await sql<State>`
    select month, made_by, is_by_training, snapshot, cells::text as cells, people::text as people, places::text as places
    from paid_month where account_id = ${accountId} order by month`.execute(server.store.db)
  return rows
}
const touches = async (accountId: number) =>
  (
    await server.store.db
      .selectFrom('workedTouch')
      .where('accountId', '=', accountId)
      .select(['month', 'providerId'])
      .orderBy('month')
      .orderBy('providerId')
      .execute()
  ).map(({ month, providerId }) => `${month} ${providerId}`)
const coverTouches = async (accountId: number) =>
  (
    await server.store.db
      .selectFrom('coveredTouch')
      .where('accountId', '=', accountId)
      .select(['month', 'hospitalId', 'providerId'])
      .distinct()
      .orderBy('month')
      .orderBy('hospitalId')
      .orderBy('providerId')
      .execute()
  ).map(({ month, hospitalId, providerId }) => `${month} ${hospitalId} ${providerId}`)
/** What is kept is what would be made of the rows. */
const expectInStep = async (accountId = 1) => {
  const { db } = server.store
  const all = async () => ({
    hours: await stateOf(accountId),
    coverage: await coverOf(accountId),
    cost: await paidOf(accountId),
  })
  const kept = await all()
  for (const rebuild of [
    () => rebuildMonths(WORKED_MONTHS, db, accountId),
    () => rebuildMonths(COVERED_MONTHS, db, accountId),
    () => rebuildMonths(PAID_MONTHS, db, accountId),
  ])
    expect((await rebuild()).wrong).toEqual([])
  const made = await all()
  const strip = (one: State | undefined) => ({ ...one, snapshot: undefined })
  for (const kind of ['hours', 'coverage', 'cost'] as const) {
    // By other rates than there are by now it counts for nothing.
    const by = new Map(made[kind].map((one) => [`${one.month} ${one['madeBy']}`, one]))
    for (const one of kept[kind]) {
      const anew = by.get(`${one.month} ${one['madeBy']}`)
      if (kind !== 'cost' || anew) expect(strip(one)).toEqual(strip(anew))
    }
  }
}

// About the ends of months, and the change of the clocks in March.
const date = fc.constantFrom(
  '2027-02-24', '2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02', '2027-03-13', '2027-03-14', '2027-03-16',
  '2027-03-29', '2027-03-30', '2027-03-31', '2027-04-01', '2027-04-02', '2027-04-15',
) // oxfmt-ignore
const times = fc.constantFrom(
  ['07:00', '19:00', 0],
  ['19:00', '07:00', 1],
  ['07:00', '07:00', 1],
  ['01:30', '03:30', 0],
  ['22:00', '06:00', 1],
  ['12:00', '12:00', 6],
) as fc.Arbitrary<[string, string, number]>
const at = fc.nat({ max: 400 })
const person = fc.constantFrom('p1', 'p2', 'p3', 'p4', null, null)
const somebody = fc.constantFrom('p1', 'p2', 'p3')
const place = fc.constantFrom(...PLACES)

const skill = fc.constantFrom(null, null, 'surgery' as const, 'medicine' as const)
const first = fc.constantFrom('2027-02-24', '2027-02-24', '2027-03-13')
const amount = fc.nat({ max: 2 })

const since: fc.Arbitrary<string> = fc.constantFrom(
  '2026-12-01',
  '2027-01-15',
  '2027-02-24',
  '2027-03-13',
  '2027-04-01',
)
const anyOf = <One>(one: fc.Arbitrary<One>) => fc.option(one, { freq: 1 })
const until: fc.Arbitrary<string | null> = anyOf(date)
const perHour: fc.Arbitrary<number> = fc.constantFrom(0, 6_000, 9_999, 15_001)
const kind = fc.constantFrom('night', 'weekend', 'holiday', 'overtime', 'call')
const onTop: fc.Arbitrary<object> = fc.constantFrom({ basisPoints: 1_500 }, { basisPoints: 3_333 }, { perHour: 701 })

const wallOf = (day: string, [starts, ends, days]: [string, string, number]) => ({
  startsAt: `${day}T${starts}`,
  endsAt: `${addDays(day, days)}T${ends}`,
})

/** One write; whether it is refused or not, what is counted has to be what stands. */
const steps = {
  book: fc.tuple(person, place, date, times, skill, fc.constantFrom('day', 'day', 'night', 'call', 'custom')),
  move: fc.tuple(at, date, times),
  hand: fc.tuple(at, person),
  carry: fc.tuple(at, place),
  type: fc.tuple(at, fc.constantFrom('day', 'night', 'call', 'custom')),
  cancel: fc.tuple(at),
  undo: fc.tuple(at),
  horizon: fc.tuple(place, fc.constantFrom(null, '2027-03-10')),
  publish: fc.tuple(date),
  holiday: fc.tuple(date, fc.constantFrom('ny', null)),
  ordinary: fc.tuple(at),
  week: fc.tuple(fc.integer({ min: 0, max: 6 })),
  zone: fc.tuple(
    place,
    fc.constantFrom('America/New_York', 'America/Los_Angeles', 'Pacific/Auckland', 'Pacific/Honolulu'),
  ),
  trained: fc.tuple(somebody, fc.subarray(['surgery', 'medicine'] as const)),
  import: fc.tuple(person, date),
  tidy: fc.constant([] as []),
  settings: fc.tuple(fc.constantFrom('p1', 'p2')),
  need: fc.tuple(
    place,
    fc.constantFrom('day', 'day', 'night', 'custom'),
    skill,
    first,
    fc.option(date),
    amount,
    amount,
  ),
  less: fc.tuple(at, amount),
  unneed: fc.tuple(at),
  needDay: fc.tuple(place, fc.constantFrom('day', 'night', 'call'), skill, date, amount),
  ordinaryDay: fc.tuple(at),
  close: fc.tuple(place, fc.constantFrom(true, true, false), until),
  times: fc.tuple(fc.constantFrom('day', 'night'), times),
  rate: fc.tuple(
    anyOf(somebody),
    anyOf(place),
    anyOf(fc.constantFrom('day', 'night', 'call')),
    skill,
    since,
    until,
    perHour,
  ),
  reprice: fc.tuple(
    at,
    fc.oneof(
      perHour.map((one) => ({ perHour: one })),
      since.map((one) => ({ validFrom: one })),
      until.map((one) => ({ validTo: one })),
      anyOf(place).map((one) => ({ hospitalId: one })),
    ),
  ),
  unrate: fc.tuple(at),
  premium: fc.tuple(kind, anyOf(place), since, until, onTop),
  unpremium: fc.tuple(at),
  budget: fc.tuple(place, fc.constantFrom('2027-02', '2027-03'), fc.constantFrom(300_000, 400_000)),
}
type Steps = typeof steps
type Step = {
  [Name in keyof Steps]: { name: Name; with: Steps[Name] extends fc.Arbitrary<infer Given> ? Given : never }
}[keyof Steps]
const PAYING = ['rate', 'reprice', 'unrate', 'premium', 'unpremium', 'budget'] as const satisfies (keyof Steps)[]
/** What neither shifts nor what is paid follow from. */
const NEEDING = ['horizon', 'publish', 'settings', 'need', 'less', 'unneed', 'needDay', 'ordinaryDay', 'close', 'times'] as const satisfies (keyof Steps)[] // oxfmt-ignore
const stepBeside = (names: readonly string[], weights: Record<string, number>) =>
  fc.oneof(
    ...Object.entries(steps).flatMap(([name, given]) =>
      names.includes(name)
        ? []
        : {
            // Mostly there is something booked, and told.
            weight: weights[name] ?? 1,
            arbitrary: (given as fc.Arbitrary<unknown>).map((one) => ({ name, with: one }) as Step), // of its own name
          },
    ),
  )
const step = stepBeside(PAYING, { book: 12, need: 6, horizon: 2, trained: 2, move: 2, cancel: 2 })
const payStep = stepBeside(NEEDING, { book: 6, rate: 5, premium: 6, reprice: 3, holiday: 4, budget: 3, trained: 2 })

type Skill = 'surgery' | 'medicine'
const idOf = (skill: Skill | null) => skill && { surgery, medicine }[skill]
type Versioned<Id extends string> = { [Name in Id]: string } & { version: number }
const oneOf = <One>(all: readonly One[], which: number) => all[which % (all.length || 1)]

let batches: number[] = []
let key = 0
const change = async (which: number, body: object) => {
  const all = await shifts()
  const one = all[which % (all.length || 1)]
  if (!one) return
  const answer = await send('PATCH', `/api/assignments/${one.assignmentId}`, { version: one.version, ...body })
  if (answer.body.batchId) batches.push(answer.body.batchId)
}
const run: { [Name in keyof Steps]: (given: Extract<Step, { name: Name }>['with']) => Promise<unknown> } = {
  book: async ([providerId, hospitalId, day, clock, specialty, shiftTypeId]) => {
    const specialtyId = idOf(specialty)
    const answer = await send('POST', '/api/assignments', {
      providerId,
      hospitalId,
      specialtyId,
      shiftTypeId,
      ...wallOf(day, clock),
    })
    expect([201, 404, 409]).toContain(answer.status) // a place that is closed is none
    if (answer.body.batchId) batches.push(answer.body.batchId)
  },
  move: ([which, day, clock]) => change(which, wallOf(day, clock)),
  hand: ([which, providerId]) => change(which, { providerId }),
  carry: ([which, hospitalId]) => change(which, { hospitalId }),
  type: ([which, shiftTypeId]) => change(which, { shiftTypeId }),
  cancel: async ([which]) => {
    const all = await shifts()
    const one = all[which % (all.length || 1)]
    if (one) await send('DELETE', `/api/assignments/${one.assignmentId}?version=${one.version}`)
  },
  undo: async ([which]) => {
    const batch = batches[which % (batches.length || 1)]
    if (batch !== undefined) await send('POST', `/api/batches/${batch}/undo`)
  },
  horizon: ([hospitalId, publishedUntil]) =>
    server.store.db.updateTable('facility').set({ publishedUntil }).where('hospitalId', '=', hospitalId).execute(),
  publish: async ([from]) => {
    const { status } = await send('POST', '/api/publications', { from, to: addDays(from, 20) })
    expect([200, 201]).toContain(status)
  },
  holiday: ([day, hospitalId]) =>
    send('POST', '/api/holidays', { hospitalId, holidays: [{ date: day, holidayName: `Feast ${(key += 1)}` }] }),
  ordinary: async ([which]) => {
    const all = (await send('GET', '/api/holidays?perPage=50')).body.holidays as {
      holidayId: string
      version: number
    }[]
    const one = all[which % (all.length || 1)]
    if (one) await send('DELETE', `/api/holidays/${one.holidayId}?version=${one.version}`)
  },
  week: async ([weekStartsOn]) => {
    const { version } = (await send('GET', '/api/week')).body.week
    expect((await send('PATCH', '/api/week', { version, weekStartsOn })).status).toBe(200)
  },
  zone: async ([hospitalId, timeZone]) => {
    const { version } = (await send('GET', `/api/facilities/${hospitalId}`)).body.facility
    await send('PATCH', `/api/facilities/${hospitalId}`, { version, timeZone, keep: key % 2 ? 'wall' : 'instants' })
  },
  trained: async ([providerId, skills]) => {
    const { version } = (await send('GET', `/api/providers/${providerId}`)).body.provider
    const { status } = await send('PATCH', `/api/providers/${providerId}`, { version, specialtyIds: skills.map(idOf) })
    expect(status).toBe(200)
  },
  import: async ([providerId, day]) => {
    const row = `x${(key += 1)},${providerId ?? 'p1'},ny,${day}T05:00,${day}T06:30,custom,`
    const csv = `externalId,providerId,hospitalId,startsAt,endsAt,shiftType,note\n${row}`
    await server.send('POST', '/api/import/assignments', { token, body: csv, headers: { 'content-type': 'text/csv' } })
  },
  tidy: () => forgetTouches(server.store.db),
  settings: async ([providerId]) => {
    const { version } = (await send('GET', `/api/providers/${providerId}`)).body.provider
    await send('PATCH', `/api/providers/${providerId}`, { version, providerName: `Person ${(key += 1)}` })
  },
  need: async ([hospitalId, shiftTypeId, specialty, from, last, least, more]) => {
    const cell = { least, wished: least + more }
    const days = [cell, cell, null, cell, cell, cell, cell, more === 0 ? null : { least: 0, wished: 1 }]
    const to = last === null || last < from ? null : last
    const specialtyId = idOf(specialty)
    await send('POST', '/api/demand', { hospitalId, shiftTypeId, specialtyId, from, to, days })
  },
  less: async ([which, least]) => {
    const one = oneOf((await send('GET', '/api/demand?perPage=100')).body.demand as Versioned<'demandId'>[], which)
    const days = Array.from({ length: 8 }, () => ({ least, wished: least }))
    if (one) await send('PATCH', `/api/demand/${one.demandId}`, { version: one.version, days })
  },
  unneed: async ([which]) => {
    const one = oneOf((await send('GET', '/api/demand?perPage=100')).body.demand as Versioned<'demandId'>[], which)
    if (one) await send('DELETE', `/api/demand/${one.demandId}?version=${one.version}`)
  },
  needDay: ([hospitalId, shiftTypeId, specialty, day, least]) => {
    const specialtyId = idOf(specialty)
    return send('POST', '/api/demand/days', { hospitalId, shiftTypeId, specialtyId, date: day, least, wished: least })
  },
  ordinaryDay: async ([which]) => {
    const all = (await send('GET', '/api/demand/days?perPage=100')).body.demandDays as Versioned<'demandDayId'>[]
    const one = oneOf(all, which)
    if (one) await send('DELETE', `/api/demand/days/${one.demandDayId}?version=${one.version}`)
  },
  close: ([hospitalId, isActive, closedOn]) =>
    server.store.db.updateTable('facility').set({ isActive, closedOn }).where('hospitalId', '=', hospitalId).execute(),
  times: async ([shiftTypeId, [startsAt, endsAt, days]]) => {
    const { version } = (await send('GET', `/api/shift-types/${shiftTypeId}`)).body.shiftType
    await send('PATCH', `/api/shift-types/${shiftTypeId}`, { version, startsAt, endsAt, days })
  },
  rate: ([providerId, hospitalId, shiftTypeId, specialty, validFrom, validTo, amount]) => {
    const named = { providerId, hospitalId, shiftTypeId, specialtyId: idOf(specialty) }
    return send('POST', '/api/rates', { ...named, validFrom, validTo, perHour: amount })
  },
  reprice: async ([which, to]) => {
    const one = oneOf((await send('GET', '/api/rates?perPage=100')).body.rates as Versioned<'rateId'>[], which)
    if (one) await send('PATCH', `/api/rates/${one.rateId}`, { version: one.version, ...to })
  },
  unrate: async ([which]) => {
    const one = oneOf((await send('GET', '/api/rates?perPage=100')).body.rates as Versioned<'rateId'>[], which)
    if (one) await send('DELETE', `/api/rates/${one.rateId}?version=${one.version}`)
  },
  premium: ([of, hospitalId, validFrom, validTo, more]) =>
    send('POST', '/api/premiums', { kind: of, hospitalId, validFrom, validTo, ...more }),
  unpremium: async ([which]) => {
    const one = oneOf((await send('GET', '/api/premiums?perPage=100')).body.premiums as Versioned<'premiumId'>[], which)
    if (one) await send('DELETE', `/api/premiums/${one.premiumId}?version=${one.version}`)
  },
  budget: ([hospitalId, month, sum]) => send('POST', '/api/budgets', { hospitalId, month, amount: sum }),
}

const asking = fc.record({
  range: fc.constantFrom(
    YEAR,
    { from: '2027-03-01', to: '2027-03-31' },
    { from: '2027-02-01', to: '2027-03-31' },
    { from: '2027-02-27', to: '2027-04-02' },
    { from: '2027-02-28', to: '2027-03-31' },
  ),
  by: fc.constantFrom(
    ['person'], ['facility', 'month'], ['specialty', 'person'], ['shiftType'], ['month', 'facility'], ['person', 'shiftType'],
  ), // oxfmt-ignore
  filter: fc.constantFrom(
    {},
    { providerIds: 'p1' },
    { hospitalId: 'ny' },
    { shiftTypeIds: 'night,call' },
    { specialtyId: 'surgery' },
    { specialtyId: 'surgery', hospitalId: 'la' },
    { hospitalId: 'la', shiftTypeIds: 'day' },
    { compare: 'before' },
    { compare: 'year' },
  ),
  // What is missing is ahead or over by the clock alone: in the middle of a month and about both of its ends.
  clock: fc.constantFrom(
    {},
    { asOf: '2027-02-28T23:30:00Z' },
    { asOf: '2027-03-09T04:00:00Z' },
    { asOf: '2027-03-14T09:30:00Z' },
    { asOf: '2027-03-29T12:00:00Z' },
    { asOf: '2027-04-01T08:00:00Z' },
    { asOf: '2027-04-11T08:00:00Z' },
    { asOf: '2026-06-01T00:00:00Z' },
    { asOf: '2028-06-01T00:00:00Z' },
  ),
})
const OTHERS: Words[] = [{ by: 'month' }, { by: 'month', and: 'person' }, { by: 'weekday' }]

/** Past every rule and lock. */
const add = (db: Asked['db'], providerId: string) =>
  sql`insert into assignment (account_id, provider_id, hospital_id, starts_at, ends_at, time_zone, during, scheduled_date, shift_type)
    values (1, ${providerId}, 'ny', '2027-03-02T07:00', '2027-03-02T19:00', 'America/New_York',
      tstzrange('2027-03-02T12:00Z', '2027-03-03T00:00Z'), '2027-03-02', 'day')`.execute(db)

const payNothing = async () => {
  for (const table of ['rate', 'premium', 'budget']) await sql`delete from ${sql.table(table)}`.execute(server.store.db)
}

describeEngine('what months come to', { timeout: 300_000 }, () => {
  beforeEach(async () => {
    const { db } = server.store
    batches = []
    await sql`delete from published_assignment`.execute(db)
    await sql`delete from assignment`.execute(db)
    await sql`delete from holiday`.execute(db)
    await sql`delete from demand`.execute(db)
    await sql`delete from demand_day`.execute(db)
    await payNothing()
    await sql`update facility set published_until = null, is_active = true`.execute(db)
    unkept.length = 0
  })

  it('is what the rows come to after any writes, and what is kept is what a rebuild makes', async () => {
    const all = fc.array(fc.tuple(step, asking), { minLength: 15, maxLength: 30 })
    const seen: Record<string, number> = { turnarounds: 0, unasked: 0, next: 0 }
    const see = (name: string, sum: number) => void (seen[name] = (seen[name] ?? 0) + sum)
    await fc.assert(
      fc.asyncProperty(all, async (done) => {
        for (const [{ name, with: given }, { range, by, filter, clock }] of done) {
          await (run[name] as (one: unknown) => Promise<unknown>)(given)
          const [one, two] = by
          const words = { ...range, ...(one && { by: one }), ...(two && { and: two }), ...filter, ...clock }
          const own = await expectAlike('specialtyId' in words ? { ...words, specialtyId: surgery } : words)
          for (const [figure, sum] of Object.entries(own.coverage.total)) see(figure, sum)
          see('unasked', own.coverage.unasked)
          see('next', own.coverage.next.length)
        }
        const { hours, fairness } = await expectAlike(YEAR)
        for (const name of ['shifts', 'overtime', 'drafts', 'holidays'] as const) see(name, hours.total[name])
        see('turnarounds', fairness.total.turnarounds)
        await expectInStep()
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
    // Of nothing everything is alike.
    for (const [name, sum] of Object.entries(seen)) expect([name, sum > 0]).toEqual([name, true])
  })

  it('costs what the rows cost after any writes, of shifts or of what is paid', async () => {
    const all = fc.array(fc.tuple(payStep, asking, fc.constantFrom({}, {}, ...OTHERS)), {
      minLength: 20,
      maxLength: 40,
    })
    const seen: Record<string, number> = {}
    const see = (name: string, sum: number | null) => void (seen[name] = (seen[name] ?? 0) + Number((sum ?? 0) > 0))
    await fc.assert(
      fc.asyncProperty(all, async (done) => {
        await payNothing()
        for (const [{ name, with: given }, { range, by, filter }, other] of done) {
          await (run[name] as (one: unknown) => Promise<unknown>)(given)
          const [one, two] = by
          const own: Words = { ...range, ...filter, ...('by' in other ? other : { by: one, ...(two && { and: two }) }) }
          const words: Words = 'specialtyId' in own ? { ...own, specialtyId: surgery } : own
          const report = await costAlike(words)
          for (const figure of COST_FIGURES) see(figure, report.total[figure])
          see('against', report.against.total)
          for (const row of report.rows) see('budgets of rows', row.budget)
        }
        await expectAlike(YEAR)
        await expectInStep()
      }),
      { numRuns: PAID_RUNS, seed: SEED, endOnFailure: true },
    )
    for (const [name, sum] of Object.entries(seen)) expect([name, sum > 0]).toEqual([name, true])
  })

  it('is not behind whoever commits last, though they began first', async () => {
    if (engineName === 'embedded') return expect(server.store.engine).toBe('embedded') // one transaction at a time
    const { db } = server.store
    const [written, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = db.transaction().execute(async (trx) => {
      await add(trx, 'p1')
      written.resolve()
      await mayEnd.promise
    })
    await written.promise
    await add(db, 'p2')
    expect((await expectAlike(YEAR)).hours.total.shifts).toBe(1)
    // What was touched before may be forgotten, and what is under way is not.
    await forgetTouches(db)
    mayEnd.resolve()
    await first
    expect((await expectAlike(YEAR)).hours.total.shifts).toBe(2)
    await expectInStep()
  })

  it('is not behind who is trained for something else while somebody books them', async () => {
    if (engineName === 'embedded') return expect(server.store.engine).toBe('embedded') // one transaction at a time
    const { db } = server.store
    await run.trained(['p3', []])
    await run.need(['ny', 'day', 'surgery', '2027-02-24', null, 1, 0])
    await run.rate([null, null, null, 'surgery', '2026-12-01', null, 6_000])
    const seen = async () => {
      const { coverage, cost } = await expectAlike(YEAR)
      return [coverage.total.filled, cost.total.unrated, cost.total.total]
    }
    await seen()
    const [written, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = db.transaction().execute(async (trx) => {
      // Nobody sees yet that they work anywhere.
      await sql`insert into provider_specialty (account_id, provider_id, specialty_id, place) values (1, 'p3', ${surgery}, 0)`.execute(
        trx,
      )
      written.resolve()
      await mayEnd.promise
    })
    await written.promise
    await add(db, 'p3')
    expect(await seen()).toEqual([0, 1, 0])
    await forgetTouches(db)
    mayEnd.resolve()
    await first
    expect(await seen()).toEqual([1, 0, 72_000])
    await expectInStep()
  })

  it('counts for nothing where it was read before what has been forgotten', async () => {
    const { db } = server.store
    const tables = ['worked_month', 'covered_month', 'paid_month']
    // What has been behind since another test stays so until it is asked for.
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db)
    await run.rate([null, null, null, null, '2026-12-01', null, 6_000])
    await run.book(['p1', 'ny', '2027-03-16', ['07:00', '19:00', 0], null, 'day'])
    await expectAlike(YEAR)
    const before = (await stateOf(1)).find(({ month }) => month === '2027-03')
    const covered = (await coverOf(1)).find(({ month }) => month === '2027-03')
    const paid = (await paidOf(1)).find(({ month }) => month === '2027-03')
    await run.book(['p2', 'ny', '2027-03-16', ['07:00', '19:00', 0], null, 'day'])
    // Others on the same server may be at work, before which nothing is forgotten.
    const left = async () => {
      await forgetTouches(db)
      return [...(await touches(1)), ...(await coverTouches(1))]
    }
    await expect.poll(left, { timeout: 20_000 }).toEqual([])
    // What was in step is so still.
    for (const table of tables) {
      const { rows } = await sql<{ month: string }>`
        select d.month from ${sql.table(table)} d join worked_since s using (account_id)
        where d.account_id = 1 and pg_snapshot_xmin(d.snapshot) < s.xid`.execute(db)
      expect([table, rows]).toEqual([table, [{ month: '2027-03' }]])
    }
    // Whoever had read it all that while keeps it only now.
    const { snapshot, cells, people, places } = before as unknown as Record<string, string> // as it was read
    await sql`update worked_month set snapshot = ${snapshot}::pg_snapshot, cells = ${cells}::json, people = ${people}::json,
      places = ${places}::json where account_id = 1 and month = '2027-03'`.execute(db)
    await sql`update covered_month set snapshot = ${covered?.snapshot}::pg_snapshot, days = ${covered?.['days']}::json,
      weekdays = ${covered?.['weekdays']}::json, sums = ${covered?.['sums']}::json where account_id = 1 and month = '2027-03'`.execute(
      db,
    )
    await sql`update paid_month set snapshot = ${paid?.snapshot}::pg_snapshot, cells = ${paid?.['cells']}::json,
      people = ${paid?.['people']}::json, places = ${paid?.['places']}::json where account_id = 1 and month = '2027-03'`.execute(
      db,
    )
    const { hours, cost } = await expectAlike(YEAR)
    expect([hours.total.shifts, cost.total.total]).toEqual([2, 144_000])
  })

  it('is read again of whom a write was about alone, and of nobody of another account', async () => {
    const { db } = server.store
    await run.book(['p1', 'ny', '2027-03-13', ['07:00', '19:00', 0], null, 'day'])
    await expectAlike(YEAR)
    await sql`delete from worked_touch`.execute(db)
    const kept = await stateOf(1)
    await sql`insert into assignment (account_id, provider_id, hospital_id, starts_at, ends_at, time_zone, during, scheduled_date, shift_type)
      values (2, 'q1', 'az', '2027-03-20T07:00', '2027-03-20T19:00', 'America/Phoenix',
        tstzrange('2027-03-20T14:00Z', '2027-03-21T02:00Z'), '2027-03-20', 'day')`.execute(db)
    expect([await touches(1), await touches(2)]).toEqual([[], ['2027-03 q1', '2027-04 q1']])
    await expectAlike(YEAR)
    expect(await stateOf(1)).toEqual(kept)
    await run.book(['p2', 'ny', '2027-03-30', ['07:00', '19:00', 0], null, 'day'])
    expect(await touches(1)).toEqual(['2027-03 p2', '2027-04 p2'])
    await expectAlike(YEAR)
    const changed = (await stateOf(1)).filter((one, at) => JSON.stringify(one) !== JSON.stringify(kept[at]))
    expect(changed.map(({ month }) => month)).toEqual(['2027-03', '2027-04'])
    const other = await hoursReport(askedBy(2, {}), v.parse(HoursInput, YEAR))
    expect(other.total.shifts).toBe(1)
    await expectInStep(2)
  })

  it('has the rows of an import from when they are seen, and none that are removed', async () => {
    const total = async () => {
      const { hours, cost } = await expectAlike(YEAR)
      return [hours.total.shifts, cost.total.total]
    }
    const { query } = server.store
    await query(`insert into staged_import (account_id) values (1)`)
    await query(
      `insert into rate (account_id, rate_id, valid_from, per_hour, import_id)
       select 1, 'staged', '2027-01-01', 6000, import_id from staged_import where account_id = 1`,
    )
    await query(
      `insert into assignment (account_id, provider_id, hospital_id, starts_at, ends_at, time_zone, during, scheduled_date, shift_type, import_id)
       select 1, 'p1', 'ny', '2027-03-10T07:00', '2027-03-10T19:00', 'America/New_York',
         tstzrange('2027-03-10T12:00Z', '2027-03-11T00:00Z'), '2027-03-10', 'day', import_id from staged_import where account_id = 1`,
    )
    expect(await total()).toEqual([0, 0])
    await query(`delete from staged_import where account_id = 1`)
    expect(await total()).toEqual([1, 72_000])
    await query(`delete from assignment where account_id = 1`)
    expect(await total()).toEqual([0, 0])
    await expectInStep()
  })

  it('is read again of coverage at the place that a write was about alone', async () => {
    const { db } = server.store
    await run.need(['ny', 'day', 'surgery', '2027-02-24', null, 2, 0])
    await run.needDay(['la', 'day', null, '2027-03-16', 1])
    await run.book(['p1', 'ny', '2027-03-16', ['07:00', '19:00', 0], null, 'day'])
    await run.trained(['p1', []])
    const total = async () => (await expectAlike(YEAR)).coverage.total
    const { filled, required } = await total()
    const kept = await coverOf(1)
    const written = async (write: () => Promise<unknown>) => {
      await sql`delete from covered_touch`.execute(db)
      await write()
      return coverTouches(1)
    }
    expect(await written(() => run.book(['p2', 'la', '2027-03-30', ['07:00', '19:00', 0], null, 'day']))).toEqual([
      '2027-03 la ',
    ])
    await total()
    expect(await written(() => run.needDay(['la', 'night', null, '2027-04-15', 1]))).toEqual(['2027-04 la '])
    expect((await total()).required).toBe(required + 1)
    expect(await written(() => run.need(['la', 'night', null, '2027-03-13', '2027-04-15', 1, 0]))).toEqual([' la '])
    await total()
    // Of whom is trained for something else, where they work.
    expect(await written(() => run.trained(['p1', ['surgery']]))).toEqual(['  p1'])
    expect((await total()).filled).toBe(filled + 1)
    expect(await written(() => run.settings(['p1']))).toEqual([])
    expect(await written(() => run.times(['day', ['08:00', '20:00', 0]]))).toEqual([])
    expect(await written(() => run.close(['ny', false, null]))).toEqual([' ny '])
    expect((await expectAlike(YEAR)).coverage.unasked).toBe(1)
    const changed = (await coverOf(1)).filter((one, at) => JSON.stringify(one) !== JSON.stringify(kept[at]))
    expect(changed).toHaveLength(12)
    await expectInStep()
  })

  it('is made anew of cost in the months alone in which something else is paid', async () => {
    for (const day of ['2027-02-27', '2027-03-16', '2027-04-15'] as const)
      await run.book(['p1', 'ny', day, ['07:00', '19:00', 0], null, 'day'])
    await run.trained(['p1', ['surgery']])
    const total = async () => (await expectAlike(YEAR)).cost.total.total
    const written = async (write: () => Promise<unknown>) => {
      const before = await paidOf(1)
      await write()
      const sum = await total()
      const changed = (await paidOf(1)).filter((one, at) => JSON.stringify(one) !== JSON.stringify(before[at]))
      return [sum, changed.map(({ month }) => month)]
    }
    const reprice = async (validFrom: string, to: object) => {
      const { rates } = (await send('GET', '/api/rates?perPage=100')).body
      const { rateId, version } = rates.find((one: { validFrom: string }) => one.validFrom === validFrom)
      expect((await send('PATCH', `/api/rates/${rateId}`, { version, ...to })).status).toBe(200)
    }
    await run.rate([null, 'ny', null, null, '2026-12-01', null, 6_000])
    expect(await total()).toBe(3 * 72_000)
    expect(await written(() => run.rate([null, 'ny', null, null, '2027-03-01', '2027-03-31', 7_000]))).toEqual([
      2 * 72_000 + 84_000,
      ['2027-03'],
    ])
    // How long it was in force before a month, or will be after it, says nothing of the month.
    const sum = 72_000 + 2 * 84_000
    expect(await written(() => reprice('2027-03-01', { validTo: '2027-04-30' }))).toEqual([sum, ['2027-04']])
    expect(await written(() => reprice('2026-12-01', { validFrom: '2026-12-15' }))).toEqual([sum, []])
    const onTop = { basisPoints: 1_000 }
    expect(await written(() => run.premium(['weekend', null, '2027-02-01', '2027-02-28', onTop]))).toEqual([
      sum + 7_200,
      ['2027-02'],
    ])
    // Of two that are in force all of a month the one counts that begins later.
    expect(await written(() => reprice('2026-12-15', { validFrom: '2027-03-02' }))).toEqual([
      2 * 72_000,
      ['2027-01', '2027-02', '2027-03', '2027-04'],
    ])
    // What people are trained for counts where a rate names it, and there of whom it is about.
    expect(await written(() => run.trained(['p1', ['medicine']]))).toEqual([2 * 72_000, []])
    await written(() => run.rate([null, 'ny', null, 'surgery', '2027-03-01', '2027-04-30', 8_000]))
    expect(await written(() => run.trained(['p1', ['surgery', 'medicine']]))).toEqual([
      2 * 96_000,
      ['2027-03', '2027-04'],
    ])
    await expectInStep()
    // A rate that comes back finds what was kept by it, but not of whom was trained for something else meanwhile.
    const surgical = async () => {
      const { rates } = (await send('GET', '/api/rates?perPage=100')).body
      return rates.find(({ specialtyId }: { specialtyId: string | null }) => specialtyId !== null)
    }
    const { rateId, version } = await surgical()
    await send('DELETE', `/api/rates/${rateId}?version=${version}`)
    await run.trained(['p1', ['medicine', 'surgery']])
    await forgetTouches(server.store.db)
    await run.rate([null, 'ny', null, 'surgery', '2027-03-01', '2027-04-30', 8_000])
    expect(await total()).toBe(2 * 72_000)
    await expectInStep()
  })

  it('follows from everything that says what is paid', async () => {
    await run.trained(['p1', ['surgery']])
    await run.book(['p1', 'ny', '2027-03-13', ['07:00', '19:00', 0], 'surgery', 'day']) // a Saturday
    const days = { validFrom: '2027-03-01', validTo: '2027-03-31' }
    const otherDays = [{ validFrom: '2027-03-14' }, { validTo: '2027-03-12' }]
    const rate = {
      providerId: 'p1',
      hospitalId: 'ny',
      shiftTypeId: 'day',
      specialtyId: surgery,
      ...days,
      perHour: 6_000,
    }
    const otherRates = [
      { providerId: 'p2' },
      { hospitalId: 'la' },
      { shiftTypeId: 'night' },
      { specialtyId: medicine },
      { perHour: 6_001 },
      ...otherDays,
    ]
    const premium = { kind: 'weekend', hospitalId: 'ny', ...days, basisPoints: 1_000, perHour: null }
    const otherPremiums = [{ kind: 'night' }, { hospitalId: 'la' }, { basisPoints: 1_001 }, ...otherDays]
    const byTheHour = { ...premium, basisPoints: null, perHour: 600 }
    const put = async (path: string, to: object) => {
      const [row] = Object.values((await send('GET', path)).body) as { version: number }[]
      const { status } = await send('PATCH', path, { version: row?.version, ...to })
      expect([path, to, status]).toEqual([path, to, 200])
    }
    const { rateId } = (await send('POST', '/api/rates', rate)).body.rate
    const { premiumId } = (await send('POST', '/api/premiums', premium)).body.premium
    const total = async () => (await costAlike({ ...YEAR, by: 'facility' })).total.total
    expect(await total()).toBe(79_200)
    for (const { path, as, others } of [
      { path: `/api/rates/${rateId}`, as: rate, others: otherRates },
      { path: `/api/premiums/${premiumId}`, as: premium, others: otherPremiums },
      { path: `/api/premiums/${premiumId}`, as: byTheHour, others: [{ perHour: 601 }] },
    ])
      for (const other of others) {
        await put(path, { ...as, ...other })
        expect([other, await total()]).not.toEqual([other, 79_200])
        await put(path, as)
        expect([other, await total()]).toEqual([other, 79_200])
      }
    await send('POST', '/api/premiums', { ...premium, kind: 'overtime' })
    const overtimeBeyond = async (overtimeAfter: string) =>
      (await costAlike({ ...YEAR, by: 'facility', overtimeAfter })).total.overtime
    expect([await overtimeBeyond('40'), await overtimeBeyond('5')]).toEqual([0, 4_200])
    await expectAlike(YEAR)
    await expectInStep()
  })

  it('says no sum of money that no number holds, and those that one does', async () => {
    const { query } = server.store
    for (const providerId of ['p1', 'p2'] as const)
      await run.book([providerId, 'ny', '2027-03-16', ['07:00', '19:00', 0], null, 'day'])
    await query('alter table rate drop constraint rate_per_hour_check')
    try {
      await query(
        `insert into rate (account_id, rate_id, valid_from, per_hour) values (1, 'dear', '2027-01-01', 600000000000000)`,
      )
      for (const seen of [(asked: Asked) => asked, byRows])
        for (const by of ['facility', 'person']) {
          await expect(costOf(seen(askedBy(1, {})), { ...YEAR, by })).rejects.toThrow(RangeError)
          for (const providerIds of ['p1', 'p2'])
            expect((await costOf(seen(askedBy(1, { providerIds })), { ...YEAR, by })).total.total).toBe(
              7_200_000_000_000_000,
            )
        }
      expect(unkept[0]).toEqual({ accountId: 1, months: ['2027-03'], err: expect.any(RangeError) })
    } finally {
      await query(`delete from rate where rate_id = 'dear'`)
      await query('alter table rate add constraint rate_per_hour_check check (per_hour between 0 and 100000000)')
    }
    await expectAlike(YEAR)
    await expectInStep()
  })

  it('says what could not be kept, once, and answers all the same', async () => {
    const { query } = server.store
    await run.need(['ny', 'day', null, '2027-03-13', null, 2, 0])
    await run.book(['p1', 'ny', '2027-03-16', ['07:00', '19:00', 0], null, 'day'])
    await query(`alter table covered_month add constraint no_room check (month < '2027-03') not valid`)
    try {
      expect((await expectAlike(YEAR)).coverage.total.filled).toBe(1)
      const months = Array.from({ length: 10 }, (_, at) => `2027-${String(at + 3).padStart(2, '0')}`)
      expect(unkept).toEqual([{ accountId: 1, months, err: expect.objectContaining({ constraint: 'no_room' }) }])
    } finally {
      await query('alter table covered_month drop constraint no_room')
    }
    await expectAlike(YEAR)
    expect(unkept).toHaveLength(1)
    await expectInStep()
  })

  it('says of which months a rebuild found something else', async () => {
    await run.book(['p1', 'ny', '2027-03-13', ['07:00', '19:00', 0], null, 'day'])
    await expectAlike(YEAR)
    const { db } = server.store
    await sql`update worked_month set cells = '[]' where account_id = 1 and month = '2027-03'`.execute(db)
    await sql`update covered_month set days = '[]' where account_id = 1 and month = '2027-03'`.execute(db)
    await sql`update paid_month set cells = '[]' where account_id = 1 and month = '2027-03'`.execute(db)
    for (const found of [['2027-03'], []]) {
      expect((await rebuildMonths(WORKED_MONTHS, db, 1)).wrong).toEqual(found)
      expect((await rebuildMonths(COVERED_MONTHS, db, 1)).wrong).toEqual(found)
      expect((await rebuildMonths(PAID_MONTHS, db, 1)).wrong).toEqual(found)
    }
  })
})
