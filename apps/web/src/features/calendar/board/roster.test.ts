import { expect, it } from 'vitest'
import { boardOf, day } from '#test/board.ts'
import { newShiftId, proposedOf } from './change.ts'
import { patchedBoard, boardWith } from './patched-board.ts'
import { closedOn, rosterOf, withChanges } from './roster.ts'

const board = boardOf([day(0, '2031-03-10'), day(null, '2031-03-11', 1)])
const { shifts } = rosterOf(board, '')

it('names what the columns say by its places', () => {
  expect(shifts.map(({ assignmentId, providerId, hospitalId }) => [assignmentId, providerId, hospitalId])).toEqual([
    [1, 'ada', 'ny'],
    [2, null, 'la'],
  ])
  const flagged = { ...board, shifts: { ...board.shifts, flags: [3, 2] } }
  expect(rosterOf(flagged, '').shifts.map(({ flags }) => flags)).toEqual([['note', 'clockChange'], ['clockChange']])
})

it('counts the holidays of the facility that one looks at', () => {
  const holidays = [
    { date: '2031-03-10', hospitalId: null, holidayName: 'Everywhere' },
    { date: '2031-03-11', hospitalId: 'la', holidayName: 'There' },
  ]
  const days = (hospitalId: string) => [...rosterOf({ ...board, holidays }, hospitalId).holidays.keys()]
  expect([days(''), days('ny'), days('la')]).toEqual([['2031-03-10'], ['2031-03-10'], ['2031-03-10', '2031-03-11']])
})

it('knows what is closed on a date, at all that one looks at or at some of it', () => {
  const closed = [
    { hospitalId: null, from: '2031-03-10', to: '2031-03-10', reason: 'Paid' },
    { hospitalId: 'la', from: '2031-03-10', to: '2031-03-12', reason: 'Moving' },
  ]
  const on = (date: string, hospitalId: string) =>
    closedOn(rosterOf({ ...board, closed }, hospitalId).closed, date, hospitalId).map((all) =>
      all.map(({ reason }) => reason),
    )
  expect(on('2031-03-10', '')).toEqual([['Paid'], ['Moving']])
  expect(on('2031-03-11', '')).toEqual([[], ['Moving']])
  expect(on('2031-03-12', 'la')).toEqual([['Moving'], []])
  expect(on('2031-03-12', 'ny')).toEqual([[], []])
  expect(on('2031-03-13', 'la')).toEqual([[], []])
})

it('shows what is on its way over what is stored', () => {
  const assignmentId = newShiftId()
  const said = { providerId: 'ben', hospitalId: 'ny', shiftTypeId: 'night', specialtyId: null }
  const after = withChanges(shifts, [
    { kind: 'create', assignmentId, ...said, startsAt: '2031-03-10T19:00', endsAt: '2031-03-11T07:00' },
    { kind: 'change', assignmentId: 1, version: 1, providerId: 'cy' },
    { kind: 'cancel', assignmentId: 2, version: 1 },
    // A new one is changed before it is stored.
    { kind: 'change', assignmentId, version: 0, endsAt: '2031-03-11T05:00' },
  ])
  expect(after).toMatchObject([
    { assignmentId: 1, providerId: 'cy', elapsedMinutes: 720, isUnsaved: true },
    { assignmentId, providerId: 'ben', endsAt: '2031-03-11T05:00', elapsedMinutes: 600, isUnsaved: true },
  ])
  expect(withChanges(shifts, [])).toBe(shifts)
})

it('sends a change with the version and the id that its shift has by now', () => {
  const stored = (id: number) => (id === -7 ? { assignmentId: 70, version: 2 } : undefined)
  expect(proposedOf({ kind: 'cancel', assignmentId: -7, version: 0 }, stored)).toEqual({
    kind: 'cancel',
    assignmentId: 70,
    version: 2,
  })
  const change = { kind: 'change', assignmentId: 1, version: 3, providerId: 'ben' } as const
  expect(proposedOf(change, stored)).toEqual(change)
})

const assignment = {
  assignmentId: 1,
  providerId: 'ben',
  providerName: 'Person ben',
  hospitalId: 'la',
  facilityName: 'Mesa Verde Clinic',
  facilityCode: 'MES',
  startsAt: '2031-03-12T07:00',
  endsAt: '2031-03-12T19:00',
  timeZone: 'America/New_York',
  start: '2031-03-12T11:00:00.000Z',
  end: '2031-03-12T23:00:00.000Z',
  elapsedMinutes: 720,
  scheduledDate: '2031-03-12',
  shiftType: 'day',
  shiftTypeId: 'day',
  shiftTypeName: 'Day',
  specialtyId: null,
  specialtyName: null,
  status: 'confirmed',
  publication: 'draft',
  note: 'Keys',
  version: 2,
  clockChange: { startsAt: null, endsAt: null },
} as const

