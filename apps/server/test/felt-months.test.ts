import { StabilityInput } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isWithin } from '../src/booking/scope.ts'
import { withdrawShifts } from '../src/booking/withdraw-shifts.ts'
import { writeShifts } from '../src/booking/write-shifts.ts'
import type { Db } from '../src/db.ts'
import type { Asked } from '../src/features/insight/asked.ts'
import { rebuildMonths } from '../src/features/insight/digests.ts'
import { FELT_MONTHS, feltOn } from '../src/features/insight/felt-months.ts'
import { logsAround } from '../src/features/insight/shift-logs.ts'
import { changesOn, openingsOn } from '../src/features/insight/stability.counted.ts'
import { stabilityReport } from '../src/features/insight/stability.report.ts'
import { forgetTouches } from '../src/kept-months.ts'
import { openApp } from './app-fixture.ts'
import { runs } from './bookings.ts'
import { describeEngine, engineName } from './open-test-db.ts'

const RUNS = runs('FELT_RUNS', 8)
const SEED = runs('FELT_SEED', 42)
/** Before all shifts: what has begun is not taken back. What is done is written down by a clock of the store that goes on. */
const NOW = new Date('2027-02-10T15:00:00Z')
const FIRST = Date.parse('2027-02-20T09:00:00.123Z')
const HOUR = 3_600_000

let server: Awaited<ReturnType<typeof openApp>>
let token: string
let surgery: string
let clock = FIRST
let batches: number[] = []
let publications: number[] = []
/** An account has one at a time. */
let staged: string | undefined
let key = 0

