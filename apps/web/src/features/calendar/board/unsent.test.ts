import { expect, it } from 'vitest'
import { boardOf, day } from '#test/board.ts'
import type { Change } from './change.ts'
import { deedOf } from './deed.ts'
import { rosterOf, withChanges } from './roster.ts'
import { neverSent, recognised } from './unsent.ts'

const { shifts } = rosterOf(boardOf([day(0, '2031-03-10'), day(null, '2031-03-11')]), '')
const created = (assignmentId: number, providerId: string | null, date: string): Change => ({
  kind: 'create',
  assignmentId,
  providerId,
  hospitalId: 'ny',
  startsAt: `${date}T07:00`,
  endsAt: `${date}T19:00`,
  shiftTypeId: 'day',
  specialtyId: null,
})
const cancel = (assignmentId: number): Change => ({ kind: 'cancel', assignmentId, version: 0 })

it('shows a new shift once that turns out to have been stored, and does to it what is done to that', () => {
  const lost = created(-1, 'ada', '2031-03-10')
  const shown = (...changes: Change[]) =>
    withChanges(shifts, recognised(shifts, [{ changes }]).changes).map(({ assignmentId }) => assignmentId)
  expect(shown(lost)).toEqual([1, 2])
  expect(shown(lost, cancel(-1))).toEqual([2])
  expect(recognised(shifts, [{ changes: [lost] }]).stored).toEqual(new Map([[-1, 1]]))
})

it('takes no shift for a new one that makes room for it, and of open ones none that stood there or differs', () => {
  const moved = [cancel(1), created(-2, 'ada', '2031-03-10')]
  expect(recognised(shifts, [{ changes: moved }])).toEqual({ stored: new Map(), changes: moved })
  const open = created(-1, null, '2031-03-11')
  expect(recognised(shifts, [{ changes: [open], stoodOpen: new Set([2]) }]).stored.size).toBe(0)
  expect(recognised(shifts, [{ changes: [{ ...open, specialtyId: 'surgery' } as Change] }]).stored.size).toBe(0)
})

it('finds open shifts again one by one, as many as have been stored', () => {
  const now = rosterOf(boardOf([day(null, '2031-03-11'), day(null, '2031-03-11'), day(null, '2031-03-11')]), '').shifts
  const [one, two, three] = [-1, -2, -3].map((id) => created(id, null, '2031-03-11'))
  if (!one || !two || !three) throw new TypeError('Three were made')
  const deeds = [
    { changes: [one, two], stoodOpen: new Set([1]) },
    { changes: [three], stoodOpen: new Set([1]) },
  ]
  const { stored, changes } = recognised(now, deeds)
  expect([...stored]).toEqual([
    [-1, 2],
    [-2, 3],
  ])
  expect(changes).toEqual([three])
})

it('drops a new shift that never was sent where it is cleared, and sends what may have been stored', () => {
  const never = deedOf([created(-1, 'ada', '2031-03-12'), created(-2, 'ben', '2031-03-12')], '')
  const change: Change = { kind: 'change', assignmentId: -1, version: 0, endsAt: '2031-03-12T17:00' }
  const { waiting, changes } = neverSent([never, deedOf([change], '')], [cancel(-1), cancel(2)])
  expect(waiting.map((one) => one.changes)).toEqual([[created(-2, 'ben', '2031-03-12')]])
  expect(changes).toEqual([cancel(2)])
  const lost = { ...never, mayBeStored: true as const }
  expect(neverSent([lost], [cancel(-1)])).toEqual({ waiting: [lost], changes: [cancel(-1)] })
})
