import { sql } from 'kysely'
import type { Store } from '../apps/server/src/db.ts'
import { appOn, signIn, timed } from './kit/calls.ts'
import { onEachEngine, versionOf, type EngineName } from './kit/engines.ts'
import {
  addMonth,
  addPeopleAndPlaces,
  ACCOUNT_ID,
  ADMIN,
  hospitalId,
  providerEmail,
  providerId,
} from './kit/population.ts'
import { keepResult, type Finding } from './kit/result.ts'
import { median } from './kit/statistics.ts'

const SIZE = { providers: 1_000, facilities: 40, assignmentsEach: 17 }
const MONTHS = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}`)
const ROWS = SIZE.providers * SIZE.assignmentsEach * MONTHS.length
const YEAR = 'from=2027-01-01&to=2027-12-31'
const MONTH = 'from=2027-03-01&to=2027-03-31'
const ROUNDS = 3
const BOOKINGS = 15
const TARGET = 150
const ORIGIN = 'http://onward.test'
const SCHEDULER = providerEmail(0)

const ASKED = {
  today: '/api/insight/today?timeZone=America/New_York',
  'coverage of a month': `/api/insight/coverage?${MONTH}`,
  'coverage of a year': `/api/insight/coverage?${YEAR}`,
  'hours of a month': `/api/insight/hours?${MONTH}`,
  'hours of a year': `/api/insight/hours?${YEAR}`,
  'fairness of a year': `/api/insight/fairness?${YEAR}`,
  'cost of a year': `/api/insight/cost?${YEAR}`,
  'stability of a month': `/api/insight/stability?${MONTH}`,
  'stability of a year': `/api/insight/stability?${YEAR}`,
} as const
type Name = keyof typeof ASKED
const NAMES = Object.keys(ASKED) as Name[]
/** What is answered by digests where they are there. */
const DIGESTED = {
  'hours of a year by facility': `/api/insight/hours?${YEAR}&by=facility`,
  'hours of a year by person and facility': `/api/insight/hours?${YEAR}&by=person&and=facility`,
  'hours of a year': ASKED['hours of a year'],
  'fairness of a year': ASKED['fairness of a year'],
  'coverage of a year': ASKED['coverage of a year'],
  'cost of a year': ASKED['cost of a year'],
} as const
/** What asks for the same of the rows: another threshold than that of the digests, or somebody who plans at every facility. */
const OF_ROWS: Record<keyof typeof DIGESTED, { more: string } | { by: 'scheduler' }> = {
  'hours of a year by facility': { more: '&overtimeAfter=39' },
  'hours of a year by person and facility': { more: '&overtimeAfter=39' },
  'hours of a year': { more: '&overtimeAfter=39' },
  'fairness of a year': { more: '&restHours=10' },
  'coverage of a year': { by: 'scheduler' },
  'cost of a year': { more: '&overtimeAfter=39' },
}
type Digested = keyof typeof DIGESTED
/** Where digests are kept that are of no worked months. */
const KEPT: { [Name in Digested]?: 'coveredMonth' | 'paidMonth' } = {
  'coverage of a year': 'coveredMonth',
  'cost of a year': 'paidMonth',
}
const DIGESTED_NAMES = Object.keys(DIGESTED) as Digested[]
/** In step, after a booking, without digests, and shift by shift. */
const STATES = ['in step', 'after a booking', 'without digests', 'of the rows'] as const
type State = (typeof STATES)[number]
type Taken = {
  engine: EngineName
  ms: Record<Name | 'rows of a year', number>
  digested: Record<Digested, Record<State, number>>
  booking: { with: number; without: number }
}

const rounds: Taken[] = []
const engines: Record<string, string> = {}

/** Each facility needs so many by day and by night, every day. */
const addDemand = ({ db }: Store) =>
  sql`
    insert into demand (account_id, demand_id, hospital_id, shift_type_id, from_date, days)
    select ${ACCOUNT_ID}, f.hospital_id || t.id, f.hospital_id, t.id, '2027-01-01',
      jsonb_build_array(cell, cell, cell, cell, cell, cell, cell, cell)
    from facility f cross join (values ('day', 7), ('night', 5)) t (id, least)
    cross join lateral (select jsonb_build_object('least', t.least, 'wished', t.least + 1) as cell) c`.execute(db)

/** Somebody who plans at every facility. */
const addScheduler = async ({ db }: Store) => {
  await sql`update user_role set role_name = 'Scheduler' where user_id = ${providerId(0)}`.execute(db)
  await sql`
    insert into user_facility (account_id, user_id, hospital_id)
    select ${ACCOUNT_ID}, ${providerId(0)}, hospital_id from facility`.execute(db)
}

/** Every facility has a rate and premiums, and every second person one of their own. */
const addRates = async ({ db }: Store) => {
  await sql`
    insert into rate (account_id, rate_id, hospital_id, valid_from, per_hour)
    select ${ACCOUNT_ID}, hospital_id, hospital_id, '2027-01-01', 15000 from facility`.execute(db)
  await sql`
    insert into rate (account_id, rate_id, provider_id, valid_from, per_hour)
    select ${ACCOUNT_ID}, 'p' || provider_id, provider_id, '2027-01-01', 18000
    from (select provider_id, row_number() over (order by provider_id) as at from provider) p where at % 2 = 0`.execute(
    db,
  )
  await sql`
    insert into premium (account_id, premium_id, kind, hospital_id, valid_from, basis_points)
    select ${ACCOUNT_ID}, hospital_id || kind, kind, hospital_id, '2027-01-01', 1500
    from facility cross join (values ('night'), ('weekend'), ('overtime')) k (kind)`.execute(db)
}

/** Each shift was made a month before; every tenth was handed over within the days before it, as the audit trail has it. */
const addLog = async ({ db }: Store) => {
  const row = sql`jsonb_build_object('assignmentId', a.assignment_id, 'providerId', a.provider_id, 'providerName', p.provider_name,
    'hospitalId', a.hospital_id, 'facilityName', f.facility_name, 'facilityCode', f.code,
    'startsAt', to_char(a.starts_at, 'YYYY-MM-DD"T"HH24:MI'), 'endsAt', to_char(a.ends_at, 'YYYY-MM-DD"T"HH24:MI'),
    'timeZone', a.time_zone, 'start', to_char(lower(a.during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'end', to_char(upper(a.during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'elapsedMinutes', 720,
    'scheduledDate', a.scheduled_date, 'shiftType', a.shift_type, 'shiftTypeId', a.shift_type, 'shiftTypeName', a.shift_type,
    'specialtyId', null, 'specialtyName', null, 'status', 'confirmed', 'publication', 'published', 'note', null, 'version', 2,
    'clockChange', null)`
  const from = sql`from assignment a
    join provider p on p.account_id = a.account_id and p.provider_id = a.provider_id
    join facility f on f.account_id = a.account_id and f.hospital_id = a.hospital_id
    where a.account_id = ${ACCOUNT_ID}`
  await sql`
    insert into audit_entry (account_id, at, user_id, action, object_type, object_id, after)
    select a.account_id, lower(a.during) - interval '30 days', 'admin', 'assignment.created', 'assignment', a.assignment_id, ${row}
    ${from}`.execute(db)
  await sql`
    insert into audit_entry (account_id, at, user_id, action, object_type, object_id, before, after)
    select a.account_id, lower(a.during) - a.assignment_id % 400 * interval '1 hour', 'admin', 'assignment.changed', 'assignment',
      a.assignment_id, ${row} || '{"providerId": "p00001"}', ${row}
    ${from} and a.assignment_id % 10 = 0`.execute(db)
}

await onEachEngine(async ({ engine, open }) => {
  const store = await open()
  try {
    engines[engine] = await versionOf(store)
    await addPeopleAndPlaces(store, SIZE)
    for (const month of MONTHS) await addMonth(store, SIZE, month)
    await addDemand(store)
    await addRates(store)
    await addScheduler(store)
    await addLog(store)
    await store.vacuum()
    const send = await appOn(store)
    let admin = await signIn(send, ORIGIN, ADMIN)
    let scheduler = await signIn(send, ORIGIN, SCHEDULER)
    const rowsOfYear = async () => {
      const from = performance.now()
      const { rows } = await sql`
        select assignment_id, provider_id, hospital_id, scheduled_date, shift_type, lower(during), upper(during)
        from assignment where account_id = ${ACCOUNT_ID} and status = 'confirmed'
          and scheduled_date between '2027-01-01' and '2027-12-31'`.execute(store.db)
      if (rows.length !== ROWS) throw new Error(`${rows.length} rows instead of ${ROWS}`)
      return performance.now() - from
    }
    const ask = async (path: string, by = admin) => (await timed(send, by.send('GET', path))).ms
    const askRows = (name: Digested) => {
      const how = OF_ROWS[name]
      return 'by' in how ? ask(DIGESTED[name], scheduler) : ask(`${DIGESTED[name]}${how.more}`)
    }
    let booked = 0
    // After the last of the year's shifts but one each of somebody else's: of the same people as often with as without.
    const book = async () => {
      const who = booked % SIZE.providers
      booked += 1
      const shift = { providerId: providerId(who), hospitalId: hospitalId(0) }
      const times = { startsAt: '2028-06-01T07:00', endsAt: '2028-06-01T15:00' }
      return (await timed(send, admin.post('/api/assignments', { ...shift, ...times }))).ms
    }
    const writeInYear = () =>
      sql`update assignment set note = 'x' where assignment_id = (
        select assignment_id from assignment where account_id = ${ACCOUNT_ID} and scheduled_date = '2027-08-20' limit 1)`.execute(
        store.db,
      )
    const askDigested = async (name: Digested) => {
      const path = DIGESTED[name]
      const rows = await askRows(name)
      await store.db.deleteFrom(KEPT[name] ?? 'workedMonth').execute()
      const without = await ask(path)
      const inStep = await ask(path)
      await writeInYear()
      return { 'of the rows': rows, 'without digests': without, 'in step': inStep, 'after a booking': await ask(path) }
    }
    const TRIGGERS = ['worked', 'covered'].flatMap((what) =>
      ['added', 'changed', 'removed'].map((how) => `touch_${what}_${how}`),
    )
    const turn = async (how: 'enable' | 'disable') => {
      for (const trigger of TRIGGERS) await store.query(`alter table assignment ${how} trigger ${trigger}`)
    }
    const askBooking = async (isReversed: boolean) => {
      const taken = { with: 0, without: 0 }
      for (const how of isReversed ? (['without', 'with'] as const) : (['with', 'without'] as const)) {
        await turn(how === 'with' ? 'enable' : 'disable')
        const all: number[] = []
        for (let at = 0; at < BOOKINGS; at += 1) all.push(await book())
        taken[how] = median(all)
      }
      await turn('enable')
      return taken
    }
    for (let round = -1; round < ROUNDS; round += 1) {
      // A round may take minutes, and a sign-in lasts ten.
      admin = await signIn(send, ORIGIN, ADMIN)
      scheduler = await signIn(send, ORIGIN, SCHEDULER)
      const digested = {} as Taken['digested'] // each follows
      for (const name of round % 2 === 0 ? DIGESTED_NAMES : DIGESTED_NAMES.toReversed())
        digested[name] = await askDigested(name)
      const booking = await askBooking(round % 2 !== 0)
      const ms = { 'rows of a year': await rowsOfYear() } as Taken['ms'] // the others follow
      for (const name of round % 2 === 0 ? NAMES : NAMES.toReversed())
        ms[name] = (await timed(send, admin.send('GET', ASKED[name]))).ms
      // The first round warms up.
      if (round >= 0) rounds.push({ engine, ms, digested, booking })
    }
  } finally {
    await store.close()
  }
})

const findings = (['embedded', 'postgres'] as const).flatMap((engine): Finding[] => {
  const own = rounds.filter((round) => round.engine === engine)
  if (own.length === 0) return []
  const plain = NAMES.map((name): Finding => {
    const value = median(own.map(({ ms }) => ms[name]))
    const ratio = median(own.map(({ ms }) => ms[name] / ms['rows of a year']))
    const yardstick = {
      what: 'the rows of the year by raw SQL',
      value: median(own.map(({ ms }) => ms['rows of a year'])),
      ratio,
    }
    return {
      measure: `${engine}: ${name}`,
      value,
      unit: 'ms',
      yardstick,
      target: `at most ${TARGET} ms`,
      verdict: value <= TARGET ? 'met' : 'missed',
    }
  })
  const digested = DIGESTED_NAMES.flatMap((name) => {
    const of = (state: State) => median(own.map((round) => round.digested[name][state]))
    return STATES.slice(0, -1).map((state): Finding => {
      const yardstick = {
        what: 'the same report of the rows',
        value: of('of the rows'),
        ratio: median(own.map((round) => round.digested[name][state] / round.digested[name]['of the rows'])),
      }
      const finding = { measure: `${engine}: ${name}, ${state}`, value: of(state), unit: 'ms', yardstick }
      return state === 'in step'
        ? { ...finding, target: `at most ${TARGET} ms`, verdict: of(state) <= TARGET ? 'met' : 'missed' }
        : { ...finding, verdict: 'told' }
    })
  })
  const booking: Finding = {
    measure: `${engine}: a new shift`,
    value: median(own.map((round) => round.booking.with)),
    unit: 'ms',
    yardstick: {
      what: 'without what notes it for digests',
      value: median(own.map((round) => round.booking.without)),
      ratio: median(own.map((round) => round.booking.with / round.booking.without)),
    },
    verdict: 'told',
  }
  return [...plain, ...digested, booking]
})
await keepResult({
  name: 'insight',
  question: 'What do the reports of a year of 1,000 people cost?',
  method: `1,000 people, 40 facilities that need somebody by day and by night, ${ROWS} shifts in a year. The whole app in one process against the rows of the year by raw SQL in the same round; ${ROUNDS} rounds, medians of times and of ratios. Hours, fairness, coverage, cost and stability are answered by digests that are in step; beside them after one shift of the year was written, without any digest, and of the rows, as by another threshold than theirs or by somebody who plans at every facility. ${BOOKINGS} shifts are booked with and as many without the triggers that note what was written, one after the other.`,
  findings,
  engines,
  raw: rounds,
})
