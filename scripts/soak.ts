// Uses the product for long, as a hospital does, and looks whether anything grows or slows down meanwhile.
// Usage: npm run test:soak -- [--minutes N]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openStore } from '../apps/server/src/db.ts'
import { startServer } from '../apps/server/test/server-process.ts'
import { ADMIN, addMonth, addPeopleAndPlaces, invariants, monthFromNow, PASSWORD } from '../bench/kit/population.ts'
import { percentile } from '../bench/kit/statistics.ts'

/** A staffing business: ten shifts a month for each, for a year around this month. */
const SIZE = { providers: 2_000, facilities: 5_424, assignmentsEach: 10 }
const MONTHS = Array.from({ length: 12 }, (_, at) => monthFromNow(at - 6))
const READERS = 16
const WRITERS = 2
const LOOKS = 40
/** The first part of the time, in which caches fill, counts for nothing. */
const WARM = 0.25
/** More than that in an hour is a leak. */
const MOST_MB_AN_HOUR = 64

type Seen = { at: number; ms: number }
const json = { 'content-type': 'application/json' }

/** The slope of a line through the points, in units of y for one of x. */
const slopeOf = (points: readonly { x: number; y: number }[]) => {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, one) => sum + of(one), 0) / points.length
  const [x, y] = [mean((one) => one.x), mean((one) => one.y)]
  const spread = points.reduce((sum, one) => sum + (one.x - x) ** 2, 0)
  return points.reduce((sum, one) => sum + (one.x - x) * (one.y - y), 0) / spread
}

const soak = async (minutes: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'onward-soak-'))
  const store = await openStore({ dataDir: folder })
  await addPeopleAndPlaces(store, SIZE)
  for (const month of MONTHS) await addMonth(store, SIZE, month)
  const { assignments } = await invariants(store)
  await store.close()
  console.log(
    `${SIZE.facilities} facilities, ${SIZE.providers} people, ${MONTHS.length} months with ${assignments} shifts; ${READERS} read a month of all, ${WRITERS} book and cancel`,
  )
  const env = { DATA_DIR: folder, SAMPLE: 'off', ACCESS_MINUTES: '100000', METRICS_PORT: '0', LOG_LEVEL: 'warn' }
  const server = startServer(env)
  const origin = await server.listening
  const metrics = async () => {
    const [, address] = /Metrics on (\S+)/.exec(server.output()) ?? []
    const text = await (await fetch(address ?? '')).text()
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1e6
  }
  const body = JSON.stringify({ email: ADMIN, password: PASSWORD })
  const login = await fetch(`${origin}/jwt/login`, { method: 'POST', headers: json, body })
  const { accessToken } = (await login.json()) as { accessToken: string } // the contract of the call
  const headers = { ...json, authorization: `Bearer ${accessToken}` }
  const lists = (await (await fetch(`${origin}/api/providers?perPage=50`, { headers })).json()) as {
    providers: { providerId: string }[]
  } // the contract of the call
  const places = (await (await fetch(`${origin}/api/facilities?perPage=50`, { headers })).json()) as {
    facilities: { hospitalId: string }[]
  } // the contract of the call

  const from = performance.now()
  const until = from + minutes * 60_000
  const seen: Seen[] = []
  const errors: string[] = []
  const ask = async (path: string, init: RequestInit) => {
    const at = performance.now()
    const answer = await fetch(`${origin}${path}`, { ...init, headers })
    const text = await answer.text()
    if (answer.ok) seen.push({ at, ms: performance.now() - at })
    else errors.push(`${path} ${answer.status} ${text.slice(0, 100)}`)
    return answer.ok ? text : undefined
  }
  const inputDate = new Date().toISOString().slice(0, 7)
  const reader = async () => {
    const month = JSON.stringify({ requestType: 'adminCalendarView', inputDate, accountId: 1 })
    while (performance.now() < until) await ask('/api/admin', { method: 'POST', body: month })
  }
  const writer = async (number: number) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const date = new Date(Date.UTC(2045, 0, 1 + (turn % 3_000))).toISOString().slice(0, 10)
      const shift = {
        providerId: lists.providers[number]?.providerId,
        hospitalId: places.facilities[number]?.hospitalId,
      }
      const times = { startsAt: `${date}T07:00`, endsAt: `${date}T19:00` }
      const made = await ask('/api/assignments', { method: 'POST', body: JSON.stringify({ ...shift, ...times }) })
      if (made === undefined) continue
      const { assignment } = JSON.parse(made) as { assignment: { assignmentId: number; version: number } } // likewise
      await ask(`/api/assignments/${assignment.assignmentId}?version=${assignment.version}`, { method: 'DELETE' })
    }
  }
  const memory: { x: number; y: number }[] = []
  const watch = async () => {
    for (let look = 0; look <= LOOKS; look += 1) {
      memory.push({ x: (performance.now() - from) / 3_600_000, y: await metrics() })
      await wait((minutes * 60_000) / LOOKS)
    }
  }
  await Promise.all([
    watch(),
    ...Array.from({ length: READERS }, reader),
    ...Array.from({ length: WRITERS }, (_, number) => writer(number)),
  ])
  server.child.kill('SIGTERM')
  const { code } = await server.ended
  await rm(folder, { recursive: true, force: true })

  const warm = from + WARM * (until - from)
  const middle = (warm + until) / 2
  const of = (begin: number, end: number) =>
    seen
      .filter(({ at }) => at >= begin && at < end)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b)
  const [first, second] = [of(warm, middle), of(middle, until)]
  const told = (ms: number[]) =>
    `${ms.length} calls, median ${percentile(ms, 0.5).toFixed(0)} ms, 99 % within ${percentile(ms, 0.99).toFixed(0)} ms`
  const growth = slopeOf(memory.filter(({ x }) => x * 3_600_000 >= WARM * (until - from)))
  console.log(`first half: ${told(first)}\nsecond half: ${told(second)}`)
  console.log(
    `memory: ${memory.at(-1)?.y.toFixed(0)} MB at the end, ${growth.toFixed(0)} MB more an hour; ${errors.length} errors`,
  )
  if (errors.length > 0) console.log(errors.slice(0, 5).join('\n'))
  const isGood = errors.length === 0 && code === 0 && growth < MOST_MB_AN_HOUR
  console.log(isGood ? 'ok' : 'FAILED')
  if (!isGood) process.exitCode = 1
}

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
await soak(Number(values.minutes))
