import { ApiError } from '@onward/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { book as bookAll } from '../src/booking/book.ts'
import type { Change } from '../src/booking/changes.ts'
import { openApp } from './app-fixture.ts'
import {
  doubleBookings,
  meets,
  NO_DOUBLE_BOOKINGS,
  quietDate,
  runs,
  shiftAt,
  slot,
  wall,
  type Slot,
} from './bookings.ts'
import { describeEngine } from './open-test-db.ts'

const RUNS = runs('MODEL_RUNS', 12)
const DAY = 1440

let server: Awaited<ReturnType<typeof openApp>>
let token: string
beforeAll(async () => {
  server = await openApp()
  token = await server.tokenOf('adminA')
})
afterAll(() => server.close())

type Away = { provider: 'p1' | 'p2'; day: number; days: number }
type Row<T> = { id: number; version: number; isLive: boolean; at: T }
/** What a schedule is, said without a database. */
type Model = { date: string; shifts: Row<Slot>[]; leave: Row<Away>[] }

const covers = (away: Away, { provider, from, minutes }: Slot) =>
  away.provider === provider && away.day * DAY < from + minutes && (away.day + away.days) * DAY > from
const crosses = (a: Away, b: Away) => a.provider === b.provider && a.day < b.day + b.days && b.day < a.day + a.days
const live = <T>(rows: Row<T>[], except?: Row<T>) => rows.filter((row) => row.isLive && row !== except)
const isFree = ({ shifts, leave }: Model, at: Slot, except?: Row<Slot>) =>
  !live(shifts, except).some((other) => meets(other.at, at)) && !live(leave).some((other) => covers(other.at, at))
const isFreeOfWork = ({ shifts, leave }: Model, at: Away, except?: Row<Away>) =>
  !live(shifts).some((other) => covers(at, other.at)) && !live(leave, except).some((other) => crosses(other.at, at))

const dayOf = (date: string, day: number) => wall(date, day * DAY).slice(0, 10)
const leaveAt = (date: string, { provider, day, days }: Away) => ({
  providerId: provider,
  startDate: dayOf(date, day),
  endDate: dayOf(date, day + days - 1),
  leaveDescription: 'Away',
})
const send = (method: string, path: string, body?: object) =>
  server.send(method, path, { token, ...(body && { body }) })

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
const pick = <T>(rows: Row<T>[], which: number) => rows[which % rows.length]!

const create = (at: Slot) =>
  step(`create ${text(at)}`, async (model) => {
    const { status, body } = await send('POST', '/api/assignments', shiftAt(model.date, at))
    expect(status).toBe(isFree(model, at) ? 201 : 409)
    if (status === 201) model.shifts.push({ id: body.assignment.assignmentId, version: 1, isLive: true, at })
  })
const change = (which: number, at: Slot, isStale: boolean) =>
  step(
    `change ${which} to ${text(at)}${isStale ? ' from an old version' : ''}`,
    async (model) => {
      const row = pick(model.shifts, which)
      const version = row.version + (isStale ? 1 : 0)
      const { status, body } = await send('PATCH', `/api/assignments/${row.id}`, {
        version,
        ...shiftAt(model.date, at),
      })
      expect(status).toBe(row.isLive && !isStale && isFree(model, at, row) ? 200 : 409)
      if (status === 200) Object.assign(row, { at, version: row.version + 1 })
      else if (!row.isLive) expect(body.reason).toBe('cancelled')
      else if (isStale) expect([body.reason, body.assignment.version]).toEqual(['version', row.version])
    },
    ({ shifts }) => shifts.length > 0,
  )
const cancel = (which: number) =>
  step(
    `cancel ${which}`,
    async ({ shifts }) => {
      const row = pick(shifts, which)
      const { status } = await send('DELETE', `/api/assignments/${row.id}?version=${row.version}`)
      expect(status).toBe(row.isLive ? 200 : 409)
      if (row.isLive) Object.assign(row, { isLive: false, version: row.version + 1 })
    },
    ({ shifts }) => shifts.length > 0,
  )
const restore = (which: number) =>
  step(
    `restore ${which}`,
    async (model) => {
      const row = pick(model.shifts, which)
      const { status } = await send('PATCH', `/api/assignments/${row.id}`, {
        version: row.version,
        status: 'confirmed',
      })
      expect(status).toBe(row.isLive || isFree(model, row.at) ? 200 : 409)
      if (status === 200) Object.assign(row, { isLive: true, version: row.version + 1 })
    },
    ({ shifts }) => shifts.length > 0,
  )
const goAway = (at: Away) =>
  step(`leave ${text(at)}`, async (model) => {
    const { status, body } = await send('POST', '/api/leave', leaveAt(model.date, at))
    expect(status).toBe(isFreeOfWork(model, at) ? 201 : 409)
    if (status === 201) model.leave.push({ id: body.leave.leaveId, version: 1, isLive: true, at })
  })
