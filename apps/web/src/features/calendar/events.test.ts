import texts from 'texts:calendar,event,leave'
import type { AdminCalendarRow, Leave, ProviderScheduleRow } from '@onward/contract'
import { expect, it } from 'vitest'
import {
  awayBy,
  isCrowded,
  onDay,
  onEachDay,
  opens,
  toEvents,
  toLeaveBars,
  toLeaveCounts,
  toLeaveEvents,
} from './events.ts'
import { toOwnEvents } from './own-events.ts'
import { tonesOf } from './tones.ts'
import { addTexts } from '#web/lib/text.ts'

addTexts(texts)

const night: AdminCalendarRow = {
  assignmentId: 7,
  providerId: 'p1',
  providerName: 'Maya Okafor',
  hospitalId: 'h9',
  hospitalName: 'Harbor General',
  facilityCode: 'HAR',
  scheduledDate: '2026-03-07',
  startsAt: '2026-03-07T19:00',
  endsAt: '2026-03-08T07:00',
  start: '2026-03-08T00:00:00.000Z',
  end: '2026-03-08T11:00:00.000Z',
  timeZone: 'America/New_York',
  elapsedMinutes: 660,
  shiftType: 'night',
  status: 'confirmed',
  publication: 'published',
  version: 1,
}

it('says of a shift what people know of it, where that is not what it is', () => {
  const whenOf = (publication: AdminCalendarRow['publication']) => {
    const [event] = toEvents([{ ...night, publication }], new Map())
    return [event?.told, event?.when.split(', ').at(-1)]
  }
  expect(whenOf('draft')).toEqual(['draft', 'draft'])
  expect(whenOf('changed')).toEqual(['changed', 'changed since it was published'])
  expect(whenOf('published')).toEqual([undefined, expect.stringContaining('next day')])
})

it('makes an event of a row, with the fields that the specification names', () => {
  const [event] = toEvents([night], tonesOf([{ id: 'h1' }, { id: 'h9' }]))
  const { id, title, start, allDay, extendedProps, backgroundColor, borderColor } = event ?? {}
  expect({ id, title, start, allDay, extendedProps, backgroundColor, borderColor }).toEqual({
    id: '7',
    title: 'Maya Okafor',
    start: '2026-03-07',
    allDay: true,
    extendedProps: { calendar: 'Harbor General' },
    backgroundColor: 'white',
    borderColor: 'white',
  })
  expect(event).toMatchObject({ date: '2026-03-07', tone: 1, canCarry: true, look: 'hatched', icon: 'moon' })
  expect(event?.times).toBe('7:00 PM – 7:00 AM next day')
})

it('an open shift says so in place of a name, and looks like nothing else', () => {
  const [event] = toEvents([{ ...night, providerId: null, providerName: null }], new Map())
  expect(event).toMatchObject({
    title: 'Open shift',
    look: 'open',
    canCarry: true,
    short: { who: 'Open', slot: 'open' },
  })
})

it('gives facilities their tints in a cycle of twelve', () => {
  const tones = tonesOf(Array.from({ length: 14 }, (_, index) => ({ id: `h${index}` })))
  expect([...tones.values()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1])
})

it('paints a facility as somebody chose, and the others as before', () => {
  const tones = tonesOf([{ id: 'a' }, { id: 'b', tone: 7 }, { id: 'c', tone: null }])
  expect([...tones.values()]).toEqual([0, 7, 2])
})

it('a shift that ends at midnight is no night', () => {
  const evening = { ...night, startsAt: '2026-03-07T16:00', endsAt: '2026-03-08T00:00' }
  expect(toEvents([evening], new Map())[0]).toMatchObject({ look: undefined, icon: undefined })
})

const own = { date: '2026-03-07', facilityName: null, leaveDescription: null } as Partial<ProviderScheduleRow>
// Only these fields count for a day without an assignment.
const ownRow = (row: Partial<ProviderScheduleRow>) => ({ ...own, ...row }) as ProviderScheduleRow

it('a day of leave is an event, and neither null nor either sentinel is one', () => {
  expect(toOwnEvents([ownRow({ leaveDescription: 'Conference' })], new Map())).toMatchObject([
    { title: 'Leave: Conference', Leave: 'Conference', look: 'dashed', canCarry: false },
  ])
  for (const nothing of [null, 'Unassigned', 'Uassigned']) {
    expect(toOwnEvents([ownRow({ facilityName: nothing, leaveDescription: nothing })], new Map())).toEqual([])
  }
})

