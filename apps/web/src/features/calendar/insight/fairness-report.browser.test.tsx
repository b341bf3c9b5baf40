import type { InsightFairness, Ledger } from '@onward/contract'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import InsightPage from './insight-page.tsx'

const NOW = '2026-11-20T15:00:00.000Z'
const nothing = { nights: 0, weekends: 0, holidays: 0, turnarounds: 0, points: 0 }
const nights = (count: number) => ({ ...nothing, nights: count, points: 2 * count })
const none = { nights: null, weekends: null, holidays: null, turnarounds: null, points: null }
const person = (providerId: string, providerName: string, count: number) => ({
  providerId,
  providerName,
  weight: 1,
  isAssumed: false,
  ...nights(count),
})
const fairness: InsightFairness = {
  asOf: NOW,
  isPartial: false,
  from: '2026-11-01',
  to: '2026-11-30',
  restHours: 11,
  worth: { nights: 2, weekends: 1, holidays: 3, turnarounds: 1 },
  total: nights(4),
  people: [
    { ...person('maya', 'Maya Okafor', 4), share: nights(2) },
    { ...person('ada', 'Ada Lindqvist', 0), share: nights(2) },
  ],
  spread: { ...none, nights: { gini: 0.5, range: 4 } },
  months: [],
  before: {
    from: '2026-10-02',
    to: '2026-10-31',
    total: nights(6),
    people: [person('maya', 'Maya Okafor', 5), person('tom', 'Tom Reyes', 1)],
    spread: { ...none, nights: { gini: 0.33, range: 4 } },
  },
}
const ledger: Ledger = {
  asOf: NOW,
  isPartial: false,
  from: '2026-11-01',
  to: '2026-11-30',
  restHours: 11,
  worth: fairness.worth,
  providerId: 'maya',
  providerName: 'Maya Okafor',
  weight: 1,
  isAssumed: false,
  total: nights(4),
  share: nights(2),
  people: 2,
  postings: [],
}
const serveFairness = (report: InsightFairness) =>
  serve(({ path }) => {
    if (path.includes('/shifts?')) return { body: { rows: [], total: 0, sum: 0, asOf: NOW } }
    if (path.startsWith('/api/insight/fairness')) return { body: report }
    if (path.startsWith('/api/ledger')) return { body: ledger }
    return { body: { facilities: [], specialties: [], shiftTypes: [], providers: [], total: 0 } }
  })
const askedOf = (all: readonly Asked[], path: string) =>
  all
    .filter((one) => one.path.startsWith(path))
    .map((one) => Object.fromEntries(new URLSearchParams(one.path.split('?')[1])))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  onTestFinished(() => {
    vi.useRealTimers()
    history.replaceState(null, '', '/')
  })
  signIn(admin)
})

it('says beside what each carries what it was, and how evenly, and opens both', async () => {
  const all = serveFairness(fairness)
  history.replaceState(null, '', '/insight?tab=fairness&compare=before')
  render(<InsightPage />)
  await expect
    .element(page.getByRole('button', { name: /^Nights 4/ }))
    .toMatchTextContent(/▼ .−2 · before: 6.*Gini 0\.50, .* · before: Gini 0\.33/)
  await expect.element(page.getByRole('row', { name: /Maya Okafor/ })).toMatchTextContent(/4 of 2\.0.*▼ .−1 before: 5/)
  // She was not there then; he is not now.
  await expect.element(page.getByRole('row', { name: /Ada Lindqvist/ })).toMatchTextContent(/before: N\/A/)
  await expect.element(page.getByRole('row', { name: /Tom Reyes/ })).toMatchTextContent(/▼ .−1 before: 1/)
  await page.getByRole('button', { name: 'before: 5, Maya Okafor, Nights' }).click()
  await expect
    .poll(() => askedOf(all, '/api/insight/fairness/shifts'))
    .toMatchObject([{ from: '2026-10-02', to: '2026-10-31', providerId: 'maya', figure: 'nights' }])
  expect(askedOf(all, '/api/insight/fairness?')).toMatchObject([{ compare: 'before' }])
})

it('says how it was month by month, and opens the shifts of each number', async () => {
  const all = serveFairness({
    ...fairness,
    from: '2026-10-15',
    months: [
      { month: '2026-10', total: nights(1), spread: none },
      { month: '2026-11', total: nights(3), spread: { ...none, nights: { gini: 0.25, range: 2 } } },
    ],
  })
  history.replaceState(null, '', '/insight?tab=fairness&from=2026-10-15&to=2026-11-30')
  render(<InsightPage />)
  const months = page.getByRole('region', { name: 'Month by month' })
  await expect
    .element(months.getByRole('row', { name: /October 2026/ }))
    .toMatchTextContent(/^October 2026 ?1 Nothing to compare/)
  await expect
    .element(months.getByRole('row', { name: /November 2026/ }))
    .toMatchTextContent(/3 Gini 0\.25, largest less smallest 2\.0/)
  await months.getByRole('button', { name: '3, November 2026: Nights' }).click()
  await expect
    .poll(() => askedOf(all, '/api/insight/fairness/shifts'))
    .toMatchObject([{ from: '2026-10-15', to: '2026-11-30', month: '2026-11', figure: 'nights' }])
})

it('has no months of one month, and opens the ledger of a person, all of it whatever is chosen', async () => {
  const all = serveFairness(fairness)
  history.replaceState(null, '', '/insight?tab=fairness&rest=11')
  render(<InsightPage />)
  await page.getByRole('button', { name: 'Maya Okafor', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Maya Okafor' })
  await expect.element(dialog.getByRole('button', { name: /^Nights 4 a fair share is 2/ })).toBeVisible()
  expect(askedOf(all, '/api/ledger')).toEqual([
    { providerId: 'maya', from: '2026-11-01', to: '2026-11-30', restHours: '11' },
  ])
  expect(dialog.getByText(/whatever facilities/).elements()).toEqual([])
  expect(page.getByRole('region', { name: 'Month by month' }).elements()).toEqual([])
  // Who is here no more has no ledger of these days.
  expect(page.getByRole('button', { name: 'Tom Reyes', exact: true }).elements()).toEqual([])

  history.replaceState(null, '', '/insight?tab=fairness&type=night')
  render(<InsightPage />)
  await page.getByRole('button', { name: 'Maya Okafor', exact: true }).click()
  await expect.element(page.getByText(/All of their shifts of these days count here/)).toBeVisible()
})
