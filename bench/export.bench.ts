import { monitorEventLoopDelay } from 'node:perf_hooks'
import { csv } from '../packages/sheets/src/index.ts'
import { appOn, signIn, timed } from './kit/calls.ts'
import { onEachEngine, versionOf, type EngineName } from './kit/engines.ts'
import { addMonth, addPeopleAndPlaces, ADMIN, monthFromNow } from './kit/population.ts'
import { keepResult, verdict, type Finding } from './kit/result.ts'
import { median } from './kit/statistics.ts'

const SIZE = { providers: 5_000, facilities: 500, assignmentsEach: 20 }
const ROUNDS = 3
const ORIGIN = 'http://onward.test'
/** So long nobody shall wait for somebody else. */
const LIMIT_MS = 250
const WAYS = ['csv', 'xlsx', 'at once'] as const
type Taken = {
  engine: EngineName
  way: (typeof WAYS)[number]
  seconds: number
  held: number
  waited: number
  mb: number
}
const taken: Taken[] = []
const engines: Record<string, string> = {}
const month = monthFromNow(0)
const days = `from=${month}-01&to=${month}-28`

await onEachEngine(async ({ engine, open }) => {
  const store = await open()
  try {
    engines[engine] = await versionOf(store)
    await addPeopleAndPlaces(store, SIZE)
    await addMonth(store, SIZE, month)
    await store.vacuum()
    const send = await appOn(store)
    const admin = await signIn(send, ORIGIN, ADMIN)
    /** All of it as one text, as whoever does not think of others would. */
    const atOnce = async () => {
      const rows: Record<string, string>[] = []
      for (let page = 1; page <= 20; page += 1) {
        const answer = await send(admin.send('GET', `/api/assignments?${days}&perPage=5000&page=${page}`))
        rows.push(...((await answer.json()) as { assignments: Record<string, string>[] }).assignments) // the contract's
      }
      return Buffer.byteLength(csv(rows.map((row) => Object.values(row).map(String))))
    }
    const take = async (way: Taken['way']) =>
      way === 'at once'
        ? atOnce()
        : (await timed(send, admin.send('GET', `/api/export/assignments?${days}&format=${way}`))).bytes
    for (let round = -1; round < ROUNDS; round += 1)
      for (const way of round % 2 === 0 ? WAYS : WAYS.toReversed()) {
        const loop = monitorEventLoopDelay({ resolution: 1 })
        const done = new AbortController()
        const waits: number[] = []
        const others = async () => {
          while (!done.signal.aborted) waits.push((await timed(send, admin.send('GET', '/api/providers?q=p00007'))).ms)
        }
        loop.enable()
        const from = performance.now()
        const waiting = others()
        const bytes = await take(way)
        const seconds = (performance.now() - from) / 1_000
        loop.disable()
        done.abort()
        await waiting
        const [held, waited] = [loop.max / 1e6, Math.max(...waits)]
        // The first round warms up.
        if (round >= 0) taken.push({ engine, way, seconds, held, waited, mb: bytes / 1e6 })
      }
  } finally {
    await store.close()
  }
})

const findings = (['embedded', 'postgres'] as const).flatMap((engine) =>
  (['csv', 'xlsx'] as const).flatMap((format): Finding[] => {
    const of = (way: Taken['way'], what: 'seconds' | 'held' | 'waited' | 'mb') =>
      median(taken.filter((one) => one.engine === engine && one.way === way).map((one) => one[what]))
    if (!taken.some((one) => one.engine === engine)) return []
    const beside = (what: 'held' | 'waited') => {
      const value = of('at once', what)
      return { what: 'page by page into one text', value, ratio: of(format, what) / value }
    }
    const [held, waited] = [of(format, 'held'), of(format, 'waited')]
    return [
      {
        measure: `${engine}, ${format}: the whole file, ${of(format, 'mb').toFixed(1)} MB`,
        value: of(format, 'seconds'),
        unit: 's',
        verdict: 'told',
      },
      {
        measure: `${engine}, ${format}: the longest that the process was held`,
        value: held,
        unit: 'ms',
        yardstick: beside('held'),
        target: `${LIMIT_MS}`,
        verdict: verdict(held <= LIMIT_MS),
      },
      {
        measure: `${engine}, ${format}: the longest that a search for a person waited`,
        value: waited,
        unit: 'ms',
        yardstick: beside('waited'),
        target: `${LIMIT_MS}`,
        verdict: verdict(waited <= LIMIT_MS),
      },
    ]
  }),
)

await keepResult({
  name: 'export',
  question: 'Does somebody who takes 100,000 shifts away keep others waiting?',
  method: `The app in one process, over a month of ${(SIZE.providers * SIZE.assignmentsEach).toLocaleString('en')} shifts, of which those of 28 days are exported, while somebody searches for a person again and again. Medians of ${ROUNDS} rounds; the yardstick asks for the same shifts in pages of 5,000 and makes one text of them.`,
  findings,
  engines,
  raw: taken,
})