it('days of the same leave are one bar, and another leave is another', () => {
  const days = ['09', '10', '11', '12'].map((day, at) =>
    ownRow({ date: `2026-03-${day}`, leaveDescription: at === 3 ? 'Conference' : 'Annual leave' }),
  )
  expect(toOwnEvents(days, new Map()).map(({ isBefore, isAfter }) => [isBefore, isAfter])).toEqual([
    [false, true],
    [true, true],
    [true, false],
    [false, false],
  ])
})

it('a day with both shows both', () => {
  const { startsAt, endsAt, hospitalId, assignmentId } = night
  const row = ownRow({
    facilityName: 'Harbor General',
    leaveDescription: 'Conference',
    startsAt,
    endsAt,
    hospitalId,
    assignmentId,
  })
  expect(toOwnEvents([row], new Map()).map(({ title }) => title)).toEqual(['Harbor General', 'Leave: Conference'])
})

it('leave stands on each of its days, and is counted where there is little room', () => {
  const leave = (leaveId: number, startDate: string, endDate: string) =>
    ({
      leaveId,
      providerId: `p${leaveId}`,
      providerName: `Person ${leaveId}`,
      startDate,
      endDate,
      leaveDescription: 'Rest',
      leaveKindId: 'other',
      leaveKindName: 'Other',
      status: 'approved',
      version: 1,
    }) as const
  const all = [leave(1, '2026-03-01', '2026-03-02'), leave(2, '2026-03-02', '2026-03-05')]
  const dates = ['2026-03-01', '2026-03-02', '2026-03-03']
  expect(toLeaveEvents(all, dates).map(({ id }) => id)).toEqual([
    'leave 1 2026-03-01',
    'leave 1 2026-03-02',
    'leave 2 2026-03-02',
    'leave 2 2026-03-03',
  ])
  expect(toLeaveCounts(all, dates).map(({ title }) => title)).toEqual(['Person 1', '2 on leave', 'Person 2'])
})

it('an event opens what it stands for, and a count of people on leave its day', () => {
  const leave = (leaveId: number): Leave => ({
    leaveId,
    providerId: `p${leaveId}`,
    providerName: `Person ${leaveId}`,
    startDate: '2026-03-02',
    endDate: '2026-03-02',
    leaveDescription: '',
    leaveKindId: 'other',
    leaveKindName: 'Other',
    status: 'approved',
    version: 1,
  })
  const [shift] = toEvents([night], new Map())
  const [one] = toLeaveCounts([leave(1)], ['2026-03-02'])
  const [two] = toLeaveCounts([leave(1), leave(2)], ['2026-03-02'])
  expect([shift, one, two].flatMap((event) => (event ? opens(event) : []))).toEqual([
    { kind: 'shift', assignmentId: 7 },
    { kind: 'leave', leaveId: 1 },
    { kind: 'day', date: '2026-03-02' },
  ])
})

const at = (startsAt: string, endsAt: string, change: Partial<AdminCalendarRow> = {}) => ({
  ...night,
  scheduledDate: startsAt.slice(0, 10),
  startsAt,
  endsAt,
  ...change,
})
const days = (rows: AdminCalendarRow[]) =>
  onEachDay(toEvents(rows, new Map())).map(({ id, date, times }) => `${id} ${date} ${times}`)

it('a call of several days stands on each of them, said as since and until', () => {
  expect(days([at('2026-03-06T17:30', '2026-03-09T07:30')])).toEqual([
    '7 2026-03-06 5:30 PM – 7:30 AM, Mar 9',
    '7 2026-03-07 since 5:30 PM, Mar 6',
    '7 2026-03-08 since 5:30 PM, Mar 6',
    '7 2026-03-09 until 7:30 AM',
  ])
})

it('a night stands on its evening, and what ends at midnight not on the day that begins then', () => {
  expect(days([night])).toEqual(['7 2026-03-07 7:00 PM – 7:00 AM next day'])
  expect(days([at('2026-03-06T07:00', '2026-03-08T00:00')])).toHaveLength(2)
  expect(days([at('2026-03-06T08:00', '2026-03-07T08:00')])).toHaveLength(1)
})

