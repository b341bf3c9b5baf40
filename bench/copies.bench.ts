import { sql } from 'kysely'
import { addDays } from '../packages/scheduling/src/index.ts'
import { packs } from '../packages/scheduling/src/judge/index.ts'
import { appOn, signIn, timed } from './kit/calls.ts'
import { onEachEngine, versionOf, type EngineName } from './kit/engines.ts'
import { ACCOUNT_ID, addMonth, addPeopleAndPlaces, ADMIN, monthFromNow } from './kit/population.ts'
import { keepResult, verdict, type Finding } from './kit/result.ts'
import { median } from './kit/statistics.ts'

const SIZE = { providers: 500, facilities: 20, assignmentsEach: 22 }
const ROUNDS = 3
const ORIGIN = 'http://onward.test'
/** So many times what the bare rows take a call may take on PostgreSQL, whatever the rules: seconds are the machine's. */
const MOST = 6
const RULES = ['none', 'nurses', 'eu-working-time'] as const
type Rules = (typeof RULES)[number]
type Taken = { engine: EngineName; rules: Rules; wanted: number; created: number; copyMs: number; longestWaitMs: number; undoMs: number; rowsMs: number } // prettier-ignore

const rounds: Taken[] = []
const engines: Record<string, string> = {}
const from = `${monthFromNow(1)}-01`
const to = addDays(from, 27)
const target = addDays(from, 35)

await onEachEngine(async ({ engine, open }) => {
  const store = await open()
  try {
    engines[engine] = await versionOf(store)
    await addPeopleAndPlaces(store, SIZE)
    for (const by of [0, 1]) await addMonth(store, SIZE, monthFromNow(by))
    await sql`insert into contract (account_id, contract_id, provider_id, valid_from, fte, target_hours)
      select ${ACCOUNT_ID}, provider_id, provider_id, '2020-01-01', 1, 36 from provider`.execute(store.db)
    // Somebody whom the copies are not about.
    await sql`insert into provider (account_id, provider_id, provider_name, sort_name) values (${ACCOUNT_ID}, 'other', 'Other', 'other')`.execute(
      store.db,
    )
    await store.vacuum()
    const send = await appOn(store)
    const admin = await signIn(send, ORIGIN, ADMIN)
    /** The bare rows, as one statement writes them: the least that it can cost. */
    const rowsAlone = async () => {
      const start = performance.now()
      await store.db
        .transaction()
        .execute(async (trx) => {
          await sql`
            insert into assignment (account_id, provider_id, hospital_id, starts_at, ends_at, time_zone, during, scheduled_date,
              shift_type, shift_type_id)
            select account_id, provider_id, hospital_id, starts_at + interval '35 days', ends_at + interval '35 days', time_zone,
              tstzrange(lower(during) + interval '35 days', upper(during) + interval '35 days'), scheduled_date + 35,
              shift_type, shift_type_id
            from assignment where account_id = ${ACCOUNT_ID} and status = 'confirmed'
              and scheduled_date between ${from}::date and ${to}::date`.execute(trx)
          throw new Error('taken back')
        })
        .catch((error: Error) => {
          if (error.message !== 'taken back') throw error
        })
      return performance.now() - start
    }
    let day = 0
    /** What somebody waits longest meanwhile who books for another person. */
    const whoeverElseBooks = () => {
      const end = new AbortController()
      const longest = (async () => {
        let ms = 0
        while (!end.signal.aborted) {
          const date = addDays('2040-01-01', (day += 14))
          const shift = { providerId: 'other', hospitalId: 'h0000', startsAt: `${date}T07:00`, endsAt: `${date}T09:00` }
          ms = Math.max(ms, (await timed(send, admin.post('/api/assignments', shift))).ms)
        }
        return ms
      })()
      return () => {
        end.abort()
        return longest
      }
    }
    for (const rules of RULES) {
      await store.db.deleteFrom('rule').execute()
      if (rules !== 'none') await timed(send, admin.post('/api/rules/packs', { packId: rules }))
      for (let round = -1; round < ROUNDS; round += 1) {
        const rowsMs = await rowsAlone()
        const end = whoeverElseBooks()
        const start = performance.now()
        const answer = await send(admin.post('/api/copies', { from, to, target, as: 'people' }))
        const copyMs = performance.now() - start
        const longestWaitMs = await end()
        const { batchId, wanted, created } = (await answer.json()) as { batchId: number; wanted: number; created: number } // prettier-ignore
        const { ms: undoMs } = await timed(send, admin.post(`/api/batches/${batchId}/undo`, {}))
        // The first round warms up.
        if (round >= 0) rounds.push({ engine, rules, wanted, created, copyMs, longestWaitMs, undoMs, rowsMs })
      }
    }
  } finally {
    await store.close()
  }
})

const nameOf = (packId: string) => packs.find((pack) => pack.packId === packId)?.name ?? 'no rules'
const findings = (['embedded', 'postgres'] as const).flatMap((engine) =>
  RULES.flatMap((rules): Finding[] => {
    const own = rounds.filter((round) => round.engine === engine && round.rules === rules)
    const [first] = own
    if (!first) return []
    const of = (what: 'copyMs' | 'rowsMs' | 'undoMs' | 'longestWaitMs') => median(own.map((round) => round[what]))
    const ratio = median(own.map(({ copyMs, rowsMs }) => copyMs / rowsMs))
    const told = (measure: string, value: number): Finding => ({
      measure: `${engine}: ${measure}, ${nameOf(rules)}`,
      value,
      unit: 's',
      verdict: 'told',
    })
    return [
      {
        ...told(`${first.created} of ${first.wanted} shifts copied`, of('copyMs') / 1_000),
        yardstick: {
          what: 'the bare rows in one statement',
          value: of('rowsMs') / 1_000,
          ratio,
        },
        ...(engine === 'postgres' && { target: `at most ${MOST} times the rows`, verdict: verdict(ratio <= MOST) }),
      },
      told('what somebody waits longest meanwhile who books for another person', of('longestWaitMs') / 1_000),
      told('all of it taken back', of('undoMs') / 1_000),
    ]
  }),
)
await keepResult({
  name: 'copies',
  question: 'What does it cost to copy four weeks of 500 people?',
  method:
    `${SIZE.providers} people with a contract and ${SIZE.assignmentsEach} shifts a month; 28 days are copied 35 days on, judged by one pack of rules after ` +
    'the other, taken back, and copied again. The whole app in one process; somebody books one shift after the other for a person who is in no copy. ' +
    `${ROUNDS} rounds after one that warms up, medians.`,
  findings,
  engines,
  raw: rounds,
})
