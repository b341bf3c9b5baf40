import type { Rule, Verdict } from '@onward/contract'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import ViolationsPage from './violations-page.tsx'

const week: Rule = {
  ruleId: 'r1',
  kind: 'mostMinutes',
  parameters: { window: { per: 'rolling', days: 7 }, minutes: 3600 },
  severity: 'block',
  override: 'free',
  scope: {},
  validFrom: null,
  validTo: null,
  packId: null,
  source: null,
  version: 1,
}
const failing = (from: string, to: string, actual: number): Verdict => ({
  key: `r1 maya ${from}`,
  severity: 'block',
  ruleId: 'r1',
  kind: 'mostMinutes',
  message: 'in English',
  providerId: 'maya',
  providerName: 'Maya Okafor',
  assignmentIds: [1, 2],
  from,
  to,
  amount: actual - 3600,
  unit: 'minutes',
  facts: { window: week.parameters, minutes: 3600, actual, from, to },
})
const names = {
  providers: { maya: 'Maya Okafor' },
  facilities: { harbor: 'Harbor General' },
  shiftTypes: {},
  specialties: {},
  credentialTypes: {},
}
const two = [failing('2026-11-02', '2026-11-08', 3720), failing('2026-11-03', '2026-11-09', 4320)]
const found = (violations: Verdict[]) => ({
  violations,
  groups: violations.length > 0 ? [{ ruleId: 'r1', providerId: 'maya', count: violations.length }] : [],
  names,
  total: violations.length,
  byRule: violations.length > 0 ? [{ ruleId: 'r1', count: violations.length }] : [],
  byProvider: violations.length > 0 ? [{ providerId: 'maya', count: violations.length }] : [],
  byFacility: violations.length > 0 ? [{ hospitalId: 'harbor', count: violations.length }] : [],
})
const server = (rules: Rule[], violations: Verdict[]) =>
  serve(({ path }) => {
    if (path.startsWith('/api/rules')) return { body: { rules, names, total: rules.length } }
    if (path.startsWith('/api/violations')) return { body: found(violations) }
    return { body: { providers: [], facilities: [], total: 0 } }
  })
const asked = (all: ReturnType<typeof server>) =>
  all
    .filter(({ path }) => path.startsWith('/api/violations'))
    .map(({ path }) => new URLSearchParams(path.split('?')[1]))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  onTestFinished(() => {
    vi.useRealTimers()
    history.replaceState(null, '', '/')
  })
  signIn(admin)
})

it('has a line for each rule and person, which opens to all that stands, each with the way to its days', async () => {
  const all = server([week], two)
  render(<ViolationsPage />)
  const row = page.getByRole('row', { name: /Maya Okafor/ }).first()
  await expect
    .element(row)
    .toMatchTextContent(/Blocks.*At most 60 h on duty in any 7 days in a row.*Maya Okafor.*2.*12 h/)
  await expect.element(page.getByText(/^2 violations, Nov 1.–.30, 2026$/)).toBeVisible()
  expect(Object.fromEntries(asked(all)[0] ?? [])).toMatchObject({ from: '2026-11-01', to: '2026-11-30' })
  await page.getByRole('button', { name: /^Details: Maya Okafor/ }).click()
  const link = page.getByRole('link', { name: /Nov 3.–.9, 2026/ })
  await expect.element(link).toHaveAttribute('href', '/calendar?month=2026-11&provider=maya')
  await expect.element(page.getByText(/72 h on duty .*at most 60 h/)).toBeVisible()
})

it('is narrowed by what is pressed in a count', async () => {
  const all = server([week], two)
  render(<ViolationsPage />)
  await page
    .getByRole('region', { name: 'By person' })
    .getByRole('button', { name: /Maya Okafor 2/ })
    .click()
  await expect.poll(() => asked(all).at(-1)?.get('providerId')).toBe('maya')
  expect(location.search).toBe('?person=maya')
})

it('leads to the last of more than a page, and says how many of a line are on other pages', async () => {
  history.replaceState(null, '', '/rules/violations?page=3')
  const total = 1_002
  const all = serve(({ path }) => {
    if (path.startsWith('/api/rules')) return { body: { rules: [week], names, total: 1 } }
    if (!path.startsWith('/api/violations')) return { body: { providers: [], facilities: [], total: 0 } }
    const many = Array.from({ length: 12 }, (_, at) => ({ providerId: `other${at}`, count: 12 - at }))
    const groups = [{ ruleId: 'r1', providerId: 'maya', count: total }]
    return { body: { ...found(two), groups, total, byProvider: [{ providerId: 'maya', count: total }, ...many] } }
  })
  render(<ViolationsPage />)
  await expect.element(page.getByText(/^1,002 violations, /)).toBeVisible()
  expect(asked(all)[0]?.get('page')).toBe('3')
  expect(asked(all)[0]?.get('order')).toBe('together')
  await expect.element(page.getByText(/^1,?001 to 1,?002 of 1,?002$/)).toBeVisible()
  await page.getByRole('button', { name: /^Details: Maya Okafor/ }).click()
  await expect.element(page.getByText('1,000 more are on other pages.')).toBeVisible()
  const people = page.getByRole('region', { name: 'By person' })
  await expect.element(people.getByRole('button', { name: /other11/ })).not.toBeInTheDocument()
  await people.getByRole('button', { name: 'And 5 more' }).click()
  await people.getByRole('button', { name: /other11 1/ }).click()
  await expect.poll(() => asked(all).at(-1)?.get('providerId')).toBe('other11')
  expect(asked(all).at(-1)?.get('page')).toBe('1')
})

it.each([
  ['there are no rules', [], /^There are no rules/],
  ['all are switched off', [{ ...week, severity: 'off' as const }], /^All rules are switched off/],
  ['nothing is wrong', [week], /^Nothing stands against the rules: Nov 1/],
])('says when %s', async (_, rules, words) => {
  server(rules, [])
  render(<ViolationsPage />)
  await expect.element(page.getByText(words)).toBeVisible()
})

it('asks for no more than can be judged in one go', async () => {
  history.replaceState(null, '', '/rules/violations?from=2026-01-01&to=2026-12-31')
  const all = server([week], two)
  render(<ViolationsPage />)
  await expect.element(page.getByText('At most 92 days can be looked at in one go.')).toBeVisible()
  expect(asked(all)).toEqual([])
})
