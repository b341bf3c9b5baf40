import { sql } from 'kysely'
import { packs } from '../packages/scheduling/src/judge/index.ts'
import { appOn, signIn, timed } from './kit/calls.ts'
import { onEachEngine, versionOf, type EngineName } from './kit/engines.ts'
import { ACCOUNT_ID, addMonth, addPeopleAndPlaces, ADMIN, hospitalId, monthFromNow } from './kit/population.ts'
import { keepResult, verdict, type Finding } from './kit/result.ts'
import { median } from './kit/statistics.ts'

const SIZE = { providers: 2_000, facilities: 200, assignmentsEach: 20 }
const ROUNDS = 11
const ORIGIN = 'http://onward.test'
const MOST = 150
/** Each pack looks further than the one before: a week, four weeks, seventeen. */
const RULES = ['none', 'nurses', 'acgme', 'eu-working-time'] as const
const WAYS = ['names', ...RULES] as const
type Way = (typeof WAYS)[number]
type Taken = { engine: EngineName; order: Way[]; ms: Record<Way, number> }

const rounds: Taken[] = []
const engines: Record<string, string> = {}
const months = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(monthFromNow)

await onEachEngine(async ({ engine, open }) => {
  const store = await open()
  try {
    engines[engine] = await versionOf(store)
    await addPeopleAndPlaces(store, SIZE)
    for (const month of months) await addMonth(store, SIZE, month)
    await sql`insert into contract (account_id, contract_id, provider_id, valid_from, fte, target_hours)
      select ${ACCOUNT_ID}, provider_id, provider_id, '2020-01-01', 1, 36 from provider`.execute(store.db)
    await store.vacuum()
    const send = await appOn(store)
    const admin = await signIn(send, ORIGIN, ADMIN)
    const day = `${monthFromNow(0)}-16`
    const slot = new URLSearchParams({
      hospitalId: hospitalId(0),
      startsAt: `${day}T07:00`,
      endsAt: `${day}T19:00`,
      perPage: '20',
    })
    const judgedBy = async (packId: string) => {
      await store.db.deleteFrom('rule').execute()
      if (packId !== 'none') await timed(send, admin.post('/api/rules/packs', { packId }))
    }
    const measure = async (way: Way) => {
      if (way === 'names') return (await timed(send, admin.send('GET', '/api/providers?perPage=500'))).ms
      await judgedBy(way)
      return (await timed(send, admin.send('GET', `/api/candidates?${slot}`))).ms
    }
    for (let round = -2; round < ROUNDS; round += 1) {
      const order = round % 2 === 0 ? [...WAYS] : WAYS.toReversed()
      const ms: Taken['ms'] = { names: 0, none: 0, nurses: 0, acgme: 0, 'eu-working-time': 0 }
      for (const way of order) ms[way] = await measure(way)
      // The first rounds warm up.
      if (round >= 0) rounds.push({ engine, order, ms })
    }
  } finally {
    await store.close()
  }
})

const nameOf = (packId: string) => packs.find((pack) => pack.packId === packId)?.name ?? 'no rules'
const findings = (['embedded', 'postgres'] as const).flatMap((engine) => {
  const own = rounds.filter((round) => round.engine === engine)
  if (own.length === 0) return []
  const of = (way: Way) => median(own.map(({ ms }) => ms[way]))
  return RULES.map((way): Finding => ({
    measure: `${engine}: the best 20 for a slot, ${nameOf(way)}`,
    value: of(way),
    unit: 'ms',
    yardstick: {
      what: 'a list of 500 people by name',
      value: of('names'),
      ratio: median(own.map(({ ms }) => ms[way] / ms.names)),
    },
    target: `at most ${MOST} ms`,
    verdict: verdict(of(way) <= MOST),
  }))
})
await keepResult({
  name: 'candidates',
  question: 'What does it cost to find who can work a slot, among 2,000 people?',
  method:
    `${SIZE.providers} people with a contract and ${SIZE.assignmentsEach} shifts each in every one of ${months.length} months. ` +
    'The whole app in one process (edge, session, contract). A page of 20, by the rules of one pack after the other, beside a ' +
    `page of people by name; ${ROUNDS} rounds, their order reversed each time, medians of times and of ratios within a round.`,
  findings,
  engines,
  raw: rounds,
})