const at = async (moment: number) => {
  clock = moment
  for (const table of ['audit_entry', 'publication'])
    await server.store.query(`alter table ${table} alter column at set default '${new Date(moment).toISOString()}'`)
}
beforeAll(async () => {
  server = await openApp({}, { now: () => NOW })
  token = await server.tokenOf('adminA')
  surgery = (await send('POST', '/api/specialties', { specialtyName: 'Surgery' })).body.specialty.specialtyId
  await server.store.db
    .insertInto('providerSpecialty')
    .values({ accountId: 1, providerId: 'p2', specialtyId: surgery, place: 0 })
    .execute()
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
const askedBy = (accountId: number, { hospitalId, specialtyId, asOf }: Words, scope?: readonly string[]): Asked => ({
  db: server.store.of(accountId),
  accountId,
  places: hospitalId === undefined ? scope : [hospitalId].filter((id) => isWithin(scope, id)),
  scope,
  now: asOf === undefined ? NOW.getTime() : Date.parse(asOf),
  specialtyId,
  shiftTypeIds: undefined,
  providerIds: undefined,
  log: { warn: (said: object) => void unkept.push(said) },
})

/** Of the trail alone. */
const ofTrail: typeof feltOn = async (asked, range) => {
  const logs = await logsAround(asked, range)
  return { changes: await changesOn(asked, range, logs), openings: await openingsOn(asked, range, logs) }
}
/** To the letter, with its rows in their order. */
const expectAlike = async (words: Words, scope?: readonly string[]) => {
  const asked = askedBy(1, words, scope)
  const input = v.parse(StabilityInput, words)
  const own = await stabilityReport(asked, input)
  const plain = await stabilityReport(asked, input, ofTrail)
  expect([words, scope, own]).toEqual([words, scope, plain])
  expect(JSON.stringify(own)).toBe(JSON.stringify(plain))
  return own
}
const YEAR = { from: '2027-01-01', to: '2027-12-31' }

type Kept = { month: string; felt: string }
const kept = async (accountId: number) =>
  (
    await sql<Kept>`select month, felt::text as felt from felt_month where account_id = ${accountId} order by month`.execute(
      server.store.db,
    )
  ).rows
const touched = async (accountId: number) =>
  (
    await server.store.db
      .selectFrom('feltTouch')
      .where('accountId', '=', accountId)
      .select('month')
      .distinct()
      .orderBy('month')
      .execute()
  ).map(({ month }) => month)
/** What is kept is what would be made of the trail, whatever was read beside it. */
const expectInStep = async () => {
  await expectAlike(YEAR)
  const before = await kept(1)
  expect((await rebuildMonths(FELT_MONTHS, server.store.db, 1)).wrong).toEqual([])
  expect(await kept(1)).toEqual(before)
}

const date = fc.constantFrom(
  '2027-02-26',
  '2027-02-28',
  '2027-03-01',
  '2027-03-14',
  '2027-03-31',
  '2027-04-02',
  '2027-04-20',
)
const times = fc.constantFrom(['07:00', '19:00', 0], ['19:00', '07:00', 1], ['01:30', '03:30', 0]) as fc.Arbitrary<
  [string, string, number]
>
const which = fc.nat({ max: 400 })
const person = fc.constantFrom('p1', 'p2', 'p1', null)
const place = fc.constantFrom('ny', 'la')
const wallOf = (day: string, [starts, ends, days]: [string, string, number]) => ({
  startsAt: `${day}T${starts}`,
  endsAt: `${addDays(day, days)}T${ends}`,
})

const steps = {
  book: fc.tuple(person, place, date, times, fc.boolean()),
  move: fc.tuple(which, date, times),
  hand: fc.tuple(which, person),
  carry: fc.tuple(which, place),
  note: fc.tuple(which),
  cancel: fc.tuple(which),
  undo: fc.tuple(which),
  horizon: fc.tuple(place, fc.constantFrom(null, '2027-02-27', '2027-03-15')),
  publish: fc.tuple(date, fc.constantFrom(['ny'], ['la'], ['ny', 'la'])),
  withdraw: fc.tuple(which),
  zone: fc.tuple(place, fc.constantFrom('America/New_York', 'Pacific/Auckland', 'Pacific/Honolulu')),
  import: fc.tuple(person, date),
  stage: fc.tuple(date),
  ended: fc.tuple(fc.boolean()),
  tidy: fc.constant([] as []),
}
type Steps = typeof steps
type Step = {
  [Name in keyof Steps]: { name: Name; with: Steps[Name] extends fc.Arbitrary<infer Given> ? Given : never }
}[keyof Steps]
const WEIGHTS: Record<string, number> = { book: 10, hand: 6, move: 4, cancel: 3, undo: 4, publish: 4, withdraw: 3 }
const step = fc.oneof(
  ...Object.entries(steps).map(([name, given]) => ({
    weight: WEIGHTS[name] ?? 2,
    arbitrary: (given as fc.Arbitrary<unknown>).map((one) => ({ name, with: one }) as Step), // of its own name
  })),
)

const done = ({ body }: { body: { batchId?: number } }) => {
  if (body?.batchId) batches.push(body.batchId)
}
const oneOf = <One>(all: readonly One[], at: number) => all[at % (all.length || 1)]
const change = async (at: number, body: object) => {
  const one = oneOf(await shifts(), at)
  if (one) done(await send('PATCH', `/api/assignments/${one.assignmentId}`, { version: one.version, ...body }))
}
const author = { accountId: 1, userId: 'adminA', requestId: 'felt' }
/** As an import, which sees what it has written. */
const asImport = (importId: string, work: (trx: Db) => Promise<unknown>) =>
  server.store
    .of(1)
    .transaction()
    .execute(async (trx) => {
      await sql`select set_config('onward.import_id', ${importId}, true)`.execute(trx)
      await work(trx)
    })
const stagedOn = (day: string) => ({
  externalId: `staged${(key += 1)}`,
  providerId: null,
  hospitalId: 'ny',
  ...wallOf(day, ['07:00', '19:00', 0]),
  timeZone: 'America/New_York',
  start: `${day}T12:00:00.000Z`,
  end: `${addDays(day, 1)}T00:00:00.000Z`,
  scheduledDate: day,
  shiftType: 'day' as const,
  clockChange: { startsAt: null, endsAt: null },
  note: null,
})
const run: { [Name in keyof Steps]: (given: Extract<Step, { name: Name }>['with']) => Promise<unknown> } = {
  book: async ([providerId, hospitalId, day, clock, isSurgery]) => {
    const specialtyId = isSurgery ? surgery : null
    const answer = await send('POST', '/api/assignments', {
      providerId,
      hospitalId,
      specialtyId,
      ...wallOf(day, clock),
    })
    expect([201, 409]).toContain(answer.status)
    done(answer)
  },
  move: ([at, day, clock]) => change(at, wallOf(day, clock)),
  hand: ([at, providerId]) => change(at, { providerId }),
  carry: ([at, hospitalId]) => change(at, { hospitalId }),
  note: ([at]) => change(at, { note: `${(key += 1)}` }),
  cancel: async ([at]) => {
    const one = oneOf(await shifts(), at)
    if (!one) return
    const changes = [{ kind: 'cancel', assignmentId: one.assignmentId, version: one.version }]
    done(await send('POST', '/api/proposals', { mode: 'commit', changes }))
  },
  undo: async ([at]) => {
    const batch = oneOf(batches, at)
    if (batch !== undefined) done(await send('POST', `/api/batches/${batch}/undo`))
  },
  horizon: ([hospitalId, publishedUntil]) =>
    server.store.db.updateTable('facility').set({ publishedUntil }).where('hospitalId', '=', hospitalId).execute(),
  publish: async ([from, hospitalIds]) => {
    const { status, body } = await send('POST', '/api/publications', { from, to: addDays(from, 25), hospitalIds })
    expect([200, 201]).toContain(status)
    if (body.publication) publications.push(body.publication.publicationId)
  },
  withdraw: async ([at]) => {
    const publication = oneOf(publications, at)
    if (publication !== undefined) await send('POST', `/api/publications/${publication}/withdrawal`)
  },
  zone: async ([hospitalId, timeZone]) => {
    const { version } = (await send('GET', `/api/facilities/${hospitalId}`)).body.facility
    await send('PATCH', `/api/facilities/${hospitalId}`, { version, timeZone, keep: key % 2 ? 'wall' : 'instants' })
  },
  import: async ([providerId, day]) => {
    const row = `x${(key += 1) % 4},${providerId ?? ''},ny,${day}T05:00,${day}T06:30,custom,`
    const csv = `externalId,providerId,hospitalId,startsAt,endsAt,shiftType,note\n${row}`
    await server.send('POST', '/api/import/assignments', { token, body: csv, headers: { 'content-type': 'text/csv' } })
  },
  // Under way for a while: seen by nobody until it is ended, or taken back.
  stage: async ([day]) => {
    if (staged !== undefined) return
    const { importId } = await server.store.db
      .insertInto('stagedImport')
      .values({ accountId: 1 })
      .returning('importId')
      .executeTakeFirstOrThrow()
    staged = importId
    await asImport(importId, (trx) =>
      writeShifts(trx, author, { create: [stagedOn(day)], change: [], cancel: [], importId }, 'imported'),
    )
  },
  ended: async ([isTakenBack]) => {
    const importId = staged
    if (importId === undefined) return
    staged = undefined
    if (isTakenBack) await asImport(importId, (trx) => withdrawShifts(trx, author, importId))
    await server.store.db.deleteFrom('stagedImport').where('importId', '=', importId).execute()
  },
  tidy: () => forgetTouches(server.store.db),
}

const asking = fc.record({
  range: fc.constantFrom(
    YEAR,
    { from: '2027-03-01', to: '2027-03-31' },
    { from: '2027-02-27', to: '2027-04-02' },
    { from: '2027-02-01', to: '2027-03-14' },
    { from: '2027-03-31', to: '2027-05-31' },
  ),
  by: fc.constantFrom({}, { by: 'author' }, { by: 'person' }),
  filter: fc.constantFrom({}, {}, { hospitalId: 'ny' }, { specialtyId: 'surgery' }, { compare: 'before' }),
  asOf: fc.constantFrom({}, { asOf: '2027-03-14T12:00:00Z' }, { asOf: '2027-12-31T00:00:00Z' }),
  scope: fc.constantFrom(undefined, undefined, ['ny'], ['la'], []),
  // How long after the one before it is done.
  hours: fc.constantFrom(0, 1, 5, 9, 30, 80),
})

/** Without shifts and the trail of them, which nobody else can empty. */
const begin = async () => {
  const { db, query } = server.store
  const kept = ['felt_touch', 'felt_month', 'staged_import']
  for (const table of ['audit_entry', 'publication']) await query(`alter table ${table} disable trigger user`)
  for (const table of ['published_assignment', 'assignment', 'audit_entry', 'publication', ...kept])
    await query(`delete from ${table}`)
  for (const table of ['audit_entry', 'publication']) await query(`alter table ${table} enable trigger user`)
  await sql`update facility set published_until = null,
    time_zone = case hospital_id when 'la' then 'America/Los_Angeles' else 'America/New_York' end where account_id = 1`.execute(
    db,
  )
  batches = []
  publications = []
  staged = undefined
  unkept.length = 0
  await at(FIRST)
}

describeEngine('what people felt in months', { timeout: 300_000 }, () => {
  beforeEach(() => begin())

  it('is what the trail comes to after any writes, and what is kept is what a rebuild makes', async () => {
    const seen: Record<string, number> = {}
    const see = (name: string, sum: number) => void (seen[name] = (seen[name] ?? 0) + sum)
    const all = fc.array(fc.tuple(step, asking), { minLength: 30, maxLength: 50 })
    await fc.assert(
      fc.asyncProperty(all, async (written) => {
        await begin()
        for (const [{ name, with: given }, { range, by, filter, asOf, scope, hours }] of written) {
          await at(clock + hours * HOUR)
          await (run[name] as (one: unknown) => Promise<unknown>)(given)
          const words: Words = { ...range, ...by, ...filter, ...asOf }
          await expectAlike('specialtyId' in words ? { ...words, specialtyId: surgery } : words, scope)
        }
        const { total, fills } = await expectAlike(YEAR)
        for (const [figure, sum] of Object.entries({ ...total, ...fills })) see(figure, sum ?? 0)
        await expectInStep()
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
    // Of nothing everything is alike.
    const { nineOfTen: _, median: __, passed: ___, ...figures } = seen
    for (const [name, sum] of Object.entries(figures)) expect([name, sum > 0]).toEqual([name, true])
    expect(unkept).toEqual([])
  })

  const dayShift = ['07:00', '19:00', 0] as [string, string, number]
  const newest = async () => {
    const all = await shifts()
    return all.reduce((one, other) => (other.assignmentId > one.assignmentId ? other : one))
  }

  it('is not behind whoever commits last, though they began first', async () => {
    if (engineName === 'embedded') return expect(server.store.engine).toBe('embedded') // one transaction at a time
    const { db } = server.store
    await run.book(['p1', 'ny', '2027-03-14', dayShift, false])
    const { assignmentId } = await newest()
    const [written, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = db.transaction().execute(async (trx) => {
      await sql`
        insert into audit_entry (account_id, action, object_type, object_id, before, after)
        select 1, 'assignment.changed', 'assignment', object_id, after, after || '{"providerId": "p2"}'
        from audit_entry where account_id = 1 and object_id = ${String(assignmentId)}`.execute(trx)
      written.resolve()
      await mayEnd.promise
    })
    await written.promise
    expect((await expectAlike(YEAR)).total.changes).toBe(0)
    // What was touched before may be forgotten, and what is under way is not.
    await forgetTouches(db)
    mayEnd.resolve()
    await first
    expect((await expectAlike(YEAR)).total.handedOver).toBe(1)
    await expectInStep()
  })

  it('is made again of the months about a write alone, and not of what nobody feels', async () => {
    const { db } = server.store
    await run.book(['p1', 'ny', '2027-04-20', dayShift, false])
    expect(await touched(1)).toEqual([])
    await run.book([null, 'ny', '2027-04-20', dayShift, false])
    expect(await touched(1)).toEqual(['2027-02'])
    await at(Date.parse('2027-03-30T12:00:00Z'))
    await run.hand([0, 'p2'])
    expect(await touched(1)).toEqual(['2027-02', '2027-03', '2027-04'])
    expect((await expectAlike(YEAR)).total.changes).toBe(1)
    await sql`delete from felt_touch`.execute(db)
    // A month that is not asked for again stays as it is, right or wrong: so it is read.
    await sql`update felt_month set felt = '[]' where month = '2027-03'`.execute(db)
    const { total } = await stabilityReport(askedBy(1, YEAR), v.parse(StabilityInput, YEAR))
    expect(total.changes).toBe(0)
    expect((await rebuildMonths(FELT_MONTHS, db, 1)).wrong).toEqual(['2027-03'])
    await expectInStep()
    expect(await kept(2)).toEqual([])
    await stabilityReport(askedBy(2, YEAR), v.parse(StabilityInput, YEAR))
    const nothing = (await kept(2)).map(({ month }) => `[{"month":"${month}","changes":[],"ended":[],"others":[]}]`)
    expect((await kept(2)).map(({ felt }) => felt)).toEqual(nothing)
    expect(nothing).toHaveLength(12)
  })

  it('has what became of an opening since its month, though nothing of that is written there', async () => {
    await run.book([null, 'ny', '2027-04-20', dayShift, false])
    const fills = async (words: Words = {}) =>
      (await expectAlike({ from: '2027-02-01', to: '2027-02-28', ...words })).fills
    expect(await fills()).toMatchObject({ openings: 1, waiting: 1 })
    expect(await fills({ asOf: '2027-05-01T00:00:00Z' })).toMatchObject({ openings: 1, passed: 1 })
    await at(Date.parse('2027-04-10T12:00:00Z'))
    await sql`delete from felt_touch`.execute(server.store.db)
    await run.hand([0, 'p1'])
    expect(await touched(1)).toEqual(['2027-04'])
    expect(await fills()).toMatchObject({ openings: 1, filled: 1 })
    await expectInStep()
    // Kept is the same, whichever months are read with it.
    await sql`delete from felt_month`.execute(server.store.db)
    await expectInStep()
  })

  it('has a shift that became open in one month and in the next once in each', async () => {
    await run.book([null, 'ny', '2027-04-20', dayShift, false])
    await run.hand([0, 'p1'])
    await at(Date.parse('2027-03-02T12:00:00Z'))
    await run.hand([0, null])
    const fills = async (from: string, to: string) => {
      await sql`delete from felt_month`.execute(server.store.db)
      return (await expectAlike({ from, to })).fills
    }
    expect(await fills('2027-02-01', '2027-02-28')).toMatchObject({ openings: 1, filled: 1 })
    expect(await fills('2027-03-01', '2027-03-31')).toMatchObject({ openings: 1, waiting: 1 })
    expect(await fills('2027-02-01', '2027-03-31')).toMatchObject({ openings: 2, filled: 1, waiting: 1 })
    await run.hand([0, 'p2'])
    expect(await fills('2027-02-01', '2027-03-31')).toMatchObject({ openings: 2, filled: 2 })
    await expectInStep()
  })

  it('has nothing of what an import opened and filled before that has ended', async () => {
    const { db } = server.store
    const filledBy = async (isTakenBack: boolean) => {
      await run.stage(['2027-04-02'])
      const importId = staged ?? ''
      await asImport(importId, async (trx) => {
        const { rows } = await sql<{ assignmentId: number }>`
          select assignment_id as "assignmentId" from assignment where import_id = ${importId}::uuid`.execute(trx)
        for (const { assignmentId } of rows)
          await writeShifts(
            trx,
            author,
            {
              create: [],
              change: [{ ...stagedOn('2027-04-02'), providerId: 'p1', assignmentId, version: 1 }],
              cancel: [],
            },
            'imported',
          )
      })
      const { fills } = await expectAlike(YEAR)
      await run.ended([isTakenBack])
      return [fills, (await expectAlike(YEAR)).fills].map(({ openings, filled }) => [openings, filled])
    }
    expect(await filledBy(true)).toEqual([
      [0, 0],
      [0, 0],
    ])
    await sql`delete from felt_touch`.execute(db)
    expect(await filledBy(false)).toEqual([
      [0, 0],
      [1, 1],
    ])
    await expectInStep()
  })

  it('has what was felt before a month of a shift that nobody had been told is otherwise', async () => {
    await run.book(['p1', 'ny', '2027-04-20', dayShift, false])
    await run.horizon(['ny', '2027-02-27'])
    await run.hand([0, 'p2'])
    await at(Date.parse('2027-03-15T12:00:00Z'))
    await run.hand([0, null])
    await run.publish(['2027-04-02', ['ny']])
    const march = { from: '2027-03-01', to: '2027-03-31', by: 'person' }
    const { total, rows } = await expectAlike(march)
    expect([total.opened, rows.map(({ key }) => key)]).toEqual([1, ['p1']])
    await run.withdraw([0])
    expect((await expectAlike(march)).total.changes).toBe(1)
    await expectInStep()
  })

  it('has what is told in the first hours of a month of places where it is the one before', async () => {
    await run.book(['p1', 'la', '2027-04-20', dayShift, false])
    await run.horizon(['la', '2027-02-27'])
    await run.hand([0, 'p2'])
    const march = { from: '2027-03-01', to: '2027-03-31' }
    expect((await expectAlike(march)).total.changes).toBe(0)
    await sql`delete from felt_touch`.execute(server.store.db)
    await at(Date.parse('2027-04-01T05:00:00Z'))
    await run.publish(['2027-04-02', ['la']])
    expect((await expectAlike(march)).total.handedOver).toBe(1)
    await expectInStep()
  })

  it('tells the notice of a shift that has gone elsewhere by its start where it was, to who plans there alone', async () => {
    await run.book(['p1', 'la', '2027-04-20', dayShift, false])
    const { assignmentId, version } = await newest()
    const moved = { version, hospitalId: 'ny', ...wallOf('2027-02-26', dayShift) }
    expect((await send('PATCH', `/api/assignments/${assignmentId}`, moved)).status).toBe(200)
    expect((await expectAlike(YEAR)).total).toMatchObject({ relocated: 1, from2to7: 1, from14: 0 })
    expect((await expectAlike(YEAR, ['la'])).total).toMatchObject({ relocated: 1, from2to7: 0, from14: 1 })
    expect((await expectAlike(YEAR, ['ny'])).total.changes).toBe(0)
  })

  it('says what could not be kept, once, and answers all the same', async () => {
    const { query } = server.store
    await run.book(['p1', 'ny', '2027-03-14', dayShift, false])
    await run.hand([0, 'p2'])
    await query(`alter table felt_month add constraint no_room check (month < '2027-12') not valid`)
    try {
      expect((await expectAlike(YEAR)).total.handedOver).toBe(1)
      const err: unknown = expect.objectContaining({ constraint: 'no_room' })
      expect(unkept).toEqual([{ accountId: 1, months: ['2027-12'], err }])
    } finally {
      await query('alter table felt_month drop constraint no_room')
    }
    await expectInStep()
  })
})
