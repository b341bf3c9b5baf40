import type { CoverageLine } from '@onward/contract'
import { expect, it } from 'vitest'
import { missingOn, shortShifts } from './short-shifts.ts'

const TYPES = [
  { shiftTypeId: 'day', startsAt: '07:00', endsAt: '19:00', days: 0 },
  { shiftTypeId: 'night', startsAt: '19:00', endsAt: '07:00', days: 1 },
  { shiftTypeId: 'custom', startsAt: null, endsAt: null, days: null },
]
const line = (more: Partial<CoverageLine>): CoverageLine => ({
  hospitalId: 'ny',
  date: '2026-03-31',
  shiftTypeId: 'day',
  specialtyId: null,
  least: 2,
  wished: 3,
  onDuty: 0,
  open: 0,
  ...more,
})

it.each([
  [{}, 2],
  [{ onDuty: 1 }, 1],
  [{ onDuty: 1, open: 1 }, 0],
  [{ onDuty: 4 }, 0],
])('of two who have to be there %o leaves %d to be posted', (more, missing) => {
  expect(missingOn(line(more))).toBe(missing)
})

it('posts one for each who is missing, at the usual times of the type', () => {
  const lines = [line({ onDuty: 1 }), line({ shiftTypeId: 'night', specialtyId: 's', least: 2 }), line({ onDuty: 2 })]
  const { open, untimed } = shortShifts(lines, TYPES)
  const night = {
    kind: 'create',
    providerId: null,
    hospitalId: 'ny',
    startsAt: '2026-03-31T19:00',
    endsAt: '2026-04-01T07:00',
    shiftTypeId: 'night',
    specialtyId: 's',
  }
  expect(open).toEqual([
    { ...night, startsAt: '2026-03-31T07:00', endsAt: '2026-03-31T19:00', shiftTypeId: 'day', specialtyId: null },
    night,
    night,
  ])
  expect(untimed).toBe(0)
})

it('makes up no times', () => {
  expect(shortShifts([line({ shiftTypeId: 'custom' }), line({ shiftTypeId: 'gone' })], TYPES)).toEqual({
    open: [],
    untimed: 4,
  })
})