const changeLeave = (which: number, at: Away) =>
  step(
    `change leave ${which} to ${text(at)}`,
    async (model) => {
      const row = pick(model.leave, which)
      const { status } = await send('PATCH', `/api/leave/${row.id}`, {
        version: row.version,
        ...leaveAt(model.date, at),
      })
      expect(status).toBe(row.isLive && isFreeOfWork(model, at, row) ? 200 : 409)
      if (status === 200) Object.assign(row, { at, version: row.version + 1 })
    },
    ({ leave }) => leave.length > 0,
  )
const stay = (which: number) =>
  step(
    `cancel leave ${which}`,
    async ({ leave }) => {
      const row = pick(leave, which)
      const { status } = await send('DELETE', `/api/leave/${row.id}?version=${row.version}`)
      expect(status).toBe(row.isLive ? 200 : 409)
      if (row.isLive) Object.assign(row, { isLive: false, version: row.version + 1 })
    },
    ({ leave }) => leave.length > 0,
  )

/** Books as the server does for several changes at once: 200, or the status of the refusal. */
const book = async (...changes: Change[]) => {
  try {
    const author = { accountId: 1, userId: 'adminA', requestId: 'model' }
    return { status: 200, booked: await server.store.db.transaction().execute((trx) => bookAll(trx, author, changes)) }
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, booked: { assignments: [], leave: [] } }
    throw error
  }
}
const seen = ({ id, version }: Row<unknown>) => ({ id, version })
const trade = (i: number, j: number) =>
  step(
    `trade ${i} for ${j}`,
    async (model) => {
      const [a, b] = [pick(model.shifts, i), pick(model.shifts, j)]
      const there = { ...a.at, provider: b.at.provider }
      const back = { ...b.at, provider: a.at.provider }
      const others = { ...model, shifts: model.shifts.filter((row) => row !== a && row !== b) }
      const { status } = await book(
        { of: 'assignment', kind: 'change', ...seen(a), to: { providerId: there.provider } },
        { of: 'assignment', kind: 'change', ...seen(b), to: { providerId: back.provider } },
      )
      const isTaken = a.isLive && b.isLive && isFree(others, there) && isFree(others, back)
      expect(status).toBe(isTaken ? 200 : 409)
      if (!isTaken) return
      Object.assign(a, { at: there, version: a.version + 1 })
      Object.assign(b, { at: back, version: b.version + 1 })
    },
    ({ shifts }) => shifts.length > 1 && pick(shifts, i) !== pick(shifts, j),
  )
const replace = (which: number, at: Slot) =>
  step(
    `replace ${which} by ${text(at)}`,
    async (model) => {
      const row = pick(model.shifts, which)
      const { status, booked } = await book(
        { of: 'assignment', kind: 'create', row: shiftAt(model.date, at) },
        { of: 'assignment', kind: 'cancel', ...seen(row) },
      )
      const isTaken = row.isLive && isFree(model, at, row)
      expect(status).toBe(isTaken ? 200 : 409)
      if (!isTaken) return
      Object.assign(row, { isLive: false, version: row.version + 1 })
      const [created] = booked.assignments
      model.shifts.push({ id: created?.assignmentId ?? 0, version: 1, isLive: true, at })
    },
    ({ shifts }) => shifts.length > 0,
  )
const fallIll = (which: number, at: Away) =>
  step(
    `leave ${text(at)} and cancel ${which}`,
    async (model) => {
      const row = pick(model.shifts, which)
      const { status, booked } = await book(
        { of: 'leave', kind: 'create', row: leaveAt(model.date, at) },
        { of: 'assignment', kind: 'cancel', ...seen(row) },
      )
      const others = { ...model, shifts: live(model.shifts, row) }
      const isTaken = row.isLive && isFreeOfWork(others, at)
      expect(status).toBe(isTaken ? 200 : 409)
      if (!isTaken) return
      Object.assign(row, { isLive: false, version: row.version + 1 })
      model.leave.push({ id: booked.leave[0]?.leaveId ?? 0, version: 1, isLive: true, at })
    },
    ({ shifts }) => shifts.length > 0,
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
    fc.tuple(which, which).map(([i, j]) => trade(i, j)),
    fc.tuple(which, slot).map(([i, at]) => replace(i, at)),
    fc.tuple(which, away).map(([i, at]) => fallIll(i, at)),
  ],
  { maxCommands: 30, size: 'max' },
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
        const model: Model = { date: quietDate((round += 1)), shifts: [], leave: [] }
        await fc.asyncModelRun(() => ({ model, real: undefined }), commands)
        await agrees(model)
      })
      await fc.assert(property, { numRuns: RUNS })
      expect(await doubleBookings(server.store)).toEqual(NO_DOUBLE_BOOKINGS)
    },
    60_000 + RUNS * 1_000,
  )
})
