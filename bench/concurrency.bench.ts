import { setTimeout } from 'node:timers/promises'
import { signIn } from './kit/calls.ts'
import { onEachEngine, versionOf, type EngineName } from './kit/engines.ts'
import {
  addMonth,
  addPeopleAndPlaces,
  ADMIN,
  hospitalId,
  invariants,
  monthFromNow,
  providerId,
} from './kit/population.ts'
import { keepResult, verdict, type Finding } from './kit/result.ts'
import { startServer } from './kit/server.ts'
import { percentile } from './kit/statistics.ts'

const SIZE = { providers: 2_000, facilities: 500, assignmentsEach: 20 }
const READERS = 64
const WRITERS = 4
const WARM_UP_MS = 3_000
const SPAN_MS = 30_000
const month = monthFromNow(0)
/** Nobody has an assignment there before, and a writer comes to a person once a month, so that no write can meet another. */
const freeMonth = (round: number) => monthFromNow(3 + round)

const KINDS = ['adminFilterView', 'ProviderCalendarView', 'create', 'move', 'cancel'] as const
type Kind = (typeof KINDS)[number]
type Round = {
  engine: EngineName
  seconds: number
  ms: Record<Kind, number[]>
  refused: string[]
  errors: string[]
  after: { assignments: number; overlaps: number }
}
const rounds: Round[] = []
const engines: Record<string, string> = {}

/** Sends requests for the span, each client its next one when the last is answered. */
const load = async (origin: string) => {
  const admin = await signIn(fetch, origin, ADMIN)
  const ms: Round['ms'] = { adminFilterView: [], ProviderCalendarView: [], create: [], move: [], cancel: [] }
  const refused: string[] = []
  const errors: string[] = []
  const from = performance.now() + WARM_UP_MS
  const until = from + SPAN_MS

  const ask = async (kind: Kind, request: Request): Promise<string | undefined> => {
    const start = performance.now()
    try {
      const answer = await fetch(request)
      const text = await answer.text()
      const end = performance.now()
      if (!answer.ok) {
        const isRefusal = answer.status >= 400 && answer.status < 500
        ;(isRefusal ? refused : errors).push(`${kind} ${answer.status} ${text.slice(0, 200)}`)
        return undefined
      }
      if (start >= from && end <= until) ms[kind].push(end - start)
      return text
    } catch (error) {
      errors.push(`${kind} ${String(error)}`)
      return undefined
    }
  }
  const ids = (count: number, start: number, of: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => name((start + index * 7) % of)).join()

  const reader = async (number: number) => {
    for (let turn = number; performance.now() < until; turn += 1) {
      if (turn % 2 === 0) {
        const searchProviderId = ids(200, turn * 31, SIZE.providers, providerId)
        const searchHospitalId = ids(50, turn * 17, SIZE.facilities, hospitalId)
        const body = { requestType: 'adminFilterView', inputDate: month, searchProviderId, searchHospitalId }
        await ask('adminFilterView', admin.post('/api/admin', body))
      } else {
        const body = {
          requestType: 'ProviderCalendarView',
          providerId: providerId((turn * 97) % SIZE.providers),
          inputDate: month,
        }
        await ask('ProviderCalendarView', admin.post('/api/provider', body))
      }
    }
  }
  type Written = { assignment: { assignmentId: number; version: number } }
  const writer = async (number: number) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      // A writer's people are its own.
      const people = SIZE.providers / WRITERS
      const person = providerId(number + WRITERS * (turn % people))
      const inMonth = freeMonth(Math.floor(turn / people))
      const day = (offset: number) => `${inMonth}-${String(1 + ((turn + offset) % 28)).padStart(2, '0')}`
      const shift = { providerId: person, hospitalId: hospitalId((turn * 13) % SIZE.facilities) }
      const times = (offset: number) => ({ startsAt: `${day(offset)}T07:00`, endsAt: `${day(offset)}T19:00` })
      const created = await ask('create', admin.send('POST', '/api/assignments', { ...shift, ...times(0) }))
      if (created === undefined) continue
      const { assignment } = JSON.parse(created) as Written // the contract of the call
      const path = `/api/assignments/${assignment.assignmentId}`
      const moved = await ask('move', admin.send('PATCH', path, { version: assignment.version, ...times(1) }))
      // Every other one stays.
      if (moved === undefined || turn % 2 === 0) continue
      const { version } = (JSON.parse(moved) as Written).assignment // the contract of the call
      await ask('cancel', admin.send('DELETE', `${path}?version=${version}`))
    }
  }
  await Promise.all([
    ...Array.from({ length: READERS }, (_, number) => reader(number)),
    ...Array.from({ length: WRITERS }, (_, number) => writer(number)),
  ])
  return { ms, refused, errors }
}

await onEachEngine(async ({ engine, open, settings }) => {
  const store = await open()
  engines[engine] = await versionOf(store)
  await addPeopleAndPlaces(store, SIZE)
  await addMonth(store, SIZE, month)
  await store.vacuum()
  await store.close()
  const server = await startServer(settings)
  const measured = await load(server.origin).finally(() => server.stop())
  await setTimeout(100)
  const again = await open()
  try {
    rounds.push({ engine, seconds: SPAN_MS / 1000, ...measured, after: await invariants(again) })
  } finally {
    await again.close()
  }
})

const findings = rounds.flatMap(({ engine, seconds, ms, refused, errors, after }): Finding[] => {
  const counted = KINDS.filter((kind) => ms[kind].length > 0)
  const all = counted.reduce((sum, kind) => sum + ms[kind].length, 0)
  const none = (measure: string, value: number): Finding => ({
    measure: `${engine}: ${measure}`,
    value,
    unit: '',
    target: '0',
    verdict: verdict(value === 0),
  })
  return [
    { measure: `${engine}: requests`, value: all / seconds, unit: 'a second', verdict: 'told' },
    none('errors', errors.length),
    none('honest requests refused', refused.length),
    none("pairs of one person's assignments that overlap afterwards", after.overlaps),
    ...counted.flatMap((kind) =>
      [0.5, 0.95, 0.99].map((share): Finding => ({
        measure: `${engine}: ${kind} (${(ms[kind].length / seconds).toFixed(1)} a second), p${share * 100}`,
        value: percentile(ms[kind], share),
        unit: 'ms',
        verdict: 'told',
      })),
    ),
  ]
})
for (const { refused, errors } of rounds) for (const line of [...refused, ...errors].slice(0, 5)) console.error(line)
// Whole milliseconds keep the thousands of raw values readable.
const raw = rounds.map(({ ms, ...round }) => ({
  ...round,
  ms: Object.fromEntries(KINDS.map((kind) => [kind, ms[kind].map((one) => Math.round(one * 10) / 10).join(' ')])),
}))
await keepResult({
  name: 'concurrency',
  question: 'Do 64 readers and 4 writers at once get their answers, without an error or a refused honest write?',
  method: `The server as its own process, 2,000 providers, 500 facilities, 40,000 assignments in the month; over HTTP from one other process on the same machine, whose load is part of the numbers. Readers ask in turn for a filtered month (200 providers, 50 facilities) and one provider's month; writers create, move and every other time cancel, each for people and days of its own. ${SPAN_MS / 1000} s after ${WARM_UP_MS / 1000} s of warming up.`,
  findings,
  engines,
  raw,
})