const week = { from: '2031-03-10', to: '2031-03-16', facility: '', specialty: '' }

it('takes in what a booking answers', () => {
  const after = patchedBoard(week)(board, { assignments: [assignment] }) as typeof board
  expect(rosterOf(after, '').shifts).toMatchObject([
    { assignmentId: 2 },
    {
      assignmentId: 1,
      providerId: 'ben',
      hospitalId: 'la',
      startsAt: '2031-03-12T07:00',
      version: 2,
      flags: ['note', 'draft'],
    },
  ])
  // A warning that was gone over stays so, whatever is changed.
  const over = { ...board, shifts: { ...board.shifts, flags: [16, 0] } }
  expect(rosterOf(boardWith(over, assignment, week) ?? board, '').shifts).toMatchObject([
    { assignmentId: 2, flags: [] },
    { assignmentId: 1, flags: ['note', 'draft', 'overridden'] },
  ])
  const gone = boardWith(board, { ...assignment, status: 'cancelled' }, week)
  expect(gone?.shifts.assignmentId).toEqual([2])
  expect(boardWith(board, assignment, { ...week, from: '2031-03-09', to: '2031-03-11' })?.shifts.assignmentId).toEqual([
    2,
  ])
  expect(boardWith(board, { ...assignment, assignmentId: 9 }, { ...week, from: '2031-04-01', to: '2031-04-02' })).toBe(
    board,
  )
  // What is open is looked for where and as what is asked for.
  const open = { ...assignment, providerId: null, specialtyId: 'surgery' }
  const isShown = (asked: object) => boardWith(board, open, { ...week, ...asked })?.shifts.assignmentId.includes(1)
  expect([{}, { facility: 'la', specialty: 'surgery' }].map(isShown)).toEqual([true, true])
  expect([{ facility: 'ny' }, { specialty: 'cardiology' }].map(isShown)).toEqual([false, false])
  // Whom the board does not know, only the server can place.
  expect(boardWith(board, { ...assignment, providerId: 'new' }, week)).toBeUndefined()
})

it('keeps what people have been told of and has become another’s, as long as they have not been told', () => {
  const removedOf = (kept: typeof board | undefined) =>
    kept?.removed.map(({ assignmentId, startsAt }) => [assignmentId, startsAt])
  const flagged = (...flags: number[]) => ({ ...board, shifts: { ...board.shifts, flags } })
  const told = { ...assignment, publication: 'changed' } as const
  const was = [[1, '2031-03-10T07:00']]
  // Given to another on another date, taken away, and given back.
  const moved = boardWith(board, told, week)
  expect([removedOf(moved), moved?.removed[0]]).toEqual([
    was,
    {
      assignmentId: 1,
      person: 0,
      facility: 0,
      startsAt: '2031-03-10T07:00',
      endsAt: '2031-03-10T19:00',
      shiftTypeId: 'day',
    },
  ])
  const cancelled = boardWith(moved ?? board, { ...told, status: 'cancelled' }, week)
  expect(removedOf(cancelled)).toEqual(was)
  const when = { scheduledDate: '2031-03-10', startsAt: '2031-03-10T08:00' }
  const theirs = { ...told, ...when, providerId: 'ada', hospitalId: 'ny' }
  expect(removedOf(boardWith(board, { ...theirs, hospitalId: 'la' }, week))).toEqual(was)
  expect(removedOf(boardWith(cancelled ?? board, theirs, week))).toEqual([])
  expect(removedOf(boardWith(cancelled ?? board, { ...theirs, publication: 'published' }, week))).toEqual([])
  // Of a draft nobody has been told, and of what has been changed before the board does not know how.
  expect(removedOf(boardWith(flagged(4, 0), { ...assignment, status: 'cancelled' }, week))).toEqual([])
  expect(removedOf(boardWith(flagged(8, 0), theirs, week))).toEqual([])
  expect(boardWith(flagged(8, 0), { ...told, status: 'cancelled' }, week)).toBeUndefined()
  expect(removedOf(boardWith(board, { ...told, assignmentId: 9, status: 'cancelled' }, week))).toEqual([])
})
