import { ApiError, type LeftAlone } from '@onward/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { book as bookAll } from '../src/booking/book.ts'
import type { Change } from '../src/booking/changes.ts'
import { openApp, type Answer } from './app-fixture.ts'
import { doubleBookings, NO_DOUBLE_BOOKINGS, quietDate, runs, shiftAt, slot, type Slot } from './bookings.ts'
import { describeEngine } from './open-test-db.ts'
import {
  added,
  covers,
  dayOf,
  inTheWayOfLeave,
  inTheWayOfShift,
  leaveAt,
  live,
  steppingBack,
  turned,
  type Away,
  type Did,
  type Model,
  type Refusal,
  type Row,
} from './schedule-model.ts'

const RUNS = runs('MODEL_RUNS', 12)
const SEED = runs('MODEL_SEED', 15)

let server: Awaited<ReturnType<typeof openApp>>
let token: string
beforeAll(async () => {
  server = await openApp()
  token = await server.tokenOf('adminA')
})
afterAll(() => server.close())

const send = (method: string, path: string, body?: object) =>
  server.send(method, path, { token, ...(body && { body }) })

/** The answer refuses for that reason, and names all that is in the way and nothing else. */
const expectRefused = ({ status, body }: Pick<Answer, 'status' | 'body'>, refusal: Refusal) => {
  expect([status, body.reason]).toEqual([409, refusal.reason])
  const { shifts = [], leave = [] } = body.facts
  const met: { assignmentId?: number; leaveId?: number }[] = refusal.reason === 'leave' ? leave : shifts
  expect(met.map(({ assignmentId, leaveId }) => assignmentId ?? leaveId).sort()).toEqual(refusal.ids.toSorted())
}
/** What was booked is a batch, which can be taken back. */
const keep = (model: Model, batchId: number, did: readonly Did[]) =>
  model.batches.push({ id: batchId, did: [...did], isUndone: false })
const shift = <T extends object>(did: T) => ({ of: 'shift' as const, ...did })
const leave = <T extends object>(did: T) => ({ of: 'leave' as const, ...did })

