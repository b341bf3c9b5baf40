import { addDays } from '@onward/scheduling'
import type { Random } from '../src/sample/random.ts'
import { openLedger, type Ledger } from './racing-ledger.ts'

/** Asks one of the servers, as an admin. */
export type Send = (
  method: string,
  path: string,
  options?: { body?: unknown; headers?: Record<string, string> },
) => Promise<{ status: number; body: any }> // oxlint-disable-line typescript/no-explicit-any -- answers of many calls are read freely

/** On what is raced: a few people, places and days, so that nearly everything meets. */
export type Course = {
  send: Send
  random: Random
  providerIds: readonly string[]
  hospitalIds: readonly string[]
  /** The first of the days. */
  from: string
}
/** A shift or leave as it was last acknowledged. */
type Known = { id: number; version: number; providerId: string | null; isLive: boolean }

const DAYS = 14
const PEOPLE = 6
const PLACES = 3

/** People and places of its own, two of which tell drafts apart, and a rule by which others wait for whoever books. */
export const openCourse = async (send: Send, random: Random, from: string): Promise<Course> => {
  const providerIds = Array.from({ length: PEOPLE }, (_, at) => `racer${at}`)
  const hospitalIds = Array.from({ length: PLACES }, (_, at) => `track${at}`)
  const put = async (path: string, body: object) => {
    const { status, body: said } = await send('POST', `/api/${path}`, { body, headers: json })
    if (status !== 201) throw new Error(`${path} answers ${status}: ${JSON.stringify(said)}`)
  }
  for (const [at, hospitalId] of hospitalIds.entries()) {
    const publishedUntil = at === 0 ? null : addDays(from, -1)
    await put('facilities', { hospitalId, facilityName: `Track ${at}`, timeZone: 'America/New_York', publishedUntil })
  }
  for (const [at, providerId] of providerIds.entries())
    await put('providers', { providerId, providerName: `Racer ${at}` })
  const [first = '', , , last = ''] = providerIds
  await put('rules', {
    kind: 'pair',
    severity: 'inform',
    parameters: { providerId: last, others: [first], together: 'never' },
  })
  return { send, random, providerIds, hospitalIds, from }
}

const json = { 'content-type': 'application/json' }

/** What somebody may want, and how often among a hundred. */
const WISHES = {
  create: 22,
  'create twice under one key': 3,
  'create open': 5,
  move: 14,
  exchange: 12,
  'several at once': 8,
  cancel: 8,
  restore: 4,
  leave: 4,
  'leave around shifts': 5,
  'change leave': 3,
  'cancel leave': 4,
  undo: 5,
  import: 2,
  publish: 1,
} as const
type Wish = keyof typeof WISHES
const drawn = (Object.keys(WISHES) as Wish[]).flatMap((wish) => Array.from({ length: WISHES[wish] }, () => wish)) // of what is listed above

/** What was said of how many wishes: by wish and status. */
export type Tally = Map<string, Map<number, number>>
export type Raced = {
  ledger: Ledger
  tally: Tally
  /** Refused because somebody wrote at the same moment, without a word of who. */ sameMoment: number
}

/**
 * Sends so many proposals, some at a time, each about what was last acknowledged: somebody else is often quicker.
 * @throws Error for an answer that no call may give
 */
