import { ApiError, type Assignment } from '@onward/contract'
import { expect, it } from 'vitest'
import { boardOf, day } from '#test/board.ts'
import type { Change } from '../change.ts'
import { deedOf } from '../deed.ts'
import { rosterOf, withChanges } from '../roster.ts'
import { againOf, doneAgain, metIn, othersIn, wantedOf, withoutMet } from './stale.ts'

const { shifts } = rosterOf(boardOf([day(0, '2031-03-10'), day(0, '2031-03-11'), day(0, '2031-03-12')]), '')
const theirs = (assignmentId: number, more: Partial<Assignment> = {}): Assignment => ({
  assignmentId,
  providerId: 'ada',
  providerName: 'Person ada',
  hospitalId: 'ny',
  facilityName: 'Harbor General',
  facilityCode: 'HAR',
  startsAt: '2031-03-10T09:00',
  endsAt: '2031-03-10T21:00',
  timeZone: 'America/New_York',
  start: '2031-03-10T13:00:00.000Z',
  end: '2031-03-11T01:00:00.000Z',
  elapsedMinutes: 720,
  scheduledDate: '2031-03-10',
  shiftType: 'day',
  shiftTypeId: 'day',
  shiftTypeName: 'Day',
  specialtyId: null,
  specialtyName: null,
  status: 'confirmed',
  publication: 'published',
  note: null,
  version: 7,
  clockChange: { startsAt: null, endsAt: null },
  ...more,
})
const stale = (at: number, reason: 'version' | 'cancelled', assignment: Assignment) => ({
  at,
  conflict: { message: 'No', reason, facts: { assignment } },
})
const refusal = (...conflicts: object[]) =>
  new ApiError(409, { message: 'No', reason: 'conflicts', facts: { conflicts } })
const give = (assignmentId: number): Change => ({ kind: 'change', assignmentId, version: 1, providerId: 'ben' })
const deed = deedOf([give(1), give(2), { kind: 'cancel', assignmentId: 3, version: 1 }], '', { shifts })
const overlap = { message: 'No', reason: 'overlap', facts: { wanted: null, shifts: [] }, conflicts: [] }

it('finds the changes that met something newer, and what else was in the way', () => {
  const error = refusal(stale(0, 'version', theirs(1)), { at: 1, conflict: overlap })
  const met = metIn(error, deed)
  expect(met).toMatchObject([{ at: 0, change: give(1), theirs: { version: 7 }, isCancelled: false }])
  expect(othersIn(error, met)).toMatchObject([{ at: 1, conflict: { reason: 'overlap' } }])
  expect(metIn(new TypeError('lost'), deed)).toEqual([])
})

it('says what was wanted of the shift as it was seen, and what doing it again comes to', () => {
  const [met] = metIn(refusal(stale(0, 'version', theirs(1))), deed)
  expect(met && wantedOf(met, deed)).toMatchObject({ providerId: 'ben', startsAt: '2031-03-10T07:00' })
  expect(met && againOf(met)).toMatchObject({ providerId: 'ben', startsAt: '2031-03-10T09:00' })
  const [gone] = metIn(refusal(stale(2, 'version', theirs(3))), deed)
  expect(gone && [wantedOf(gone, deed), againOf(gone)]).toEqual([undefined, undefined])
})

it('leaves out what others have changed, or does it again on the newer version', () => {
  const met = metIn(refusal(stale(0, 'version', theirs(1))), deed)
  expect(withoutMet(deed, met)).toEqual(deed.changes.slice(1))
  expect(doneAgain(deed, met)).toEqual([{ ...give(1), version: 7 }, ...deed.changes.slice(1)])
})

it('puts back what has been cancelled, unless it should have been', () => {
  const error = refusal(stale(1, 'cancelled', theirs(2)), stale(2, 'cancelled', theirs(3)))
  const again = doneAgain(deed, metIn(error, deed))
  expect(again).toMatchObject([
    give(1),
    { kind: 'restore', assignmentId: 2, version: 7, providerId: 'ben', startsAt: '2031-03-10T09:00' },
  ])
  expect(again).toHaveLength(2)
  // It is shown at once, where the board does not know it any more.
  const shown = withChanges(shifts.slice(0, 1), again)
  expect(shown).toMatchObject([
    { assignmentId: 1, providerId: 'ben' },
    { assignmentId: 2, providerId: 'ben', version: 7, isUnsaved: true },
  ])
})