/** One step: what it does to the model decides what the server must answer. */
type Step = fc.AsyncCommand<Model, undefined>
const step = (
  name: string,
  run: (model: Model) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Step => ({
  check,
  run,
  toString: () => name,
})
const text = JSON.stringify
const pick = <T>(rows: T[], which: number) => rows[which % rows.length]!

const create = (at: Slot) =>
  step(`create ${text(at)}`, async (model) => {
    const answer = await send('POST', '/api/assignments', shiftAt(model.date, at))
    const refused = inTheWayOfShift(model, at)
    if (refused) return expectRefused(answer, refused)
    expect(answer.status).toBe(201)
    const { assignment, batchId } = answer.body
    keep(model, batchId, [shift(added(model.shifts, assignment.assignmentId, at))])
  })
const change = (which: number, at: Slot, isStale: boolean) =>
  step(
    `change ${which} to ${text(at)}${isStale ? ' from an old version' : ''}`,
    async (model) => {
      const row = pick(model.shifts, which)
      const version = row.version + (isStale ? 1 : 0)
      const answer = await send('PATCH', `/api/assignments/${row.id}`, { version, ...shiftAt(model.date, at) })
      const { status, body } = answer
      if (!row.isLive) return expect([status, body.reason]).toEqual([409, 'cancelled'])
      if (isStale) return expect([status, body.reason, body.assignment?.version]).toEqual([409, 'version', row.version])
      const refused = inTheWayOfShift(model, at, [row])
      if (refused) return expectRefused(answer, refused)
      expect(status).toBe(200)
      keep(model, body.batchId, [shift(turned(row, { at }))])
    },
    ({ shifts }) => shifts.length > 0,
  )
const cancel = (which: number) =>
  step(
    `cancel ${which}`,
    async (model) => {
      const row = pick(model.shifts, which)
      const { status, body } = await send('DELETE', `/api/assignments/${row.id}?version=${row.version}`)
      if (!row.isLive) return expect([status, body.reason]).toEqual([409, 'cancelled'])
      expect(status).toBe(200)
      keep(model, body.batchId, [shift(turned(row, { isLive: false }))])
    },
    ({ shifts }) => shifts.length > 0,
  )
const restore = (which: number) =>
  step(
    `restore ${which}`,
    async (model) => {
      const row = pick(model.shifts, which)
      const answer = await send('PATCH', `/api/assignments/${row.id}`, { version: row.version, status: 'confirmed' })
      const refused = row.isLive ? undefined : inTheWayOfShift(model, row.at)
      if (refused) return expectRefused(answer, refused)
      expect(answer.status).toBe(200)
      keep(model, answer.body.batchId, [shift(turned(row, { isLive: true }))])
    },
    ({ shifts }) => shifts.length > 0,
  )
const goAway = (at: Away) =>
  step(`leave ${text(at)}`, async (model) => {
    const answer = await send('POST', '/api/leave', leaveAt(model.date, at))
    const refused = inTheWayOfLeave(model, at)
    if (refused) return expectRefused(answer, refused)
    expect(answer.status).toBe(201)
    keep(model, answer.body.batchId, [leave(added(model.leave, answer.body.leave.leaveId, at))])
  })
const changeLeave = (which: number, at: Away) =>
  step(
    `change leave ${which} to ${text(at)}`,
    async (model) => {
      const row = pick(model.leave, which)
      const answer = await send('PATCH', `/api/leave/${row.id}`, { version: row.version, ...leaveAt(model.date, at) })
      const { status, body } = answer
      if (!row.isLive) return expect([status, body.reason]).toEqual([409, 'cancelled'])
      const refused = inTheWayOfLeave(model, at, [row])
      if (refused) return expectRefused(answer, refused)
      expect(status).toBe(200)
      keep(model, body.batchId, [leave(turned(row, { at }))])
    },
    (model) => model.leave.length > 0,
  )
const stay = (which: number) =>
  step(
    `cancel leave ${which}`,
    async (model) => {
      const row = pick(model.leave, which)
      const { status, body } = await send('DELETE', `/api/leave/${row.id}?version=${row.version}`)
      if (!row.isLive) return expect([status, body.reason]).toEqual([409, 'cancelled'])
      expect(status).toBe(200)
      keep(model, body.batchId, [leave(turned(row, { isLive: false }))])
    },
    (model) => model.leave.length > 0,
  )

/** What stands in the way of proposed changes, each with its place and its reason. */
const refusedAt = ({ status, body }: Answer) => {
  expect([status, body.reason]).toEqual([409, 'conflicts'])
  return body.facts.conflicts.map(({ at, conflict }: { at: number; conflict: { reason: string } }) => [
    at,
    conflict.reason,
  ])
}
const propose = (...changes: object[]) => send('POST', '/api/proposals', { mode: 'commit', changes })
const seenIn = ({ id, version }: Row<Slot>) => ({ assignmentId: id, version })
const exchange = (i: number, j: number) =>
  step(
    `exchange ${i} for ${j}`,
    async (model) => {
      const rows = [pick(model.shifts, i), pick(model.shifts, j)] as const
      const [a, b] = rows
      const ends = [
        { ...a.at, provider: b.at.provider },
        { ...b.at, provider: a.at.provider },
      ] as const
      const answer = await propose(
        { kind: 'change', ...seenIn(a), providerId: ends[0].provider },
        { kind: 'change', ...seenIn(b), providerId: ends[1].provider },
      )
      const isStanding = a.isLive && b.isLive
      const refused = rows.flatMap((row, at) => {
        if (!row.isLive) return [[at, 'cancelled']]
        const found = inTheWayOfShift(model, ends[at] ?? row.at, rows)
        // Where one of them is gone, only its absence is sure to be told.
        return isStanding && found ? [[at, found.reason]] : []
      })
      if (!isStanding) return expect(refusedAt(answer)).toEqual(expect.arrayContaining(refused))
      if (refused.length > 0) return expect(refusedAt(answer)).toEqual(refused)
      expect(answer.status).toBe(200)
      keep(model, answer.body.batchId, [shift(turned(a, { at: ends[0] })), shift(turned(b, { at: ends[1] }))])
    },
    ({ shifts }) => shifts.length > 1 && pick(shifts, i) !== pick(shifts, j),
  )
const replace = (which: number, at: Slot) =>
  step(
    `replace ${which} by ${text(at)}`,
    async (model) => {
      const row = pick(model.shifts, which)
      const answer = await propose({ kind: 'create', ...shiftAt(model.date, at) }, { kind: 'cancel', ...seenIn(row) })
      if (!row.isLive) return expect(refusedAt(answer)).toContainEqual([1, 'cancelled'])
      const refused = inTheWayOfShift(model, at, [row])
      if (refused) return expect(refusedAt(answer)).toEqual([[0, refused.reason]])
      expect(answer.status).toBe(200)
      const { batchId, assignments } = answer.body
      const gone = shift(turned(row, { isLive: false }))
      keep(model, batchId, [gone, shift(added(model.shifts, assignments[0].assignmentId, at))])
    },
    ({ shifts }) => shifts.length > 0,
  )

const other = { p1: 'p2', p2: 'p1' } as const
/** Leave that says of all that is in its way whether it is cancelled or handed over. */
const goAwayAround = (at: Away, isHandedOver: boolean) =>
  step(`leave ${text(at)} around what is ${isHandedOver ? 'handed over' : 'cancelled'}`, async (model) => {
    const inWay = live(model.shifts).filter((row) => covers(at, row.at))
    const outcome = isHandedOver ? { outcome: 'handOver', providerId: other[at.provider] } : { outcome: 'cancel' }
    const shifts = inWay.map((row) => ({ ...seenIn(row), ...outcome }))
    const { providerId, ...when } = leaveAt(model.date, at)
    const { status, body } = await send('POST', '/api/leave/batch', { providerIds: [providerId], ...when, shifts })
    const ends = inWay.map((row) => ({ row, at: { ...row.at, provider: other[at.provider] } }))
    const stuck = isHandedOver ? ends.filter((one) => inTheWayOfShift(model, one.at, inWay)) : []
    const others = inTheWayOfLeave({ ...model, shifts: [] }, at)
    if (others || stuck.length > 0) {
      expect([status, body.reason]).toEqual([409, 'inTheWay'])
      const ids = body.facts.handOvers.map(({ assignmentId }: { assignmentId: number }) => assignmentId)
      expect(ids.sort()).toEqual(stuck.map(({ row }) => row.id).sort())
      return
    }
    expect(status).toBe(201)
    const moved = ends.map((one) => shift(turned(one.row, isHandedOver ? { at: one.at } : { isLive: false })))
    keep(model, body.batchId, [...moved, leave(added(model.leave, body.leave[0].leaveId, at))])
  })

/** Books as the server does for several changes at once: 200, or the status of the refusal. */
const book = async (...changes: Change[]) => {
  try {
    const author = { accountId: 1, userId: 'adminA', requestId: 'model' }
    return { status: 200, booked: await server.store.db.transaction().execute((trx) => bookAll(trx, author, changes)) }
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, booked: undefined }
    throw error
  }
}
const fallIll = (which: number, at: Away) =>
  step(
    `leave ${text(at)} and cancel ${which}`,
    async (model) => {
      const row = pick(model.shifts, which)
      const { id, version } = row
      const { status, booked } = await book(
        { of: 'leave', kind: 'create', row: leaveAt(model.date, at) },
        { of: 'assignment', kind: 'cancel', id, version },
      )
      const isTaken = row.isLive && !inTheWayOfLeave({ ...model, shifts: live(model.shifts, [row]) }, at)
      expect(status).toBe(isTaken ? 200 : 409)
      if (!booked) return
      const gone = shift(turned(row, { isLive: false }))
      keep(model, booked.batchId, [gone, leave(added(model.leave, booked.leave[0]?.leaveId ?? 0, at))])
    },
    ({ shifts }) => shifts.length > 0,
  )

