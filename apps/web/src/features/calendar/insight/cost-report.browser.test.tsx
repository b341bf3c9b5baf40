import type { InsightCost, InsightRow } from '@onward/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { atInsight, maya, NOW, openInsight } from '#test/insight.tsx'
import { userWith } from '#test/people.ts'
import { serve, type Asked } from '#test/server.ts'

const paidNight: InsightRow = {
  ...maya,
  startsAt: '2026-11-20T19:00',
  endsAt: '2026-11-21T07:00',
  shiftTypeId: 'night',
  shiftTypeName: 'Night',
  partOfDay: 'night',
  state: null,
  amount: 16_974,
}
const paid = {
  shifts: 2,
  minutes: 1_380,
  base: 120_000,
  night: 16_974,
  weekend: 0,
  holiday: 0,
  overtime: 0,
  call: 0,
  total: 136_974,
  unrated: 1,
}
const cost: InsightCost = {
  asOf: NOW,
  from: '2026-11-01',
  to: '2026-11-30',
  by: 'facility',
  and: null,
  overtimeAfter: 40,
  currency: 'EUR',
  digits: 2,
  total: { ...paid, budget: null, difference: null },
  rows: [
    { key: 'harbor', name: 'Harbor General', ...paid, shifts: 1, unrated: 0, budget: 130_000, difference: 6_974 },
    {
      key: 'mesa',
      name: 'Mesa Clinic',
      ...paid,
      shifts: 1,
      base: 0,
      night: 0,
      total: 0,
      budget: null,
      difference: null,
    },
  ],
  pairs: [],
  against: { budgets: 1, budget: 130_000, total: 136_974, unrated: 0 },
  before: null,
}

const server = (report = cost) =>
  serve(({ path }) => {
    if (path.includes('/shifts?')) return { body: { rows: [paidNight], total: 1, sum: paidNight.amount, asOf: NOW } }
    if (path.startsWith('/api/insight/cost')) return { body: report }
    // Whatever else is asked for: a page that is not looked at here.
    return path.startsWith('/api/insight')
      ? { status: 503, body: { message: 'Not available right now' } }
      : { body: { facilities: [], specialties: [], shiftTypes: [], providers: [], total: 0 } }
  })
const askedOf = (all: readonly Asked[], path: string) =>
  all
    .filter((one) => one.path.startsWith(path))
    .map((one) => Object.fromEntries(new URLSearchParams(one.path.split('?')[1])))

beforeEach(atInsight)

describe('cost', () => {
  it('is in the currency of the account, says what is not known, and opens to its shifts', async () => {
    const all = server()
    openInsight('?tab=cost')
    await expect
      .element(page.getByRole('button', { name: /^Total €1,369\.74 without 1 shift that has no rate/ }))
      .toBeVisible()
    await expect.element(page.getByText('€1,369.74 of €1,300.00, 1 month of a facility')).toBeVisible()
    await expect.element(page.getByRole('row', { name: /Harbor General/ })).toMatchTextContent(/1,300\.00.*\+69\.74/)
    await expect.element(page.getByRole('row', { name: /Mesa Clinic/ })).toMatchTextContent(/N\/A.*N\/A/)
    await page.getByRole('button', { name: '169.74, Harbor General, Nights' }).click()
    await expect.element(page.getByRole('dialog').getByRole('status')).toMatchTextContent(/^1 row, together €169\.74$/)
    expect(askedOf(all, '/api/insight/cost/shifts')).toMatchObject([{ figure: 'night', key: 'harbor', by: 'facility' }])
  })

  it('stands beside what was paid before, and opens that of a row', async () => {
    const was = { ...paid, total: 120_000, base: 120_000, night: 0 }
    const all = server({
      ...cost,
      before: {
        from: '2026-10-02',
        to: '2026-10-31',
        total: was,
        rows: [{ key: 'harbor', name: 'Harbor General', ...was }],
        pairs: [],
      },
    })
    openInsight('?tab=cost&compare=before')
    await expect.element(page.getByRole('button', { name: /^Total / })).toMatchTextContent(/▲ .\+169\.74/)
    await expect
      .element(page.getByRole('row', { name: /Harbor General/ }))
      .toMatchTextContent(/▲ .\+169\.74 before: 1,200\.00/)
    // Nothing of it was theirs then, and that is known.
    await expect.element(page.getByRole('row', { name: /Mesa Clinic/ })).toMatchTextContent(/before: 0\.00/)
    await expect.element(page.getByRole('row', { name: /Mesa Clinic/ })).not.toMatchTextContent(/before: N\/A/)
    await page.getByRole('button', { name: 'before: 1,200.00, Harbor General, Total' }).click()
    await expect
      .poll(() => askedOf(all, '/api/insight/cost/shifts'))
      .toMatchObject([{ from: '2026-10-02', to: '2026-10-31', key: 'harbor', figure: 'total' }])
    expect(askedOf(all, '/api/insight/cost?')).toMatchObject([{ compare: 'before' }])
  })

  it('is nothing that a scheduler is offered, or asks for', async () => {
    signIn(userWith('Scheduler'))
    const all = server()
    openInsight('?tab=cost')
    await expect.element(page.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
    await expect.poll(() => askedOf(all, '/api/insight/today').length).toBeGreaterThan(0)
    expect(page.getByRole('link', { name: 'Cost' }).elements()).toEqual([])
    expect(askedOf(all, '/api/insight/cost')).toEqual([])
  })
})
