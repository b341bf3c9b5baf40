import { addDays } from '../packages/scheduling/src/index.ts'
import { appOn, signIn, timed } from './kit/calls.ts'
import { onEachEngine, versionOf, type EngineName } from './kit/engines.ts'
import { addMonth, addPeopleAndPlaces, ADMIN, hospitalId, monthFromNow, providerId } from './kit/population.ts'
import { keepResult, verdict, type Finding } from './kit/result.ts'
import { median } from './kit/statistics.ts'

const SIZE = { providers: 500, facilities: 20, assignmentsEach: 20 }
const ROUNDS = 9
const ORIGIN = 'http://onward.test'
const CHANGES = 500
const MOST_MS = 1_000
const MOST_TIMES = 1.3
/** Without a rule, by one that a booking looks a day around itself for, and by the rules of a pack. */
const RULES = ['none', 'rest', 'nurses'] as const
type Rules = (typeof RULES)[number]
type Taken = { engine: EngineName; order: Rules[]; createMs: Record<Rules, number>; manyMs: Record<Rules, number> }

const rounds: Taken[] = []
const engines: Record<string, string> = {}
const first = `${monthFromNow(3)}-01`
/** A day shift that nobody has yet: of each of the people ten, every other day. */
const shift = (at: number) => {
  const date = addDays(first, 2 * Math.floor(at / (CHANGES / 10)))
  const who = providerId(at % (CHANGES / 10))
  return { providerId: who, hospitalId: hospitalId(0), startsAt: `${date}T07:00`, endsAt: `${date}T15:00` }
}

await onEachEngine(async ({ engine, open }) => {
  const store = await open()
  try {
    engines[engine] = await versionOf(store)
    await addPeopleAndPlaces(store, SIZE)
    for (const by of [0, 1, 2]) await addMonth(store, SIZE, monthFromNow(by))
    await store.vacuum()
    const send = await appOn(store)
    const admin = await signIn(send, ORIGIN, ADMIN)
    const judgedBy = async (rules: Rules) => {
      await store.db.deleteFrom('ruleOverride').execute()
      await store.db.deleteFrom('rule').execute()
      if (rules === 'rest')
        await timed(send, admin.post('/api/rules', { kind: 'rest', severity: 'warn', parameters: { minutes: 660 } }))
      if (rules === 'nurses') await timed(send, admin.post('/api/rules/packs', { packId: 'nurses' }))
    }
    const clear = () => store.db.deleteFrom('assignment').where('scheduledDate', '>=', first).execute()
    /** The median of a few, each for somebody else. */
    const create = async () => {
      const all: number[] = []
      for (let at = 0; at < 9; at += 1) all.push((await timed(send, admin.post('/api/assignments', shift(at)))).ms)
      return median(all)
    }
    const many = async () => {
      const changes = Array.from({ length: CHANGES }, (_, at) => ({ kind: 'create', ...shift(at) }))
      return (await timed(send, admin.post('/api/proposals', { mode: 'commit', changes }))).ms
    }
    for (let round = -1; round < ROUNDS; round += 1) {
      const order = round % 2 === 0 ? [...RULES] : RULES.toReversed()
      const none = { none: 0, rest: 0, nurses: 0 }
      const taken: Taken = { engine, order, createMs: { ...none }, manyMs: { ...none } }
      for (const rules of order) {
        await judgedBy(rules)
        await clear()
        taken.createMs[rules] = await create()
        await clear()
        taken.manyMs[rules] = await many()
        await clear()
      }
      // The first round warms up.
      if (round >= 0) rounds.push(taken)
    }
  } finally {
    await store.close()
  }
})

const NAMES: Record<Rules, string> = { none: 'no rules', rest: 'one rule', nurses: 'the rules of a pack' }
const findings = (['embedded', 'postgres'] as const).flatMap((engine) => {
  const own = rounds.filter((round) => round.engine === engine)
  if (own.length === 0) return []
  const of = (what: 'createMs' | 'manyMs', rules: Rules) => median(own.map((round) => round[what][rules]))
  const ratio = (what: 'createMs' | 'manyMs', rules: Rules) =>
    median(own.map((round) => round[what][rules] / round[what].none))
  return RULES.flatMap((rules): Finding[] => {
    const isJudged = rules !== 'none'
    const beside = (what: 'createMs' | 'manyMs') =>
      isJudged ? { yardstick: { what: NAMES.none, value: of(what, 'none'), ratio: ratio(what, rules) } } : {}
    const one: Finding = {
      measure: `${engine}: a new shift, ${NAMES[rules]}`,
      value: of('createMs', rules),
      unit: 'ms',
      ...beside('createMs'),
      verdict: 'told',
    }
    const all: Finding = {
      measure: `${engine}: ${CHANGES} changes booked as one, ${NAMES[rules]}`,
      value: of('manyMs', rules),
      unit: 'ms',
      ...beside('manyMs'),
      verdict: 'told',
    }
    return [
      isJudged
        ? { ...one, target: `≤ ${MOST_TIMES} times`, verdict: verdict(ratio('createMs', rules) <= MOST_TIMES) }
        : one,
      engine === 'postgres'
        ? { ...all, target: `≤ ${MOST_MS} ms`, verdict: verdict(of('manyMs', rules) <= MOST_MS) }
        : all,
    ]
  })
})
await keepResult({
  name: 'bookings',
  question: 'What does a booking cost, and what do the rules add to it?',
  method:
    `${SIZE.providers} people with ${SIZE.assignmentsEach} shifts each in each of three months; the whole app in one process. A shift is ` +
    `added for one person after the other, and ${CHANGES} of 50 people in one proposal, by no rules, by one rule of rest, and by the ` +
    `nurses' pack; ${ROUNDS} rounds, their order reversed each time, medians of times and of ratios within a round.`,
  findings,
  engines,
  raw: rounds,
})
