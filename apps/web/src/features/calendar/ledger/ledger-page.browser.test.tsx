import type { Ledger, Posting } from '@onward/contract'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { provider } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import LedgerPage from './ledger-page.tsx'

const night: Posting = {
  assignmentId: 7,
  hospitalId: 'harbor',
  facilityName: 'Harbor General',
  facilityCode: 'HAR',
  facilityTone: null,
  timeZone: 'America/New_York',
  date: '2026-02-06',
  startsAt: '2026-02-06T19:00',
  endsAt: '2026-02-07T07:00',
  shiftTypeId: 'night',
  shiftTypeName: 'Night',
  partOfDay: 'night',
  specialtyId: null,
  specialtyName: null,
  elapsedMinutes: 720,
  publication: 'published',
  nights: 1,
  weekends: 0,
  holidays: 0,
  turnarounds: 0,
  points: 2,
}
const weekend: Posting = {
  ...night,
  assignmentId: 8,
  date: '2026-03-07',
  startsAt: '2026-03-07T19:00',
  endsAt: '2026-03-08T07:00',
  weekends: 1,
  points: 3,
}
const answer: Ledger = {
  asOf: '2026-11-20T15:00:00.000Z',
  isPartial: false,
  from: '2026-01-01',
  to: '2026-12-31',
  restHours: 11,
  worth: { nights: 2, weekends: 1, holidays: 3, turnarounds: 1 },
  providerId: 'maya',
  providerName: 'Maya Okafor',
  weight: 1,
  isAssumed: false,
  total: { nights: 2, weekends: 1, holidays: 0, turnarounds: 0, points: 5 },
  share: { nights: 1.5, weekends: 1.25, holidays: 0.5, turnarounds: 0, points: 5.75 },
  people: 12,
  postings: [night, weekend],
}
beforeEach(() => {
  signIn(provider)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 10) })
  onTestFinished(() => void vi.useRealTimers())
})
const rowsOf = (name: string) =>
  page
    .getByRole('region', { name })
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.trim()))

it('says what came, beside a share, and lists the shifts that it counts', async () => {
  const asked = serve(() => ({ body: answer }))
  render(<LedgerPage />)
  await expect.element(page.getByRole('button', { name: /^Nights 2 a fair share is 1.5/ })).toBeVisible()
  expect(asked.map(({ path }) => path)).toEqual(['/api/ledger?from=2026-01-01&to=2026-12-31'])
  await expect.element(page.getByText('2 shifts – Points: 5')).toBeVisible()
  await page.getByRole('button', { name: /^Weekend shifts \d/ }).click()
  await expect.element(page.getByText('1 shift – Weekend shifts: 1')).toBeVisible()
  expect(rowsOf('Shift by shift').map((cells) => cells.slice(-2))).toEqual([['Night and Weekend', '3']])
  // Each month, and what it comes to by then.
  expect(rowsOf('Month by month')).toEqual([
    ['February 2026', '1', '0', '0', '0', '2', '2'],
    ['March 2026', '1', '1', '0', '0', '3', '5'],
  ])
  await expect.element(page.getByText(/all 12 people carry together/)).toBeVisible()
})

it('says why there is no share, and that nothing counts', async () => {
  const nothing = { nights: 0, weekends: 0, holidays: 0, turnarounds: 0, points: 0 }
  serve(() => ({ body: { ...answer, total: nothing, share: null, people: 3, postings: [] } }))
  render(<LedgerPage />)
  await expect.element(page.getByText(/once at least 5 people are counted/)).toBeVisible()
  await expect.element(page.getByText('No shifts – Points: 0')).toBeVisible()
  expect(page.getByRole('region', { name: 'Month by month' }).elements()).toEqual([])
})
