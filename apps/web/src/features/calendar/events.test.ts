import texts from 'texts:calendar,event,leave'
import type { AdminCalendarRow, Leave, ProviderScheduleRow } from '@onward/contract'
import { expect, it } from 'vitest'
import { opens, toEvents, toLeaveCounts, toLeaveEvents, tonesOf, toOwnEvents } from './events.ts'
import { addTexts } from '#web/lib/text.ts'

addTexts(texts)

const night: AdminCalendarRow = {
  assignmentId: 7,
  providerId: 'p1',
  providerName: 'Maya Okafor',
  hospitalId: 'h9',
  hospitalName: 'Harbor General',
  scheduledDate: '2026-03-07',
  startsAt: '2026-03-07T19:00',
  endsAt: '2026-03-08T07:00',
  start: '2026-03-08T00:00:00.000Z',
  end: '2026-03-08T11:00:00.000Z',
  timeZone: 'America/New_York',
  elapsedMinutes: 660,
  shiftType: 'night',
  status: 'confirmed',
  version: 1,
}

it('makes an event of a row, with the fields that the specification names', () => {
  const [event] = toEvents([night], tonesOf(['h1', 'h9']))
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

it('gives facilities their tints in a cycle of eight', () => {
  const tones = tonesOf(Array.from({ length: 10 }, (_, index) => `h${index}`))
  expect([...tones.values()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1])
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
