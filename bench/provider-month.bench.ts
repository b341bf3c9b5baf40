import { appOn, signIn, timed } from './kit/calls.ts'
import { onEachEngine, versionOf, type EngineName } from './kit/engines.ts'
import { accessesOf, type PlanNode } from './kit/plan.ts'
import { addMonth, addPeopleAndPlaces, ADMIN, monthFromNow, providerId } from './kit/population.ts'
import { keepResult, verdict, type Finding } from './kit/result.ts'
import { run, spyOn, statementWith } from './kit/spy.ts'
import { median, percentile } from './kit/statistics.ts'

const SIZE = { providers: 2_000, facilities: 500, assignmentsEach: 20 }
const MONTHS = 25
const CALLS = 200
const ORIGIN = 'http://onward.test'

type Taken = { engine: EngineName; assignments: number; calls: number[]; statements: number[] }
const taken: Taken[] = []
const plans: { engine: EngineName; loadSeconds: number; accesses: ReturnType<typeof accessesOf>; plan: PlanNode }[] = []
const engines: Record<string, string> = {}
const monthAt = (index: number) => monthFromNow(index - 12)

await onEachEngine(async ({ engine, open }) => {
  const real = await open()
  try {
    engines[engine] = await versionOf(real)
    await addPeopleAndPlaces(real, SIZE)
    const { store, statements } = spyOn(real)
    const send = await appOn(store)
    const admin = await signIn(send, ORIGIN, ADMIN)

    const measure = async (months: number[]) => {
      const round: Taken = { engine, assignments: months.length * SIZE.providers * 20, calls: [], statements: [] }
      for (let call = -20; call < CALLS; call += 1) {
        const id = providerId((Math.abs(call) * 977) % SIZE.providers)
        const inputDate = monthAt(months[Math.abs(call) % months.length] ?? 12)
        const body = { requestType: 'ProviderCalendarView', providerId: id, inputDate }
        statements.length = 0
        const { ms } = await timed(send, admin.post('/api/provider', body))
        const from = performance.now()
        const { rows } = await run(real, statementWith(statements, 'absence'))
        const alone = performance.now() - from
        if (rows.length !== SIZE.assignmentsEach) throw new Error(`${rows.length} rows of ${id} in ${inputDate}`)
        if (call < 0) continue
        round.calls.push(ms)
        round.statements.push(alone)
      }
      taken.push(round)
    }

    const from = performance.now()
    await addMonth(real, SIZE, monthAt(12))
    await real.vacuum()
    await measure([12])
    const others = Array.from({ length: MONTHS }, (_, index) => index).filter((index) => index !== 12)
    for (const index of others) {
      await addMonth(real, SIZE, monthAt(index))
      console.log(`${engine}: ${((performance.now() - from) / 1000).toFixed(0)} s`)
    }
    await real.vacuum()
    const loadSeconds = (performance.now() - from) / 1000
    await measure([...others, 12])

    const statement = statementWith(statements, 'absence')
    const explained = { ...statement, sql: `explain (analyze, format json) ${statement.sql}` }
    type Explained = { Plan: PlanNode }[]
    const answer = (await run<{ 'QUERY PLAN': string | Explained }>(real, explained)).rows[0]?.['QUERY PLAN'] ?? []
    const [top] = typeof answer === 'string' ? (JSON.parse(answer) as Explained) : answer // the format of EXPLAIN
    if (!top) throw new Error('EXPLAIN answered nothing')
    const plan = top.Plan
    plans.push({ engine, loadSeconds, accesses: accessesOf(plan, 'assignment'), plan })
  } finally {
    await real.close()
  }
})

const findings = plans.flatMap(({ engine, accesses }): Finding[] => {
  const [few, many] = taken.filter((round) => round.engine === engine)
  if (!few || !many) return []
  const size = `${engine}: one provider's month among ${many.assignments.toLocaleString('en')}`
  const among = `among ${few.assignments.toLocaleString('en')}`
  const beside = (value: number, yardstick: number, what: string) => ({
    what,
    value: yardstick,
    ratio: value / yardstick,
  })
  const [p50, alone] = [median(many.calls), median(many.statements)]
  const isRange = accesses.length > 0 && accesses.every(({ isIndexRange }) => isIndexRange)
  return [
    {
      measure: `${size}, the call`,
      value: p50,
      unit: 'ms',
      yardstick: beside(p50, median(few.calls), `the same ${among}`),
      verdict: 'told',
    },
    { measure: `${size}, the call, p95`, value: percentile(many.calls, 0.95), unit: 'ms', verdict: 'told' },
    {
      measure: `${size}, its statement`,
      value: alone,
      unit: 'ms',
      yardstick: beside(alone, median(few.statements), `the same ${among}`),
      verdict: 'told',
    },
    {
      measure: `${engine}: rows that the plan reads from assignment (${accesses.map(({ how }) => how).join('; ')})`,
      value: accesses.reduce((sum, { rows }) => sum + rows, 0),
      unit: 'rows',
      target: 'an index range scan and no other',
      verdict: verdict(isRange),
    },
  ]
})
await keepResult({
  name: 'provider-month',
  question: "Is one provider's month found by an index range among a million assignments?",
  method: `2,000 providers, 20 assignments each a month, ${MONTHS} months, written day by day; ${CALLS} calls for changing providers and months, each followed by its statement alone; first with one month in the table, then with all. The plan is EXPLAIN (ANALYZE) of the very statement that the app sent, with its parameters.`,
  findings,
  engines,
  raw: { taken, plans },
})