it('only its first day is carried elsewhere', () => {
  const events = onEachDay(toEvents([at('2026-03-06T17:30', '2026-03-08T07:30')], new Map()))
  expect(events.map(({ canCarry, isBefore, isAfter }) => [canCarry, isBefore, isAfter])).toEqual([
    [true, false, true],
    [false, true, true],
    [false, true, false],
  ])
})

it('a day has what still runs of the day before, first, and the rest by the clock of each place', () => {
  const rows = [
    at('2026-03-06T19:00', '2026-03-07T07:00', { assignmentId: 1 }),
    at('2026-03-06T07:00', '2026-03-07T00:00', { assignmentId: 2 }),
    // An hour later by the instant, an hour earlier by its clock.
    at('2026-03-07T08:00', '2026-03-07T16:00', { assignmentId: 3 }),
    at('2026-03-07T07:00', '2026-03-07T15:00', { assignmentId: 4, timeZone: 'America/Los_Angeles' }),
    at('2026-03-08T07:00', '2026-03-08T15:00', { assignmentId: 5 }),
  ]
  const events = onDay(toEvents(rows, new Map()), '2026-03-07')
  expect(events.map(({ id, times }) => `${id} ${times}`)).toEqual([
    '1 until 7:00 AM',
    '4 7:00 AM – 3:00 PM',
    '3 8:00 AM – 4:00 PM',
  ])
})

const leaveFrom = (leaveId: number, providerName: string, startDate: string, endDate: string) =>
  ({ leaveId, providerName, leaveDescription: 'Holiday', startDate, endDate }) as Leave // all that a day of it is made of

it('leave is one lane of bars, each named where it begins to be seen, and the head counts the rest', () => {
  const dates = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']
  const leave = [
    leaveFrom(2, 'Tom Reyes', '2026-03-02', '2026-03-05'),
    leaveFrom(1, 'Ada van der Berg', '2026-02-20', '2026-03-03'),
  ]
  expect(toLeaveBars(leave, dates).map(({ id, title, isBefore, isAfter }) => [id, title, isBefore, isAfter])).toEqual([
    ['leave 1 2026-03-01', 'van der Berg A.', false, true],
    ['leave 1 2026-03-02', 'van der Berg A.', true, true],
    ['leave 1 2026-03-03', 'van der Berg A.', true, false],
    ['leave 2 2026-03-04', 'Reyes T.', false, true],
    ['leave 2 2026-03-05', 'Reyes T.', true, false],
  ])
  // Each part of a bar says how long it goes on.
  expect(new Set(toLeaveBars(leave, dates).map(({ when }) => when)).size).toBe(2)
  expect(toLeaveBars(leave, dates)[1]?.when).toMatch(/^Friday, February 20\s.+March 3/)
  expect([...awayBy(leave, dates).values()].map((names) => names.length)).toEqual([1, 2, 2, 1, 1, 0])
})

it('a week is crowded when one of its days has more than can be read beside each other', () => {
  const dates = ['2026-03-07', '2026-03-08']
  const on = (count: number, date: string) =>
    Array.from({ length: count }, () => ({ date }) as ReturnType<typeof toEvents>[number]) // all that is looked at
  expect(isCrowded([...on(4, '2026-03-07'), ...on(4, '2026-03-08'), ...on(9, '2026-03-09')], dates)).toBe(false)
  expect(isCrowded([...on(4, '2026-03-07'), ...on(5, '2026-03-08')], dates)).toBe(true)
})

it('a row is told in one line: when, who, where, and of which kind', () => {
  const shortOf = (row: AdminCalendarRow) => toEvents([row], new Map())[0]?.short
  expect(shortOf(night)).toMatchObject({ time: '7p', zone: 'ET', who: 'Okafor M.', code: 'HAR', slot: 'night' })
  const call = at('2026-03-07T07:30', '2026-03-08T07:30', { elapsedMinutes: 1380, timeZone: 'Europe/London' })
  expect(shortOf(call)).toMatchObject({ time: '7:30a', zone: 'UK', slot: 'call' })
  const [, last] = onEachDay(
    toEvents([at('2026-03-06T17:30', '2026-03-07T19:30', { elapsedMinutes: 1560 })], new Map()),
  )
  expect(last?.short?.time).toBe('until 7:30p')
})
