import { sql } from 'kysely'
import type { Store } from '../apps/server/src/db.ts'
import { appOn, signIn, timed } from './kit/calls.ts'
import { onEachEngine, versionOf, type EngineName } from './kit/engines.ts'
import { addPeopleAndPlaces, ADMIN, hospitalId, providerId } from './kit/population.ts'
import { keepResult, verdict, type Finding } from './kit/result.ts'
import { median } from './kit/statistics.ts'

const SIZE = { providers: 1_000, facilities: 200, assignmentsEach: 0 }
const ENTRIES = 1_000_000
const ROUNDS = 3
const TURNS = 3
const FILES = 4
const FILE_ROWS = 2_000
const ORIGIN = 'http://onward.test'
const LIMIT_MS = 250
const MOST_SLOWER = 1.15

const INDEXES = [
  'audit_by_time on audit_entry (account_id, at, entry_id)',
  'audit_by_user on audit_entry (account_id, user_id, at, entry_id)',
  'audit_by_action on audit_entry (account_id, action, at, entry_id)',
]
/** What an admin looks for, as the page asks it. */
const SEARCHES = {
  'the newest page': '',
  'the last page that there is': '&page=400',
  'an action that is rare': '&action=assignment.restored',
  'an object that is rare': '&objectType=call',
  'one shift': '&objectType=assignment&objectId=77',
  'a person who was here long ago': '&userId=p00003',
  'a rare action of a busy person': '&userId=admin&action=assignment.cancelled',
  'what nobody did who was signed in': '&nobody=true',
  'a day long ago': '&start=2026-02-01T00:00:00Z&end=2026-02-02T00:00:00Z',
  'a day of one person': '&start=2026-02-01T00:00:00Z&end=2026-02-02T00:00:00Z&userId=p00003',
}
type Search = keyof typeof SEARCHES
const WAYS = ['without', 'with'] as const
type Way = (typeof WAYS)[number]
type Taken = { engine: EngineName; way: Way; search?: Search; turn?: number; ms: number }
const taken: Taken[] = []
const engines: Record<string, string> = {}

/** A year and a half of an account: mostly imported shifts, sign-ins, and now and then what somebody looks for. */
const addEntries = async ({ db }: Store) => {
  await sql`
    insert into audit_entry (account_id, at, user_id, action, object_type, object_id, before, after, request_id)
    select 1, '2025-06-01T00:00:00Z'::timestamptz + n * interval '47 seconds',
      case when n % 10 = 0 then 'p' || lpad((n / 10 % 997 + 4)::text, 5, '0') when n < 200 then 'p00003'
        when n % 40000 = 7 then null else 'admin' end,
      action, split_part(action, '.', 1), case when action like 'session.%' then null else (n % 300000)::text end,
      case when action like 'assignment.c%' then shift end, case when action like 'assignment.%' then shift end, 'bench'
    from generate_series(1, ${ENTRIES}::integer) n
    cross join lateral (select case when n % 10 = 0 then 'session.started' when n % 9973 = 1 then 'assignment.restored'
      when n % 19997 = 2 then 'call.refused' when n % 4999 = 3 then 'assignment.cancelled'
      when n % 7 = 4 then 'assignment.changed' else 'assignment.imported' end as action) did
    cross join lateral (select jsonb_build_object('assignmentId', n, 'providerId', 'p00003', 'providerName', 'Amara B. Abernathy',
      'hospitalId', 'h0001', 'facilityName', 'Harbor 1 General Hospital', 'facilityCode', 'H1', 'startsAt', '2026-02-01T07:00',
      'endsAt', '2026-02-01T19:00', 'timeZone', 'America/New_York', 'start', '2026-02-01T12:00:00.000Z', 'end',
      '2026-02-02T00:00:00.000Z', 'elapsedMinutes', 720, 'scheduledDate', '2026-02-01', 'shiftType', 'day', 'status',
      'confirmed', 'note', null, 'version', 1) as shift) said`.execute(db)
}

