import type { InsightWorked, WorkedFigures, WorkedRows } from '@onward/contract'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin, userWith } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import InsightPage from '../insight-page.tsx'

const figures = (employee: number, contract: number, more: Partial<WorkedFigures> = {}): WorkedFigures => ({
  hours: employee + contract,
  employee,
  contract,
  whole: 31,
  residentHours: employee + contract,
  residentDays: 1_550,
  ...more,
})
const there = { days: 31, daysOf: 31, residents: 1_550, residentsOn: 31 }
const none = { whole: 0, residentHours: 0, residentDays: 0 }
const nothing = { days: 0, residents: 0, residentsOn: 0, ...figures(0, 0, none) }
const worked: InsightWorked = {
  asOf: '2026-11-20T15:00:00.000Z',
  isPartial: false,
  from: '2026-01-01',
  to: '2026-03-31',
  known: { from: '2025-03-01', to: '2026-02-27' },
  facilities: [{ hospitalId: 'harbor', facilityName: 'Harbor General', days: 58 }],
  total: {
    days: 58,
    daysOf: 90,
    residents: 2_900,
    residentsOn: 58,
    ...figures(430_025, 50_000, { whole: 31, residentHours: 400_000, residentDays: 1_250 }),
  },
  roles: [
    { role: 'rn', ...figures(330_025, 50_000) },
    { role: 'medAide', ...figures(100_000, 0) },
  ],
  months: [
    {
      month: '2026-01',
      ...there,
      ...figures(300_025, 100_000),
      roles: [
        { role: 'rn', ...figures(200_025, 100_000) },
        { role: 'medAide', ...figures(100_000, 0) },
      ],
    },
    {
      month: '2026-02',
      ...there,
      days: 27,
      daysOf: 28,
      ...figures(130_000, 0, none),
      roles: [
        { role: 'rn', ...figures(130_000, 0, { whole: 27 }) },
        { role: 'medAide', ...figures(0, 0, none) },
      ],
    },
    { month: '2026-03', daysOf: 31, ...nothing, roles: [{ role: 'rn', ...figures(0, 0, none) }] },
  ],
}
const rows: WorkedRows = {
  rows: [
    {
      hospitalId: 'harbor',
      facilityName: 'Harbor General',
      facilityCode: 'HAR',
      facilityTone: 1,
      date: '2026-02-03',
      residents: null,
      employee: 800,
      contract: null,
      isWhole: false,
      amount: 800,
    },
  ],
  total: 1,
  sum: 800,
  asOf: worked.asOf,
}
const open = (report: InsightWorked = worked) => {
  const all = serve(({ path }) => {
    if (path.startsWith('/api/insight/worked/days')) return { body: rows }
    if (path.startsWith('/api/insight/worked')) return { body: report }
    return { body: { facilities: [], specialties: [], views: [], total: 0, opens: null } }
  })
  render(<InsightPage />)
  return all
}
beforeEach(() => {
  vi.setSystemTime('2026-11-20T15:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  history.replaceState(null, '', '/insight?tab=worked&from=2026-01-01&to=2026-03-31&facility=harbor&specialty=icu')
  onTestFinished(() => history.replaceState(null, '', '/'))
  signIn(admin)
})

it('says what was worked by month and role, and what of it is not known', async () => {
  const all = open()
  for (const name of [
    /^January 2026: Role 31 of 31 days 4,000\.25 h.* 3,000\.25 h.* 1,000\.00 h.* 25% 2\.58$/,
    /^January 2026: Medication aides 31 of 31 days 1,000\.00 h.* 1,000\.00 h.* 0\.00 h 0% 0\.65$/,
    /^February 2026: Role 27 of 28 days · on 27 days not all hours are known at least 1,300\.00 h.* N\/A N\/A$/,
    /^March 2026: Role 0 of 31 days N\/A N\/A N\/A N\/A N\/A$/,
  ])
    await expect.element(page.getByRole('row', { name })).toBeVisible()
  await expect.element(page.getByText('32 days are missing · on 27 days not all hours are known')).toBeVisible()
  await expect.element(page.getByText('1 month without a day is left out', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Feb*').first()).toBeInTheDocument()
  // Files do not say what people are trained for.
  await expect.element(page.getByRole('combobox', { name: 'Specialty' })).not.toBeInTheDocument()
  const asked = all.find(({ path }) => path.startsWith('/api/insight/worked?'))?.path
  expect(asked).toContain('hospitalId=harbor')
  expect(asked).not.toContain('specialtyId')
})

it('opens the days of a number, and says what is not known of each', async () => {
  const all = open()
  await page.getByRole('button', { name: 'at least 0.00 h, February 2026, Medication aides: On contract' }).click()
  const asked = () => all.find(({ path }) => path.includes('/days'))?.path
  await expect.poll(asked).toMatch(/figure=contract/)
  for (const word of ['role=medAide', 'month=2026-02', 'hospitalId=harbor']) expect(asked()).toContain(word)
  const row = page.getByRole('dialog').getByRole('row', { name: /Feb 3, 2026/ })
  await expect.element(row).toHaveTextContent('Feb 3, 2026not all of it is knownHarbor General8.00 hnot knownnot known')
})

it('leads to what is known where these days have nothing', async () => {
  open({ ...worked, facilities: [], roles: [], months: [], total: { ...nothing, daysOf: 0 } })
  await expect.element(page.getByText('Imported days lie between Mar 1, 2025 and Feb 27, 2026.')).toBeVisible()
  await page.getByRole('button', { name: /^Show Mar 1, 2025/ }).click()
  await expect.poll(() => location.search).toMatch(/from=2025-03-01.*to=2026-02-27/)
})

it('leads an admin to the import where nothing ever was', async () => {
  const empty = { ...worked, known: null, facilities: [], roles: [], months: [], total: { ...nothing, daysOf: 0 } }
  open(empty)
  await expect.element(page.getByRole('link', { name: 'Import worked hours' })).toHaveAttribute('href', '/import')
})

it('tells a scheduler that an admin imports', async () => {
  signIn(userWith('Scheduler'))
  open({ ...worked, known: null, facilities: [], roles: [], months: [], total: { ...nothing, daysOf: 0 } })
  await expect.element(page.getByText('An admin imports them.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Import worked hours' })).not.toBeInTheDocument()
})
