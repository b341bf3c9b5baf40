import texts from 'texts:calendar'
import type { Assignment } from '@onward/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerAll } from '#test/house.tsx'
import { render } from '#test/render.tsx'
import { addTexts } from '#web/lib/text.ts'
import { OwnHome } from './own-home.tsx'

addTexts(texts)

const NOW = new Date(2026, 10, 4, 14, 20)
const at = (date: string, hour: number, hours: number): Assignment => {
  const begins = new Date(`${date}T${String(hour).padStart(2, '0')}:00`)
  const ends = new Date(begins.getTime() + hours * 3_600_000)
  const wall = (when: Date) => new Date(when.getTime() - when.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  return {
    assignmentId: begins.getTime(),
    providerId: 'p1',
    providerName: 'Maya Okafor',
    hospitalId: 'h1',
    facilityName: 'Harborlight General',
    facilityCode: 'HAR',
    startsAt: wall(begins),
    endsAt: wall(ends),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    start: begins.toISOString(),
    end: ends.toISOString(),
    elapsedMinutes: hours * 60,
    scheduledDate: date,
    shiftType: hour < 12 ? 'day' : 'night',
    shiftTypeId: hour < 12 ? 'day' : 'night',
    shiftTypeName: hour < 12 ? 'Day' : 'Night',
    specialtyId: null,
    specialtyName: null,
    status: 'confirmed',
    publication: 'published',
    note: 'Handover in room 3B',
    version: 1,
    clockChange: { startsAt: null, endsAt: null },
  }
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})
const show = (...assignments: Assignment[]) => {
  answerAll(({ url }) => (url.includes('/leave') ? { leave: [] } : { assignments, total: assignments.length }))
  render(<OwnHome tones={new Map([['h1', 2]])} />)
}

it('opens with the next shift: where, when, how long until, its note and zone', async () => {
  show(at('2026-11-02', 7, 12), at('2026-11-05', 7, 12), at('2026-11-06', 19, 12))
  await expect.element(page.getByText('Next shift · Thu, Nov 5')).toBeVisible()
  await expect.element(page.getByText('in 16 h 40 min')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('7:00 AM – 7:00 PM')
  await expect.element(page.getByText('Harborlight General').first()).toBeVisible()
  await expect.element(page.getByText('Handover in room 3B')).toBeVisible()
  await expect.element(page.getByText(/^Day · 12 h · ./)).toBeVisible()
  // Done is what is over, of the week; the month has its nights.
  await expect.element(page.getByText('12 h of 36 h this week')).toBeVisible()
  await expect.element(page.getByText('November 2026: 36 h · 1 night')).toBeVisible()
  await expect.element(page.getByText(/whole shifts/)).not.toBeInTheDocument()
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => /HAR/.test(textContent)),
  ).toEqual([false, true, false, false, true, true, false])
})

it.each([
  [23, 'Thu, Nov 5', '7:00 AM – 6:00 AM'],
  [24, 'Thu, Nov 5 – Fri', '7:00 AM – 7:00 AM'],
  [62, 'Thu, Nov 5 – Sat', '7:00 AM – 9:00 PM'],
])('says when the next shift of %i hours ends', async (hours, days, times) => {
  show(at('2026-11-05', 7, hours))
  await expect.element(page.getByText(`Next shift · ${days}`, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent(times)
})

it('says of a shift that is under way how much of it is left', async () => {
  show(at('2026-11-04', 7, 12), at('2026-11-05', 7, 12))
  await expect.element(page.getByText('On duty now · since Wed, Nov 4')).toBeVisible()
  await expect.element(page.getByText('under way, 4 h 40 min left')).toBeVisible()
})

it('says how hours are counted where a shift goes on over the end of the week', async () => {
  show(at('2026-11-05', 7, 12), at('2026-11-07', 19, 12))
  await expect.element(page.getByText('0 h of 17 h this week')).toBeVisible()
  await expect.element(page.getByText('November 2026: 24 h · 1 night')).toBeVisible()
  await expect.element(page.getByText(/hours that fall in it; of the month whole shifts/)).toBeVisible()
})

it('says that there is none', async () => {
  show(at('2026-11-02', 7, 12))
  await expect.element(page.getByText('No shift planned in the next 30 days')).toBeVisible()
})

it('calls a day free only once the leave of the week has come', async () => {
  answerAll(() => ({ assignments: [at('2026-11-02', 7, 12)], total: 1 }))
  const answered = fetch
  let answerLeave: (answer: Response) => void = () => undefined
  vi.stubGlobal('fetch', (request: Request) =>
    request.url.includes('/leave') ? new Promise((resolve) => (answerLeave = resolve)) : answered(request),
  )
  render(<OwnHome tones={new Map()} />)
  const week = page.getByRole('region', { name: 'Your week' })
  await expect.element(week.getByText('Loading').first()).toBeInTheDocument()
  expect(week.getByText('free').elements()).toEqual([])
  const days = { startDate: '2026-11-04', endDate: '2026-11-05', leaveDescription: 'Annual' }
  const who = { providerId: 'p1', providerName: 'Maya Okafor' }
  answerLeave(
    Response.json({
      leave: [
        { leaveId: 1, ...who, ...days, leaveKindId: 'other', leaveKindName: 'Other', status: 'approved', version: 1 },
      ],
    }),
  )
  await expect.element(week.getByText('Leave: Annual').first()).toBeInTheDocument()
  expect(week.getByText('free').elements()).toHaveLength(4)
  expect(week.getByText('Loading').elements()).toEqual([])
})