/** Shifts that nobody has yet, a file for each year. */
const fileOf = (year: number) => {
  const rows = Array.from({ length: FILE_ROWS }, (_, at) => {
    const day = `${year}-01-${String(1 + Math.floor(at / 200)).padStart(2, '0')}`
    const person = at % 200
    return `${providerId(person)},${hospitalId(0)},${day}T07:00,${day}T19:00`
  })
  return ['providerId,hospitalId,startsAt,endsAt', ...rows].join('\n')
}

await onEachEngine(async ({ engine, open }) => {
  const store = await open()
  try {
    engines[engine] = await versionOf(store)
    await addPeopleAndPlaces(store, SIZE)
    await addEntries(store)
    const send = await appOn(store)
    const admin = await signIn(send, ORIGIN, ADMIN)
    const token = admin.send('GET', '/').headers.get('authorization') ?? ''
    const sendFile = (year: number) =>
      timed(
        send,
        new Request(`${ORIGIN}/api/import/assignments`, {
          method: 'POST',
          headers: { authorization: token, 'content-type': 'text/csv' },
          body: fileOf(year),
        }),
      )
    let year = 2040
    const turns = Array.from({ length: TURNS }, (_, at) => (at % 2 === 0 ? [...WAYS] : WAYS.toReversed())).flat()
    for (const [turn, way] of turns.entries()) {
      for (const index of INDEXES) {
        const [name = ''] = index.split(' ')
        await store.query(`drop index if exists ${name}`)
        if (way === 'with') await store.query(`create index ${index}`)
      }
      await store.query('vacuum analyze audit_entry')
      await store.query('checkpoint')
      for (const search of Object.keys(SEARCHES) as Search[])
        // the literal's own
        for (let round = -1; round < ROUNDS; round += 1) {
          const { ms } = await timed(send, admin.send('GET', `/api/audit?perPage=25${SEARCHES[search]}`))
          // The first one warms up.
          if (round >= 0) taken.push({ engine, way, search, ms })
        }
      for (let file = 0; file <= FILES; file += 1) {
        const { ms } = await sendFile((year += 1))
        // The first one warms up.
        if (file > 0) taken.push({ engine, way, turn, ms })
      }
    }
  } finally {
    await store.close()
  }
})

const findings = (['embedded', 'postgres'] as const).flatMap((engine): Finding[] => {
  const own = taken.filter((one) => one.engine === engine)
  if (own.length === 0) return []
  const of = (way: Way, isIt: (one: Taken) => boolean) =>
    median(own.filter((one) => one.way === way && isIt(one)).map(({ ms }) => ms))
  const searches = (Object.keys(SEARCHES) as Search[]).map((search): Finding => {
    const [value, without] = [of('with', (one) => one.search === search), of('without', (one) => one.search === search)]
    return {
      measure: `${engine}: ${search}`,
      value,
      unit: 'ms',
      yardstick: { what: 'without the indexes', value: without, ratio: value / without },
      target: `${LIMIT_MS}`,
      verdict: verdict(value <= LIMIT_MS),
    }
  })
  const file = (way: Way, pair: number) =>
    of(way, (one) => one.turn !== undefined && Math.floor(one.turn / WAYS.length) === pair)
  const pairs = Array.from({ length: TURNS }, (_, pair) => [file('with', pair), file('without', pair)] as const)
  const [value, without] = [median(pairs.map(([one]) => one)), median(pairs.map(([, other]) => other))]
  const ratio = median(pairs.map(([one, other]) => one / other))
  const cost: Finding = {
    measure: `${engine}: a file of ${FILE_ROWS} shifts`,
    value,
    unit: 'ms',
    yardstick: { what: 'without the indexes', value: without, ratio },
    target: `${MOST_SLOWER}`,
    verdict: verdict(ratio <= MOST_SLOWER),
  }
  return [...searches, cost]
})

await keepResult({
  name: 'audit',
  question: 'How long does an admin wait for the audit trail, and what do its indexes cost?',
  method: `The app in one process, over a trail of ${ENTRIES.toLocaleString('en')} entries; each search ${ROUNDS} times on each of ${TURNS} turns with the indexes and ${TURNS} without, medians. So are files of ${FILE_ROWS.toLocaleString('en')} new shifts, each of which is an entry as well: ${FILES} a turn, and the median of the ratios of turns beside each other.`,
  findings,
  engines,
  raw: taken,
})