const undo = (which: number) =>
  step(
    `undo ${which}`,
    async (model) => {
      const batch = pick(model.batches, which)
      const { status, body } = await send('POST', `/api/batches/${batch.id}/undo`)
      if (batch.isUndone) return expect([status, body.reason]).toEqual([409, 'undone'])
      const { left, back, isInTheWay } = steppingBack(model, batch)
      if (isInTheWay) return expect([status, body.reason]).toEqual([409, 'conflicts'])
      expect(status, text(body)).toBe(200)
      const leftIds = body.left.map((one: LeftAlone) =>
        one.of === 'leave' ? one.leave.leaveId : one.assignment.assignmentId,
      )
      expect(leftIds.sort()).toEqual(left.map(({ row }) => row.id).sort())
      if (back.length === 0) return expect(body.batchId).toBe(null)
      batch.isUndone = true
      const known = new Set(model.leave.map(({ id }) => id))
      const anew = body.leave.find(({ leaveId }: { leaveId: number }) => !known.has(leaveId))
      const did = back.map((one) => {
        if (one.of === 'shift') return shift(turned(one.row, one.before ?? { isLive: false }))
        // Leave that was cancelled stays so: it is recorded anew.
        if (one.before && !one.after.isLive) return leave(added(model.leave, anew?.leaveId, one.before.at))
        return leave(turned(one.row, one.before ?? { isLive: false }))
      })
      keep(model, body.batchId, did)
    },
    ({ batches }) => batches.length > 0,
  )

