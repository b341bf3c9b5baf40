import type { InsightRisk, RiskFigures } from '@onward/contract'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin, userWith } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import InsightPage from './insight-page.tsx'

// Two are booked beyond what is required.
const total: RiskFigures = {
  required: 8,
  booked: 9,
  missing: 1,
  shortDays: 1.19,
  expectedMissing: 1.3,
  days: 2,
  unknown: 1,
}
const place = { hospitalId: 'harbor', facilityName: 'Harbor General', code: 'HAR', timeZone: 'America/New_York' }
const cell = { hospitalId: 'harbor', required: 3, booked: 3, missing: 0, isDrawn: false }
const risk: InsightRisk = {
  asOf: '2026-11-20T15:00:00.000Z',
  isPartial: false,
  from: '2026-11-20',
  to: '2026-11-22',
  facilities: [{ ...place, tone: 1, place: 0, saysDemand: true }],
  total,
  byFacility: [{ hospitalId: 'harbor', ...total }],
  cells: [
    {
      ...cell,
      date: '2026-11-20',
      chance: 0.19,
      expectedMissing: 0.2,
      standby: { chance: 0.004, shiftTypeId: 'night', specialtyId: 'icu' },
    },
    {
      ...cell,
      date: '2026-11-21',
      booked: 2,
      missing: 1,
      chance: 1,
      expectedMissing: 1.1,
      standby: { chance: 0.3, shiftTypeId: 'day', specialtyId: null },
    },
    { ...cell, date: '2026-11-22', chance: null, expectedMissing: null, standby: null },
  ],
  names: { shiftTypes: { day: 'Day', night: 'Night' }, specialties: { icu: 'Critical Care' } },
}
const open = (report: InsightRisk = risk) => {
  const all = serve(({ path }) => {
    if (path.startsWith('/api/insight/risk/shifts')) return { body: { rows: [], total: 3, sum: 3, asOf: report.asOf } }
    if (path.startsWith('/api/insight/risk')) return { body: report }
    return { body: { facilities: [], specialties: [], views: [], total: 0, opens: null } }
  })
  render(<InsightPage />)
  return all
}
beforeEach(() => {
  vi.setSystemTime('2026-11-20T15:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  history.replaceState(null, '', '/insight?tab=risk&from=2026-11-20&to=2026-11-22')
  onTestFinished(() => history.replaceState(null, '', '/'))
  signIn(admin)
})

it('says how likely each day is to fall short, what one standby more would change, and what is not known', async () => {
  const all = open()
  await expect.element(page.getByRole('button', { name: /Days expected to be short\s*1\.2/ })).toBeVisible()
  await expect.element(page.getByText('7 of 8 places filled, 9 booked in all')).toBeVisible()
  await expect.element(page.getByText('days for which nobody has said how often people call out')).toBeVisible()
  for (const name of [
    /^Harbor General Nov 21, 2026 100% 1\.1 .* 30% · Day$/,
    /^Harbor General Nov 20, 2026 19% 0\.2 .* 0 .<1% · Night, Critical Care$/,
    /^Harbor General Nov 22, 2026 N\/A N\/A .* N\/A$/,
  ])
    await expect.element(page.getByRole('row', { name })).toBeVisible()
  const field = page.getByRole('button', { name: /^\?, Harbor General, / })
  await expect.element(field).toHaveAttribute('data-band', 'none')
  await page.getByRole('button', { name: /^19%, Harbor General, / }).click()
  await expect
    .poll(() => all.find(({ path }) => path.includes('/shifts'))?.path)
    .toMatch(/figure=required.*at=harbor.*date=2026-11-20|date=2026-11-20.*figure=required/)
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

it('says fewer than a tenth of a person as that, and not as nobody', async () => {
  const [first] = risk.cells
  open({ ...risk, cells: first ? [{ ...first, chance: 0.04, expectedMissing: 0.04 }] : [] })
  await expect.element(page.getByRole('row', { name: /^Harbor General Nov 20, 2026 4% .<0\.1 / })).toBeVisible()
})

it('leads an admin to where it is said, and tells who may not that an admin says it', async () => {
  open()
  await expect
    .element(page.getByRole('link', { name: 'How often people call out' }))
    .toHaveAttribute('href', '/rates?show=callOuts')
})

it('says that nothing lies ahead instead of no risk', async () => {
  signIn(userWith('Scheduler'))
  open({ ...risk, cells: [], byFacility: [], total: { ...total, days: 0 } })
  await expect.element(page.getByText(/^Nothing that is needed lies ahead/)).toBeVisible()
  await expect.element(page.getByText('How often people call out is said by an admin.')).toBeVisible()
})

it('has a table for each month of more days than fit beside each other, and what all of them come to once', async () => {
  history.replaceState(null, '', '/insight?tab=risk&period=custom&from=2026-11-20&to=2026-12-24')
  open({ ...risk, to: '2026-12-24' })
  const map = page.getByRole('region', { name: 'Chance of too few, by facility and day' })
  await expect.element(map.getByRole('table', { name: 'November 2026' })).toBeVisible()
  expect(map.getByRole('table').elements()).toHaveLength(2)
  const columnsOf = (name: string) => map.getByRole('table', { name }).getByRole('columnheader').elements().length
  // Beside the days, the heading of the facilities; at the end that of the sum.
  expect([columnsOf('November 2026'), columnsOf('December 2026')]).toEqual([11 + 1, 24 + 2])
  await expect.element(map.getByRole('columnheader', { name: 'Days' })).toBeVisible()
})
