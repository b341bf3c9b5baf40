import type { Assignment, Leave, ProviderScheduleRow } from '@onward/contract'
import { describe, expect, it } from 'vitest'
import { differing } from '#web/lib/differing.ts'
import { rowOf, withOthers, withLeave, withOwnShift, withShift, type CalendarRow } from './patched.ts'

const shift = (assignmentId: number, date: string, hour = '07', providerName = 'Maya Okafor'): Assignment => ({
  assignmentId,
  providerId: `p ${providerName}`,
  providerName,
  hospitalId: 'h1',
  facilityName: 'Harborlight',
  facilityCode: 'HAR',
  startsAt: `${date}T${hour}:00`,
  endsAt: `${date}T19:00`,
  timeZone: 'UTC',
  start: `${date}T${hour}:00:00.000Z`,
  end: `${date}T19:00:00.000Z`,
  elapsedMinutes: 720,
  scheduledDate: date,
  shiftType: 'day',
  shiftTypeId: 'day',
  shiftTypeName: 'Day',
  specialtyId: null,
  specialtyName: null,
  status: 'confirmed',
  publication: 'published',
  note: null,
  version: 1,
  clockChange: { startsAt: null, endsAt: null },
})
const ids = (rows: readonly { assignmentId: number | null }[]) => rows.map(({ assignmentId }) => assignmentId)

it('a shift that was just restored stands once among those that were cancelled', () => {
  const [stands, off] = [rowOf(shift(1, '2026-11-02')), rowOf({ ...shift(1, '2026-11-02'), status: 'cancelled' })]
  const other = rowOf({ ...shift(2, '2026-11-02'), status: 'cancelled' })
  expect(withOthers([stands], [off, other])).toEqual([other, stands])
})

describe('a shift in the rows of a month', () => {
  const rows: CalendarRow[] = [
    shift(4, '2026-11-02', '06'),
    shift(9, '2026-11-02', '07', 'Ángel Ruiz'),
    shift(2, '2026-11-02', '07', 'Zoë Adler'),
    shift(3, '2026-11-20'),
  ].map(rowOf)

  it.each([
    ['by its date', shift(7, '2026-11-03'), [4, 9, 2, 7, 3]],
    ['by its start', shift(7, '2026-11-02', '06', 'Zoë Adler'), [4, 7, 9, 2, 3]],
    ['by the name without accents', shift(7, '2026-11-02', '07', 'Beth Ames'), [4, 9, 7, 2, 3]],
    ['by its number among equals', shift(1, '2026-11-02', '07', 'Zoë Adler'), [4, 9, 1, 2, 3]],
    ['last', shift(7, '2026-11-30'), [4, 9, 2, 3, 7]],
  ])('stands %s', (_, one, order) => {
    expect(ids(withShift(rows, one.assignmentId, rowOf(one)))).toEqual(order)
  })

  it('leaves its old place, with its facility under the name that the calendar has for it', () => {
    const moved = withShift(rows, 4, rowOf({ ...shift(4, '2026-11-21'), version: 2 }))
    expect(ids(moved)).toEqual([9, 2, 3, 4])
    expect(moved.at(-1)).toMatchObject({ version: 2, hospitalName: 'Harborlight', scheduledDate: '2026-11-21' })
  })

  it('goes, and rows without it stay the very same', () => {
    expect(ids(withShift(rows, 2, undefined))).toEqual([4, 9, 3])
    expect(withShift(rows, 77, undefined)).toBe(rows)
  })
})

describe('leave in a list of dates', () => {
  const leave = (leaveId: number, startDate: string, endDate: string, providerName = 'Maya Okafor'): Leave => ({
    leaveId,
    providerId: `p ${providerName}`,
    providerName,
    startDate,
    endDate,
    leaveDescription: 'Rest',
    leaveKindId: 'other',
    leaveKindName: 'Other',
    status: 'approved',
    version: 1,
  })
  const list = [leave(1, '2026-10-30', '2026-11-01'), leave(2, '2026-11-05', '2026-11-06')]
  const of = (one: Leave) => withLeave(list, one, '2026-11-01', '2026-11-30').map(({ leaveId }) => leaveId)

  it.each([
    ['by its first day', leave(3, '2026-11-03', '2026-11-09'), [1, 3, 2]],
    ['by the name', leave(3, '2026-11-05', '2026-11-09', 'Ángel Ruiz'), [1, 3, 2]],
    ['not, when it ends before', leave(3, '2026-10-03', '2026-10-31'), [1, 2]],
    ['not, when it begins after', leave(2, '2026-12-01', '2026-12-01'), [1]],
    ['on its last day', leave(1, '2026-11-30', '2026-12-04'), [2, 1]],
    ['no more once it is cancelled', { ...leave(2, '2026-11-05', '2026-11-06'), status: 'cancelled' as const }, [1]],
  ])('stands %s', (_, one, order) => {
    expect(of(one)).toEqual(order)
  })
})

describe("a shift in a provider's own rows", () => {
  const own = (one: Assignment): ProviderScheduleRow => ({
    ...one,
    date: one.scheduledDate,
    facilityTone: null,
    leaveDescription: null,
  })
  const away = (date: string): ProviderScheduleRow => ({
    date,
    leaveDescription: 'Rest',
    facilityName: null,
    facilityCode: null,
    facilityTone: null,
    assignmentId: null,
    hospitalId: null,
    startsAt: null,
    endsAt: null,
    start: null,
    end: null,
    timeZone: null,
    elapsedMinutes: null,
    shiftType: null,
    status: null,
    version: null,
  })
  const rows = [own(shift(1, '2026-11-02')), away('2026-11-05'), own(shift(2, '2026-11-09'))]

  it('comes, moves and goes', () => {
    expect(ids(withOwnShift(rows, shift(3, '2026-11-07'), true) ?? [])).toEqual([1, null, 3, 2])
    expect(ids(withOwnShift(rows, shift(1, '2026-11-20'), true) ?? [])).toEqual([null, 2, 1])
    expect(ids(withOwnShift(rows, shift(1, '2026-11-02'), false) ?? [])).toEqual([null, 2])
  })

  it('is not guessed on a day with leave', () => {
    expect(withOwnShift(rows, shift(3, '2026-11-05'), true)).toBeUndefined()
    const shared = [{ ...own(shift(1, '2026-11-02')), leaveDescription: 'Rest' }]
    expect(withOwnShift(shared, shift(1, '2026-11-20'), true)).toBeUndefined()
  })
})

it('only what differs is asked for', () => {
  const row = { note: null, from: '07:00', to: '19:00' }
  expect(differing({ ...row, to: '20:00' }, row)).toEqual({ to: '20:00' })
  expect(differing(row, undefined)).toEqual(row)
})