const which = fc.nat(7)
const away: fc.Arbitrary<Away> = fc.record({
  provider: fc.constantFrom('p1', 'p2'),
  day: fc.nat(2),
  days: fc.integer({ min: 1, max: 2 }),
})
const steps = fc.commands(
  [
    slot.map(create),
    slot.map(create),
    fc.tuple(which, slot, fc.integer({ min: 0, max: 4 })).map(([i, at, n]) => change(i, at, n === 0)),
    which.map(cancel),
    which.map(restore),
    away.map(goAway),
    fc.tuple(which, away).map(([i, at]) => changeLeave(i, at)),
    which.map(stay),
    fc.tuple(which, which).map(([i, j]) => exchange(i, j)),
    fc.tuple(which, slot).map(([i, at]) => replace(i, at)),
    fc.tuple(which, away).map(([i, at]) => fallIll(i, at)),
    fc.tuple(away, fc.boolean()).map(([at, isHandedOver]) => goAwayAround(at, isHandedOver)),
    fc.nat(40).map(undo),
    fc.nat(40).map(undo),
  ],
  { maxCommands: 40, size: 'max' },
)

/** The store says the same as the model: these shifts and this leave, and nothing else. */
const agrees = async ({ date, shifts, leave }: Model) => {
  const range = `from=${dayOf(date, -2)}&to=${dayOf(date, 9)}`
  const listed = (await send('GET', `/api/assignments?${range}`)).body.assignments as { assignmentId: number }[]
  const expected = live(shifts).map(({ id, version, at }) => ({ assignmentId: id, version, ...shiftAt(date, at) }))
  const byId = (a: { assignmentId: number }, b: { assignmentId: number }) => a.assignmentId - b.assignmentId
  expect(listed.sort(byId)).toMatchObject(expected.sort(byId))
  const absences = (await send('GET', `/api/leave?${range}`)).body.leave as { leaveId: number }[]
  const away = live(leave).map(({ id, version, at }) => ({ leaveId: id, version, ...leaveAt(date, at) }))
  expect(absences.sort((a, b) => a.leaveId - b.leaveId)).toMatchObject(away.sort((a, b) => a.leaveId - b.leaveId))
}

describeEngine('a schedule under any sequence of bookings', () => {
  it(
    'takes and refuses what a simple model takes and refuses',
    async () => {
      let round = 0
      const property = fc.asyncProperty(steps, async (commands) => {
        const model: Model = { date: quietDate((round += 1)), shifts: [], leave: [], batches: [] }
        await fc.asyncModelRun(() => ({ model, real: undefined }), commands)
        await agrees(model)
      })
      await fc.assert(property, { numRuns: RUNS, seed: SEED })
      expect(await doubleBookings(server.store)).toEqual(NO_DOUBLE_BOOKINGS)
    },
    60_000 + RUNS * 1_000,
  )
})
