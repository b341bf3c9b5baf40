import type { Assignment, Leave, StaffedAssignment } from '@onward/contract'
import { describe, expect, it } from 'vitest'
import {
  atTheSameMoment,
  isCancelled,
  leaveRefused,
  missing,
  shiftRefused,
  stale,
  unknownId,
  worksThere,
} from './refusals.ts'

const shift = (more: Partial<StaffedAssignment> = {}): StaffedAssignment => ({
  assignmentId: 7,
  providerId: 'p1',
  providerName: 'Ada Example',
  hospitalId: 'ny',
  facilityName: 'Harbor General',
  facilityCode: 'HAR',
  startsAt: '2026-03-02T07:00',
  endsAt: '2026-03-02T19:00',
  timeZone: 'America/New_York',
  start: '2026-03-02T12:00:00.000Z',
  end: '2026-03-03T00:00:00.000Z',
  elapsedMinutes: 720,
  scheduledDate: '2026-03-02',
  shiftType: 'day',
  shiftTypeId: 'day',
  shiftTypeName: 'Day',
  specialtyId: null,
  specialtyName: null,
  status: 'confirmed',
  publication: 'published',
  note: null,
  version: 3,
  clockChange: { startsAt: null, endsAt: null },
  ...more,
})
const absence: Leave = {
  leaveId: 4,
  providerId: 'p1',
  providerName: 'Ada Example',
  startDate: '2026-03-02',
  endDate: '2026-03-05',
  leaveDescription: 'Family leave',
  leaveKindId: 'other',
  leaveKindName: 'Other',
  status: 'approved',
  version: 1,
}
const told = ({ providerId, providerName, hospitalId, facilityName, startsAt, endsAt, timeZone }: Assignment) => ({
  providerId,
  providerName,
  hospitalId,
  facilityName,
  startsAt,
  endsAt,
  timeZone,
})
const asked = { ...absence, leaveDescription: 'Conference' }
const askedToo = {
  providerId: 'p1',
  providerName: 'Ada Example',
  startDate: '2026-03-02',
  endDate: '2026-03-05',
  leaveDescription: 'Conference',
}

describe('what is not there', () => {
  it('is a 404 that names the field, or what was looked for', () => {
    const message = 'is not a provider of this account'
    expect(unknownId('providerId', 'a provider')).toMatchObject({
      status: 404,
      body: { message: `providerId: ${message}`, issues: [{ path: 'providerId', message }] },
    })
    expect(missing('assignment')).toMatchObject({ status: 404, body: { message: 'There is no such assignment' } })
    expect(missing('leave')).toMatchObject({ status: 404, body: { message: 'There is no such leave' } })
  })
})

describe('a row that is no longer as its writer saw it', () => {
  it.each([
    ['assignment', shift(), { assignment: shift() }],
    ['leave', absence, { leave: absence }],
  ])('is shown as it is: %s', (name, row, facts) => {
    expect(stale(row)).toMatchObject({
      status: 409,
      body: { message: `Somebody has changed this ${name} since you opened it`, reason: 'version', facts, ...facts },
    })
    expect(isCancelled(row)).toMatchObject({
      status: 409,
      body: { message: `This ${name} has been cancelled`, reason: 'cancelled', facts, ...facts },
    })
  })
})

describe('what the store alone refused', () => {
  const message = 'Somebody changed this schedule at the same moment. Try again.'
  const facts = { wanted: null, shifts: [] }
  it('asks to try again, in the form of the refusal that would have been', () => {
    expect(atTheSameMoment('leave').body).toEqual({ message, reason: 'assignments', facts })
    expect(atTheSameMoment('assignment').body).toEqual({ message, reason: 'overlap', facts, conflicts: [] })
    expect(atTheSameMoment('assignment').status).toBe(409)
  })
  it('is also what is said of a refusal for which nothing is found any more', () => {
    const nothing = { shifts: [], leave: [] }
    expect(shiftRefused(shift(), nothing)).toEqual(atTheSameMoment('assignment'))
    expect(leaveRefused(asked, nothing)).toEqual(atTheSameMoment('leave'))
  })
})

describe('what is in the way', () => {
  it('of a shift is another one, before leave', () => {
    const other = shift({ assignmentId: 9, startsAt: '2026-03-02T06:00' })
    expect(shiftRefused(shift(), { shifts: [other], leave: [absence] }).body).toEqual({
      message: 'Ada Example already works at Harbor General from 2026-03-02 06:00 to 2026-03-02 19:00',
      reason: 'overlap',
      facts: { wanted: told(shift()), shifts: [{ assignmentId: 9, ...told(other) }] },
      conflicts: [other],
    })
    expect(shiftRefused(shift(), { shifts: [], leave: [absence] }).body).toEqual({
      message: 'Ada Example is on leave from 2026-03-02 to 2026-03-05 (Family leave)',
      reason: 'leave',
      facts: { wanted: told(shift()), leave: [absence] },
      leave: absence,
    })
  })
  it('is told with its zone where the reader thinks in another one', () => {
    const there = 'Ada Example already works at Harbor General from 2026-03-02 07:00 to 2026-03-02 19:00'
    expect(worksThere(shift(), 'America/New_York')).toBe(there)
    expect(worksThere(shift(), 'America/Chicago')).toBe(`${there} (Eastern Time)`)
  })
  it.each([
    [1, ''],
    [2, ' and 1 more'],
    [3, ' and 2 more'],
  ])('of leave are %s shifts, of which the first is named', (count, more) => {
    const shifts = Array.from({ length: count }, (_, at) => shift({ assignmentId: at + 1 }))
    expect(leaveRefused(asked, { shifts, leave: [] }).body).toEqual({
      message: `Ada Example works at Harbor General from 2026-03-02 07:00${more}. Cancel or move that first.`,
      reason: 'assignments',
      facts: { wanted: askedToo, shifts: shifts.map((one) => ({ assignmentId: one.assignmentId, ...told(one) })) },
    })
  })
  it('of leave is other leave', () => {
    expect(leaveRefused(asked, { shifts: [], leave: [absence] }).body).toEqual({
      message: 'Ada Example is already on leave from 2026-03-02 to 2026-03-05 (Family leave)',
      reason: 'leave',
      facts: { wanted: askedToo, leave: [absence] },
      leave: absence,
    })
  })
})