export const race = async (course: Course, proposals: number, atOnce: number): Promise<Raced> => {
  const { random, providerIds, hospitalIds, from } = course
  const ledger = openLedger()
  const tally: Tally = new Map()
  const shifts = new Map<number, Known>()
  const absences = new Map<number, Known>()
  const batches: number[] = []
  let sameMoment = 0
  let keys = 0

  const pick = <T>(list: readonly T[]): T | undefined => list[random.whole(0, list.length - 1)]
  /** One of those that were last heard of, which others are at as well. */
  const recent = <T>(rows: readonly T[]) => pick(rows.slice(-40))
  const wallAt = (minutes: number) => `${addDays(from, Math.floor(minutes / 1440))}T${clock(minutes % 1440)}`
  const shift = (quarters = random.whole(2, 20)) => {
    const start = random.whole(0, DAYS * 96 - 1) * 15
    const times = { startsAt: wallAt(start), endsAt: wallAt(start + quarters * 15) }
    return { providerId: pick(providerIds) ?? null, hospitalId: pick(hospitalIds), ...times }
  }
  const away = () => {
    const startDate = addDays(from, random.whole(0, DAYS - 1))
    return { startDate, endDate: addDays(startDate, random.whole(0, 1)), leaveDescription: 'Away' }
  }
  const seenOf = ({ id, version }: Known) => ({ assignmentId: id, version })
  const live = (staffed = false) =>
    [...shifts.values()].filter(({ isLive, providerId }) => isLive && (!staffed || providerId !== null))

  const told = (wish: Wish, { status, body }: Awaited<ReturnType<Send>>) => {
    const counts = tally.get(wish) ?? new Map<number, number>()
    tally.set(wish, counts.set(status, (counts.get(status) ?? 0) + 1))
    if (String(body?.message).includes('at the same moment')) sameMoment += 1
    if (status >= 300) return
    const { assignment, assignments = [], batchId } = body
    const leave = [body.leave ?? []].flat()
    for (const row of [assignment ?? [], assignments].flat()) {
      ledger.shift(row)
      const { assignmentId: id, version, providerId, status: state } = row
      keep(shifts, { id, version, providerId, isLive: state === 'confirmed' })
    }
    for (const row of leave) {
      ledger.leave(row)
      keep(absences, {
        id: row.leaveId,
        version: row.version,
        providerId: row.providerId,
        isLive: row.status === 'approved',
      })
    }
    if (typeof batchId === 'number') batches.push(batchId)
  }
  const ask = async (wish: Wish, method: string, path: string, body?: object, headers?: Record<string, string>) => {
    const answer = await course.send(method, path, { ...(body && { body }), headers: { ...json, ...headers } })
    told(wish, answer)
    return answer
  }
  const propose = (wish: Wish, changes: readonly object[]) =>
    ask(wish, 'POST', '/api/proposals', { mode: 'commit', changes })

  const importFile = async () => {
    const lines = Array.from({ length: random.whole(2, 5) }, (_, at) => ({
      externalId: `race-${random.whole(0, 9)}-${at}`,
      ...shift(2),
    }))
    const cells = lines.map((line) =>
      [line.externalId, line.providerId, line.hospitalId, line.startsAt, line.endsAt].join(),
    )
    const body = `externalId,providerId,hospitalId,startsAt,endsAt\n${cells.join('\n')}\n`
    const answer = await course.send('POST', '/api/import/assignments', {
      body,
      headers: { 'content-type': 'text/csv' },
    })
    told('import', answer)
    if (answer.status === 200) ledger.file(lines, answer.body.created + answer.body.changed)
  }

  const wanted: Record<Wish, () => Promise<unknown>> = {
    create: () =>
      random.chance(0.5)
        ? ask('create', 'POST', '/api/assignments', shift())
        : propose('create', [{ kind: 'create', ...shift() }]),
    'create twice under one key': async () => {
      const body = shift()
      const headers = { ...json, 'idempotency-key': `race-${(keys += 1)}` }
      const twice = () => course.send('POST', '/api/assignments', { body, headers })
      const [one, other] = await Promise.all([twice(), twice()])
      told('create twice under one key', one)
      // The second is the same shift, told again; where the first was refused it was tried again.
      if (one.body?.assignment?.assignmentId !== other.body?.assignment?.assignmentId)
        told('create twice under one key', other)
    },
    'create open': () => propose('create open', [{ kind: 'create', ...shift(), providerId: null }]),
    move: async () => {
      const row = recent(live())
      if (!row) return
      const to = random.chance(0.3) ? { providerId: pick(providerIds) } : shift()
      await (random.chance(0.5)
        ? ask('move', 'PATCH', `/api/assignments/${row.id}`, { version: row.version, ...to })
        : propose('move', [{ kind: 'change', ...seenOf(row), ...to }]))
    },
    exchange: async () => {
      const [one, other] = [recent(live(true)), recent(live(true))]
      if (!one || !other || one.id === other.id) return
      await propose('exchange', [
        { kind: 'change', ...seenOf(one), providerId: other.providerId },
        { kind: 'change', ...seenOf(other), providerId: one.providerId },
      ])
    },
    'several at once': async () => {
      const rows = [recent(live()), recent(live()), recent(live())].filter((row) => row !== undefined)
      const changes = [...new Map(rows.map((row) => [row.id, row])).values()].map((row) => {
        const to = random.pick(['cancel', 'open', 'move'])
        if (to === 'cancel') return { kind: 'cancel', ...seenOf(row) }
        return { kind: 'change', ...seenOf(row), ...(to === 'open' ? { providerId: null } : shift()) }
      })
      await propose('several at once', [...changes, { kind: 'create', ...shift() }])
    },
    cancel: async () => {
      const row = recent(live())
      if (row) await ask('cancel', 'DELETE', `/api/assignments/${row.id}?version=${row.version}`)
    },
    restore: async () => {
      const row = recent([...shifts.values()].filter(({ isLive }) => !isLive))
      if (row) await propose('restore', [{ kind: 'restore', ...seenOf(row) }])
    },
    leave: () => ask('leave', 'POST', '/api/leave', { providerId: pick(providerIds), ...away() }),
    'leave around shifts': async () => {
      const leave = { providerIds: [...new Set([pick(providerIds), pick(providerIds)])], ...away() }
      const { status, body } = await ask('leave around shifts', 'POST', '/api/leave/batch', { ...leave, shifts: [] })
      if (status !== 409 || body.reason !== 'inTheWay') return
      const others = providerIds.filter((id) => !leave.providerIds.includes(id))
      const met: { assignmentId: number; version: number }[] = body.facts.people.flatMap(
        (one: { shifts: unknown[] }) => one.shifts,
      )
      const outcomes = met.map(({ assignmentId, version }) => {
        const outcome = random.pick(['cancel', 'open', 'handOver'])
        return { outcome, assignmentId, version, ...(outcome === 'handOver' && { providerId: pick(others) }) }
      })
      await ask('leave around shifts', 'POST', '/api/leave/batch', { ...leave, shifts: outcomes })
    },
    'change leave': async () => {
      const row = recent([...absences.values()].filter(({ isLive }) => isLive))
      if (row) await ask('change leave', 'PATCH', `/api/leave/${row.id}`, { version: row.version, ...away() })
    },
    'cancel leave': async () => {
      const row = recent([...absences.values()].filter(({ isLive }) => isLive))
      if (row) await ask('cancel leave', 'DELETE', `/api/leave/${row.id}?version=${row.version}`)
    },
    undo: async () => {
      const batchId = recent(batches)
      if (batchId !== undefined) await ask('undo', 'POST', `/api/batches/${batchId}/undo`)
    },
    import: importFile,
    publish: () => ask('publish', 'POST', '/api/publications', { from, to: addDays(from, DAYS) }),
  }

  let left = proposals
  const writer = async () => {
    while ((left -= 1) >= 0) await wanted[pick(drawn) ?? 'create']()
  }
  await Promise.all(Array.from({ length: atOnce }, writer))
  return { ledger, tally, sameMoment }
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
/** Answers come back in any order: an older word does not replace a newer one. */
const keep = (all: Map<number, Known>, row: Known) => {
  if ((all.get(row.id)?.version ?? 0) > row.version) return
  all.delete(row.id)
  all.set(row.id, row)
}

const counted = (tally: Tally, isCounted: (status: number) => boolean) =>
  [...tally.values()]
    .flatMap((counts) => [...counts])
    .reduce((sum, [status, count]) => (isCounted(status) ? sum + count : sum), 0)

const NOT_NOW = 503
/** What may be answered: done, in the way of something, against a rule, or not now. */
const ALLOWED = new Set([200, 201, 409, 422, NOT_NOW])
/** How many answers were none of these. */
export const strange = (tally: Tally) => counted(tally, (status) => !ALLOWED.has(status))
/** How many were told to come back: all sessions of their server were waiting for somebody else. */
export const notNow = (tally: Tally) => counted(tally, (status) => status === NOT_NOW)
