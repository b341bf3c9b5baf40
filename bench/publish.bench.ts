import { sql } from 'kysely'
import { addDays } from '../packages/scheduling/src/index.ts'
import { appOn, signIn, timed } from './kit/calls.ts'
import { onEachEngine, versionOf, type EngineName } from './kit/engines.ts'
import { ACCOUNT_ID, addMonth, addPeopleAndPlaces, ADMIN, hospitalId, monthFromNow } from './kit/population.ts'
import { keepResult, verdict, type Finding } from './kit/result.ts'
import { median } from './kit/statistics.ts'

const SIZE = { providers: 1_000, facilities: 20, assignmentsEach: 20 }
const ROUNDS = 3
const ORIGIN = 'http://onward.test'
const TARGET_S = 3
const TARGET_WAIT_MS = 500
const MINE = 'other'
/** Nothing is published there. */
const APART = hospitalId(19)
const month = monthFromNow(1)
const from = `${month}-01`
const to = addDays(from, 30)
const hospitalIds = Array.from({ length: 19 }, (_, index) => hospitalId(index))

type Waits = { thereMs: number; elsewhereMs: number; readMs: number }
type Taken = { engine: EngineName; shifts: number; people: number; dryMs: number; publishMs: number; withdrawMs: number; published: Waits; withdrawn: Waits } // prettier-ignore
const rounds: Taken[] = []
const engines: Record<string, string> = {}

await onEachEngine(async ({ engine, open }) => {
  const store = await open()
  try {
    engines[engine] = await versionOf(store)
    await addPeopleAndPlaces(store, SIZE)
    await addMonth(store, SIZE, month)
    for (const id of ['elsewhere', 'there'])
      await sql`insert into provider (account_id, provider_id, provider_name, sort_name)
        values (${ACCOUNT_ID}, ${MINE + id}, 'Other', 'other')`.execute(store.db)
    // The same number of shifts stays with the people, whichever place is theirs: that of the one apart goes to another.
    await sql`update assignment set hospital_id = ${hospitalId(15)} where hospital_id = ${APART}`.execute(store.db)
    await sql`update assignment set unpublished = 'draft'`.execute(store.db)
    await sql`update facility set published_until = ${addDays(from, -1)}::date where hospital_id <> ${APART}`.execute(
      store.db,
    )
    await store.vacuum()
    const send = await appOn(store)
    const admin = await signIn(send, ORIGIN, ADMIN)
    let day = 0
    /** What others wait longest meanwhile, each asking again and again. */
    const whoeverElse = () => {
      const end = new AbortController()
      const longest = async (request: () => Request) => {
        let ms = 0
        while (!end.signal.aborted) ms = Math.max(ms, (await timed(send, request())).ms)
        return ms
      }
      const booked = (who: string, place: string) => () => {
        const date = addDays('2040-01-01', (day += 2))
        return admin.post('/api/assignments', {
          providerId: MINE + who,
          hospitalId: place,
          startsAt: `${date}T07:00`,
          endsAt: `${date}T09:00`,
        })
      }
      const all = Promise.all([
        longest(booked('there', hospitalId(0))),
        longest(booked('elsewhere', APART)),
        longest(() => admin.send('GET', `/api/assignments?from=${from}&to=${to}&providerId=p00001`)),
      ])
      return async (): Promise<Waits> => {
        end.abort()
        const [thereMs, elsewhereMs, readMs] = await all
        return { thereMs, elsewhereMs, readMs }
      }
    }
    const asked = async (path: string, body: object) => {
      const others = whoeverElse()
      const start = performance.now()
      const answer = await send(admin.post(path, body))
      const said = await answer.json()
      const ms = performance.now() - start
      const waits = await others()
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(said).slice(0, 300)}`)
      return { said, ms, waits }
    }
    for (let round = -1; round < ROUNDS; round += 1) {
      const { ms: dryMs } = await timed(send, admin.post('/api/publications', { from, to, hospitalIds, dryRun: true }))
      const published = await asked('/api/publications', { from, to, hospitalIds })
      const { publication } = published.said as { publication: { publicationId: number; shifts: number; people: number } } // prettier-ignore
      const withdrawn = await asked(`/api/publications/${publication.publicationId}/withdrawal`, {})
      const { shifts, people } = publication
      // The first round warms up.
      if (round >= 0)
        rounds.push({ engine, shifts, people, dryMs, publishMs: published.ms, withdrawMs: withdrawn.ms, published: published.waits, withdrawn: withdrawn.waits }) // prettier-ignore
    }
  } finally {
    await store.close()
  }
})

const findings = (['embedded', 'postgres'] as const).flatMap((engine): Finding[] => {
  const own = rounds.filter((round) => round.engine === engine)
  const [first] = own
  if (!first) return []
  const of = (what: (round: Taken) => number) => median(own.map(what)) / 1_000
  const taken = (measure: string, value: number, target: number): Finding => ({
    measure: `${engine}: ${measure}`,
    value,
    unit: 's',
    verdict: 'told',
    ...(engine === 'postgres' && { target: `at most ${target} s`, verdict: verdict(value <= target) }),
  })
  const waits = (during: string, at: 'published' | 'withdrawn') => [
    taken(`${during}: longest wait of a booking at one of the places`, of((round) => round[at].thereMs), TARGET_WAIT_MS / 1_000), // prettier-ignore
    taken(
      `${during}: longest wait of a booking elsewhere`,
      of((round) => round[at].elsewhereMs),
      TARGET_WAIT_MS / 1_000,
    ),
    taken(
      `${during}: longest wait for a month of one person`,
      of((round) => round[at].readMs),
      TARGET_WAIT_MS / 1_000,
    ),
  ]
  const what = `${first.shifts} shifts of ${first.people} people`
  return [
    taken(
      `${what} published`,
      of(({ publishMs }) => publishMs),
      TARGET_S,
    ),
    ...waits('published', 'published'),
    taken(
      `${what}: what it would tell, alone`,
      of(({ dryMs }) => dryMs),
      TARGET_S,
    ),
    taken(
      `${what} withdrawn`,
      of(({ withdrawMs }) => withdrawMs),
      TARGET_S,
    ),
    ...waits('withdrawn', 'withdrawn'),
  ]
})
await keepResult({
  name: 'publish',
  question: 'What does it cost to publish a month of 1,000 people, and what do others wait meanwhile?',
  method:
    `${SIZE.providers} people with ${SIZE.assignmentsEach} drafts each at 19 facilities are published and withdrawn again. The whole app in one process; meanwhile ` +
    'one books at one of the facilities, one at another, and one reads the month of one person, each again and again. ' +
    `${ROUNDS} rounds after one that warms up, medians.`,
  findings,
  engines,
  raw: rounds,
})
