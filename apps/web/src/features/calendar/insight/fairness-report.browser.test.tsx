import type { InsightFairness } from '@onward/contract'
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
  before: {
    from: '2026-10-02',
    to: '2026-10-31',
    total: nights(6),
    people: [person('maya', 'Maya Okafor', 5), person('tom', 'Tom Reyes', 1)],
    spread: { ...none, nights: { gini: 0.33, range: 4 } },
  },
}
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
  const all = serve(({ path }) => {
    if (path.includes('/shifts?')) return { body: { rows: [], total: 0, sum: 0, asOf: NOW } }
    if (path.startsWith('/api/insight/fairness')) return { body: fairness }
    return { body: { facilities: [], specialties: [], shiftTypes: [], providers: [], total: 0 } }
  })
  history.replaceState(null, '', '/insight?tab=fairness&compare=before')
  render(<InsightPage />)
  await expect
    .element(page.getByRole('button', { name: /^Nights 4/ }))
    .toMatchTextContent(/▼ −2. · before: 6.*Gini 0\.50, .* · before: Gini 0\.33/)
  await expect.element(page.getByRole('row', { name: /Maya Okafor/ })).toMatchTextContent(/4 of 2\.0.*▼ −1 before: 5/)
  // She was not there then; he is not now.
  await expect.element(page.getByRole('row', { name: /Ada Lindqvist/ })).toMatchTextContent(/before: N\/A/)
  await expect.element(page.getByRole('row', { name: /Tom Reyes/ })).toMatchTextContent(/▼ −1 before: 1/)
  await page.getByRole('button', { name: 'before: 5, Maya Okafor, Nights' }).click()
  await expect
    .poll(() => askedOf(all, '/api/insight/fairness/shifts'))
    .toMatchObject([{ from: '2026-10-02', to: '2026-10-31', providerId: 'maya', figure: 'nights' }])
  expect(askedOf(all, '/api/insight/fairness?')).toMatchObject([{ compare: 'before' }])
})
