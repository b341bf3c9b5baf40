import { ApiError } from '@onward/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../test/app-fixture.ts'
import { quietDate } from '../../test/bookings.ts'
import { describeEngine } from '../../test/open-test-db.ts'
import { bookLeave, bookShift } from './book.ts'
import type { LeaveChange, NewShift, ShiftChange, Some } from './changes.ts'

let server: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const AUTHOR = { accountId: 1, userId: 'adminA', requestId: 'test' }
const shift = async (change: ShiftChange) =>
  (await server.store.db.transaction().execute((trx) => bookShift(trx, AUTHOR, change))).assignment
const leave = (change: LeaveChange) => server.store.db.transaction().execute((trx) => bookLeave(trx, AUTHOR, change))
const refusalOf = (booking: Promise<unknown>) =>
  booking.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ApiError) return { status: error.status, body: error.body }
      throw error
    },
  )

let used = 40
const row = (more: Partial<NewShift> = {}): NewShift => {
  const date = quietDate((used += 1))
  return { providerId: 'p1', hospitalId: 'ny', startsAt: `${date}T07:00`, endsAt: `${date}T19:00`, ...more }
}
const create = (more: Partial<NewShift> = {}) => shift({ of: 'assignment', kind: 'create', row: row(more) })
const change = ({ assignmentId: id, version }: { assignmentId: number; version: number }, to: Some<NewShift>) =>
  shift({ of: 'assignment', kind: 'change', id, version, to })

describeEngine('a shift that is changed', () => {
  it('stays of its kind in another place, and takes another with other times', async () => {
    const call = await create({ shiftType: 'call' })
    const moved = await change(call, { hospitalId: 'la' })
    expect(moved).toMatchObject({ hospitalId: 'la', shiftType: 'call', startsAt: call.startsAt })
    const earlier = await change(moved, { startsAt: `${call.scheduledDate}T06:30` })
    expect(earlier.shiftType).toBe('custom')
  })

  it('keeps its place and its times when only its note is changed', async () => {
    const before = await create({ shiftType: 'call' })
    expect(await change(before, { note: 'Bring the key' })).toEqual({ ...before, note: 'Bring the key', version: 2 })
  })

  it('is nobody’s and nowhere where there is no such person or place', async () => {
    expect(await refusalOf(create({ providerId: 'nobody' }))).toMatchObject({
      status: 404,
      body: { message: 'providerId: is not a provider of this account' },
    })
    expect(await refusalOf(create({ hospitalId: 'nowhere' }))).toMatchObject({
      status: 404,
      body: { message: 'hospitalId: is not a facility of this account' },
    })
  })
})

describeEngine('leave', () => {
  const date = () => quietDate((used += 1))
  it('ends no sooner than it begins', async () => {
    const [startDate, endDate] = [date(), date()].toSorted().toReversed()
    const turned = { providerId: 'p1', startDate: startDate ?? '', endDate: endDate ?? '', leaveDescription: 'Away' }
    expect(await refusalOf(leave({ of: 'leave', kind: 'create', row: turned }))).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('must not be before the first day') },
    })
  })

  it('that is not there is said to be leave', async () => {
    expect(await refusalOf(leave({ of: 'leave', kind: 'cancel', id: 999_999, version: 1 }))).toEqual({
      status: 404,
      body: { message: 'There is no such leave' },
    })
  })

  it('in the way of a shift is told by its start', async () => {
    const day = date()
    const wall = row({ startsAt: `${day}T20:00`, endsAt: `${next(day)}T08:00` })
    const away = (on: string) => ({ providerId: 'p1', startDate: on, endDate: on, leaveDescription: on })
    await leave({ of: 'leave', kind: 'create', row: away(next(day)) })
    await leave({ of: 'leave', kind: 'create', row: away(day) })
    expect(await refusalOf(shift({ of: 'assignment', kind: 'create', row: wall }))).toMatchObject({
      body: { reason: 'leave', facts: { leave: [{ startDate: day }, { startDate: next(day) }] } },
    })
  })
})

const next = (day: string) => new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
