import { appOn, signIn, timed } from './kit/calls.ts'
import { onEachEngine, versionOf, type EngineName } from './kit/engines.ts'
import { addMonth, addPeopleAndPlaces, ADMIN, monthFromNow } from './kit/population.ts'
import { keepResult, type Finding } from './kit/result.ts'
import { run, spyOn, statementWith } from './kit/spy.ts'
import { median } from './kit/statistics.ts'

const SIZE = { providers: 2_000, facilities: 500, assignmentsEach: 50 }
const ROWS = SIZE.providers * SIZE.assignmentsEach
const ROUNDS = 9
const ORIGIN = 'http://onward.test'
const ENCODINGS = ['identity', 'zstd', 'br'] as const
const WAYS = ['rows', 'statement', ...ENCODINGS] as const
type Way = (typeof WAYS)[number]
type Taken = { engine: EngineName; order: Way[]; ms: Record<Way, number>; bytes: Record<string, number> }

const rounds: Taken[] = []
const engines: Record<string, string> = {}
const month = monthFromNow(0)

await onEachEngine(async ({ engine, open }) => {
  const real = await open()
  try {
    engines[engine] = await versionOf(real)
    await addPeopleAndPlaces(real, SIZE)
    await addMonth(real, SIZE, month)
    await real.vacuum()

    const { store, statements } = spyOn(real)
    const send = await appOn(store)
    const admin = await signIn(send, ORIGIN, ADMIN)
    const ask = (encoding: string) =>
      timed(
        send,
        admin.post(
          '/api/admin',
          { requestType: 'adminCalendarView', inputDate: month },
          { 'accept-encoding': encoding },
        ),
      )
    await ask('identity')
    const statement = statementWith(statements, 'json_agg')
    const [, inner] = /from \(\s*(select[\s\S]*)\) as row\s*$/.exec(statement.sql) ?? []
    if (inner === undefined)
      throw new Error('The statement of the month no longer aggregates a select: adapt the bench')
    const plain = { ...statement, sql: inner }

    const timedRun = async (which: typeof statement) => {
      const from = performance.now()
      const { rows } = await run(real, which)
      return { ms: performance.now() - from, count: rows.length }
    }
    const measure = async (way: Way) => {
      if (way !== 'rows' && way !== 'statement') return ask(way)
      const { ms, count } = await timedRun(way === 'rows' ? plain : statement)
      if (way === 'rows' && count !== ROWS) throw new Error(`${count} rows instead of ${ROWS}`)
      return { ms, bytes: 0, encoding: way }
    }
    for (let round = -1; round < ROUNDS; round += 1) {
      const order = round % 2 === 0 ? [...WAYS] : WAYS.toReversed()
      const taken: Taken = { engine, order, ms: { rows: 0, statement: 0, identity: 0, zstd: 0, br: 0 }, bytes: {} }
      for (const way of order) {
        const { ms, bytes, encoding } = await measure(way)
        if (encoding !== way) throw new Error(`Asked for ${way}, answered ${encoding}`)
        taken.ms[way] = ms
        if (bytes > 0) taken.bytes[way] = bytes
      }
      // The first round warms up.
      if (round >= 0) rounds.push(taken)
    }
  } finally {
    await real.close()
  }
})

const findings = (['embedded', 'postgres'] as const).flatMap((engine): Finding[] => {
  const own = rounds.filter((round) => round.engine === engine)
  const [first] = own
  if (!first) return []
  const of = (way: Way) => median(own.map(({ ms }) => ms[way]))
  // Within a round both sides met the same noise.
  const over = (way: Way, yardstick: Way) => median(own.map(({ ms }) => ms[way] / ms[yardstick]))
  const beside = (way: Way, what: Way, words: string) => ({ what: words, value: of(what), ratio: over(way, what) })
  return [
    ...ENCODINGS.map((encoding): Finding => {
      const measure = `${engine}: adminCalendarView, ${encoding}`
      const yardstick = beside(encoding, 'rows', 'the same rows by raw SQL')
      return { measure, value: of(encoding), unit: 'ms', yardstick, verdict: 'told' }
    }),
    {
      measure: `${engine}: adminCalendarView, identity, over its own statement`,
      value: of('identity'),
      unit: 'ms',
      yardstick: beside('identity', 'statement', 'its statement alone'),
      verdict: 'told',
    },
    ...ENCODINGS.map((encoding): Finding => {
      const value = (first.bytes[encoding] ?? Number.NaN) / 1000
      const whole = (first.bytes.identity ?? Number.NaN) / 1000
      const yardstick = { what: 'uncompressed', value: whole, ratio: value / whole }
      return { measure: `${engine}: on the wire, ${encoding}`, value, unit: 'KB', yardstick, verdict: 'told' }
    }),
  ]
})
await keepResult({
  name: 'admin-month',
  question: 'What does the admin view of a month of 100,000 assignments cost over the SQL beneath it?',
  method: `2,000 providers, 500 facilities, ${ROWS} assignments in the month. The whole app in one process (edge, session, contract, compression) against the rows of its own inner select, fetched as rows, and against its own statement, which builds the JSON; ${ROUNDS} rounds, their order reversed each time, medians of times and of ratios within a round.`,
  findings,
  engines,
  raw: rounds,
})
