import type { AccountUser, Facility, GoneOver } from '@onward/contract'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin, userWith } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import OverridesPage from './overrides-page.tsx'

const rest = {
  ruleId: 'r1',
  kind: 'rest',
  parameters: { minutes: 660 },
  severity: 'warn',
  override: 'reason',
  scope: {},
  validFrom: null,
  validTo: null,
  packId: null,
  source: null,
  version: 1,
}
const names = {
  providers: { maya: 'Maya Okafor' },
  facilities: { harbor: 'Harbor General' },
  shiftTypes: {},
  specialties: {},
  credentialTypes: {},
}
const late: GoneOver = {
  overrideId: 7,
  verdict: {
    key: 'r1 maya',
    severity: 'warn',
    ruleId: 'r1',
    kind: 'mostMinutes',
    message: 'in English',
    providerId: 'maya',
    providerName: 'Maya Okafor',
    assignmentIds: [1, 2],
    from: '2026-11-02',
    to: '2026-11-08',
    amount: 120,
    unit: 'minutes',
    facts: {
      window: { window: { per: 'rolling', days: 7 }, minutes: 3600 },
      minutes: 3600,
      actual: 3720,
      from: '2026-11-02',
      to: '2026-11-08',
    },
  },
  reason: 'Storm: nobody else could come',
  userId: 'ines',
  userName: 'Ines Falk',
  at: '2026-11-01T10:00:00.000Z',
  assignment: {
    assignmentId: 2,
    providerId: 'maya',
    providerName: 'Maya Okafor',
    hospitalId: 'harbor',
    facilityName: 'Harbor General',
    facilityCode: 'HG',
    startsAt: '2026-12-08T07:00',
    endsAt: '2026-12-08T19:00',
    timeZone: 'America/New_York',
    start: '2026-12-08T12:00:00.000Z',
    end: '2026-12-09T00:00:00.000Z',
    elapsedMinutes: 720,
    scheduledDate: '2026-12-08',
    shiftType: 'day',
    shiftTypeId: 'day',
    shiftTypeName: 'Day',
    specialtyId: null,
    specialtyName: null,
    status: 'confirmed',
    publication: 'published',
    note: null,
    version: 1,
    clockChange: { startsAt: null, endsAt: null },
  },
}
const ines: AccountUser = {
  userId: 'ines',
  fullName: 'Ines Falk',
  username: 'ines',
  email: 'ines@example.test',
  roles: ['Admin'],
  facilities: [],
  state: 'active',
  lastSignInAt: null,
  isProvider: false,
  invitedAt: null,
  mailRefusal: null,
  version: 1,
}
const harbor: Facility = {
  hospitalId: 'harbor',
  facilityName: 'Harbor General',
  code: 'HG',
  timeZone: 'America/New_York',
  city: null,
  state: null,
  tone: null,
  publishedUntil: null,
  isActive: true,
  version: 1,
}
const server = (overrides: GoneOver[]) =>
  serve(({ path }) => {
    if (path.startsWith('/api/overrides')) return { body: { overrides, names, total: overrides.length } }
    if (path.startsWith('/api/rules')) return { body: { rules: [rest], names, total: 1 } }
    if (path.startsWith('/api/users')) return { body: { users: [ines], total: 1 } }
    return { body: { facilities: [harbor], total: 1 } }
  })
const asked = (all: ReturnType<typeof server>, path = '/api/overrides') =>
  all.filter((one) => one.path.startsWith(path)).map((one) => new URLSearchParams(one.path.split('?')[1]))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  onTestFinished(() => {
    vi.useRealTimers()
    history.replaceState(null, '', '/')
  })
  signIn(admin)
})

it('says of each when, who, which shift, what the rule said and why, and leads to the shift', async () => {
  const all = server([late])
  render(<OverridesPage />)
  await expect
    .element(page.getByRole('row', { name: /Ines Falk/ }))
    .toMatchTextContent(
      /Nov 1.*Ines Falk.*Dec 8, 2026.*Maya Okafor.*Harbor General.*62 h on duty.*Storm: nobody else could come/,
    )
  await expect.element(page.getByText('One warning')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /Dec 8, 2026/ }))
    .toHaveAttribute('href', '/calendar?month=2026-12&provider=maya')
  // A moment is a day off UTC at most.
  expect(Object.fromEntries(asked(all)[0] ?? [])).toMatchObject({ from: '2026-10-21', to: '2026-11-21' })
})

it('breaks the name of a facility within its cell', async () => {
  await page.viewport(1280, 800)
  const facilityName = 'Bayview Mercy Community Hospital & Regional Burn Center'
  server([{ ...late, assignment: { ...late.assignment, facilityName } }])
  render(<OverridesPage />)
  await expect.element(page.getByText(facilityName)).toBeVisible()
  for (const cell of page.getByRole('cell').elements()) expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
})

it('is narrowed by rule, facility and who booked it, which the address says', async () => {
  history.replaceState(null, '', '/rules/overrides?page=3')
  const all = server([late])
  render(<OverridesPage />)
  await page.getByLabelText('Rule').selectOptions('r1')
  await page.getByRole('combobox', { name: 'Who booked it' }).fill('Ines')
  await page.getByRole('option', { name: 'Ines Falk' }).click()
  await page.getByRole('combobox', { name: 'Facility' }).fill('Harbor')
  await page.getByRole('option', { name: 'Harbor General' }).click()
  await expect
    .poll(() => Object.fromEntries(asked(all).at(-1) ?? []))
    .toMatchObject({ ruleId: 'r1', userId: 'ines', hospitalId: 'harbor', page: '1' })
  expect(location.search).toBe('?rule=r1&by=ines&facility=harbor')
})

it('asks a scheduler’s server for nothing that is an admin’s', async () => {
  signIn(userWith('Scheduler'))
  const all = server([{ ...late, reason: null }])
  render(<OverridesPage />)
  await expect.element(page.getByText('None was asked for')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Who booked it' })).not.toBeInTheDocument()
  expect([...asked(all, '/api/rules'), ...asked(all, '/api/users')]).toEqual([])
})

it('says so when there is nothing, and when the days are the wrong way round', async () => {
  const all = server([])
  render(<OverridesPage />)
  await expect.element(page.getByText('Nothing was booked against a warning on these days.')).toBeVisible()
  history.replaceState(null, '', '/rules/overrides?from=2026-11-20&to=2026-11-01')
  const before = asked(all).length
  render(<OverridesPage />)
  await expect.element(page.getByText('This is before the first day').first()).toBeVisible()
  expect(asked(all)).toHaveLength(before)
})
