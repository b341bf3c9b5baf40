import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { createStore, type Store } from '../apps/server/src/db.ts'
import { openEngine } from '../apps/server/src/store/open-engine.ts'
import { migrate, migrationsFolder } from '../apps/server/src/store/migrate.ts'
import type { Database } from '../apps/server/src/tables.ts'
import type { Engine } from '../apps/server/src/store/engine.ts'
import { appOn, signIn, timed } from './kit/calls.ts'
import { onEachEngine, versionOf, type EngineName } from './kit/engines.ts'
import { addMonth, addPeopleAndPlaces, ADMIN, monthFromNow } from './kit/population.ts'
import { keepResult, verdict, type Finding } from './kit/result.ts'
import { median } from './kit/statistics.ts'

const SIZE = { providers: 1_000, facilities: 200, assignmentsEach: 20 }
const ROUNDS = 11
const INSERTS = 9
const ORIGIN = 'http://onward.test'
const LIMIT = 1.05
const CALLS = ['month', 'person', 'insert'] as const
const WAYS = ['owner', 'protected'] as const
type Taken = {
  engine: EngineName
  order: string[]
  ms: Record<(typeof WAYS)[number], Record<(typeof CALLS)[number], number>>
}

const rounds: Taken[] = []
const engines: Record<string, string> = {}
const month = monthFromNow(0)

/** The same store as its owner sees it: without roles and policies, as it was before. */
const unprotected = (engine: Engine, store: Store): Store => {
  const pool = { ...engine, options: {}, end: async () => {} } as unknown as PostgresPool // What Kysely uses of a pool.
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins })
  return { ...store, db, of: () => db }
}

await onEachEngine(async ({ engine: name, settings }) => {
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = settings
  const engine = await openEngine(databaseUrl === undefined ? { dataDir } : { databaseUrl }, console.warn)
  const store = createStore(engine)
  try {
    await migrate(engine, migrationsFolder)
    engines[name] = await versionOf(store)
    await addPeopleAndPlaces(store, SIZE)
    await addMonth(store, SIZE, month)
    await store.vacuum()
    const people = await store.db.selectFrom('provider').select('providerId').orderBy('providerId').execute()
    const [place] = await store.db.selectFrom('facility').select('hospitalId').limit(1).execute()
    let day = Date.UTC(2040, 0, 1)
    const shift = (at: number) => {
      const date = new Date(day).toISOString().slice(0, 10)
      return {
        providerId: people[at]?.providerId,
        hospitalId: place?.hospitalId,
        startsAt: `${date}T07:00`,
        endsAt: `${date}T15:00`,
      }
    }
    const sides = {
      owner: await appOn(unprotected(engine, store)),
      protected: await appOn(store),
    }
    const admin = await signIn(sides.protected, ORIGIN, ADMIN)
    const measure = async (way: (typeof WAYS)[number]) => {
      const send = sides[way]
      const view = { requestType: 'adminCalendarView', inputDate: month }
      const whole = await timed(send, admin.post('/api/admin', view, { 'accept-encoding': 'identity' }))
      const search = () => timed(send, admin.send('GET', `/api/providers?q=${people[7]?.providerId}`))
      const persons: number[] = []
      for (let at = 0; at < INSERTS; at += 1) persons.push((await search()).ms)
      const inserts: number[] = []
      day += 86_400_000
      for (let at = 0; at < INSERTS; at += 1)
        inserts.push((await timed(send, admin.post('/api/assignments', shift(at)))).ms)
      return { month: whole.ms, person: median(persons), insert: median(inserts) }
    }
    for (let round = -1; round < ROUNDS; round += 1) {
      const order = round % 2 === 0 ? [...WAYS] : WAYS.toReversed()
      const ms: Partial<Taken['ms']> = {}
      for (const way of order) ms[way] = await measure(way)
      // The first round warms up, and every round has both.
      if (round >= 0) rounds.push({ engine: name, order, ms: ms as Taken['ms'] })
    }
  } finally {
    await store.close()
  }
})

const WORDS = { month: 'a month of 20,000 shifts', person: 'a search for one person', insert: 'a new shift' }
const findings = (['embedded', 'postgres'] as const).flatMap((engine): Finding[] => {
  const own = rounds.filter((round) => round.engine === engine)
  if (own.length === 0) return []
  return CALLS.map((call): Finding => {
    const of = (way: (typeof WAYS)[number]) => median(own.map(({ ms }) => ms[way][call]))
    const ratio = median(own.map(({ ms }) => ms.protected[call] / ms.owner[call]))
    const yardstick = { what: 'without the second line', value: of('owner'), ratio }
    const found = { measure: `${engine}: ${WORDS[call]}`, value: of('protected'), unit: 'ms', yardstick }
    // Where the call itself takes a millisecond, the two statements more can be seen, and are told.
    return call === 'person'
      ? { ...found, verdict: 'told' }
      : { ...found, target: `${LIMIT}`, verdict: verdict(ratio <= LIMIT) }
  })
})

await keepResult({
  name: 'tenants',
  question: 'What does the second line between accounts cost?',
  method: `The app in one process, over the same store: as a role with row-level security, by a setting of each transaction, and as the owner, without either. ${ROUNDS} rounds, their order reversed each time, medians of times and of ratios within a round; of searches and new shifts the median of ${INSERTS}.`,
  findings,
  engines,
  raw: rounds,
})
