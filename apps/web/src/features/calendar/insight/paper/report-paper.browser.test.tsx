import type { Facility, InsightHours, Specialty } from '@onward/contract'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin, scheduled } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import { worked } from '#test/worked.ts'
import InsightPage from '../insight-page.tsx'

const NOW = '2026-11-20T15:00:00.000Z'
const MANY = 201
const people = Array.from({ length: MANY }, (_, at) => `p${String(at).padStart(3, '0')}`)
const hours: InsightHours = {
  asOf: NOW,
  isPartial: false,
  from: '2026-11-01',
  to: '2026-11-30',
  by: 'person',
  and: 'month',
  overtimeAfter: 36,
  total: worked(MANY),
  rows: people.map((key) => ({ key, name: `Person ${key}`, ...worked(1), target: null })),
  // So many that they are folded at first.
  pairs: people.map((key) => ({ key, andKey: '2026-11', andName: null, ...worked(1) })),
  against: { people: 0, target: 0, minutes: 0 },
  before: { from: '2026-10-02', to: '2026-10-31', total: worked(0), rows: [], pairs: [] },
}
const harbor: Facility = {
  hospitalId: 'harbor',
  facilityName: 'Harbor General',
  code: 'HAR',
  timeZone: 'America/New_York',
  city: null,
  state: null,
  tone: null,
  publishedUntil: null,
  isActive: true,
  version: 1,
}
const icu: Specialty = {
  specialtyId: 'icu',
  specialtyName: 'Critical Care',
  isActive: true,
  people: 1,
  isUsed: true,
  version: 1,
}
const open = (words: string, report: InsightHours = hours) => {
  serve(({ path }) => {
    if (path.startsWith('/api/insight/hours')) return { body: report }
    const providers = [scheduled({ providerId: 'p7', providerName: 'Maya Okafor', specialty: null })]
    return { body: { facilities: [harbor], specialties: [icu], shiftTypes: [], providers, total: 0 } }
  })
  history.replaceState(null, '', `/insight?tab=hours&and=month&${words}`)
  render(<InsightPage />)
}
/** What is said over the report once what says it has been downloaded. Titles of pages are not: their ids stand for them. */
const printed = () => {
  dispatchEvent(new Event('beforeprint'))
  const head = [...document.querySelectorAll('header')].find((one) =>
    one.querySelector('h1')?.textContent.includes(':'),
  )
  return [...(head?.children ?? [])].map(({ textContent }) => textContent.replaceAll(/[\u2066-\u2069]/g, ''))
}
const rows = () => document.querySelectorAll('tbody tr').length

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  onTestFinished(() => {
    vi.useRealTimers()
    dispatchEvent(new Event('afterprint'))
    history.replaceState(null, '', '/')
  })
  signIn(admin)
})

it('a report on paper has all rows and their parts and no pager, and afterwards stands as it stood', async () => {
  open('by=person')
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect.element(pager).toBeVisible()
  expect(rows()).toBe(50)
  dispatchEvent(new Event('beforeprint'))
  expect(rows()).toBe(2 * MANY)
  expect(pager.elements()).toEqual([])
  dispatchEvent(new Event('afterprint'))
  await expect.element(pager).toBeVisible()
  expect(rows()).toBe(50)
})

it('says on paper of what it is, beside what, how it is narrowed and grouped, and as of when and where', async () => {
  open('by=person&compare=before&facility=harbor,pier&specialty=icu&type=late&person=p7')
  await expect.element(page.getByRole('table')).toBeVisible()
  const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'short' })
    .formatToParts(new Date(NOW))
    .find(({ type }) => type === 'timeZoneName')?.value
  await expect
    .poll(printed)
    .toEqual([
      'insight: Hours',
      'Nov 1 – 30, 2026 · Compared with Oct 2 – 31, 2026 · Grouped by: Person / Month · Overtime after, hours a week: 36',
      'Facilities: Harbor General, pier · Specialty: Critical Care · Shift types: late · People: Maya Okafor',
      expect.stringMatching(new RegExp(`^As of Nov 20, 2026, .+ ${zone}$`)),
    ])
})

it('says on paper that nothing was chosen, and what its reader does not see', async () => {
  open('by=person', { ...hours, and: null, before: null, isPartial: true })
  await expect
    .poll(printed)
    .toEqual([
      'insight: Hours',
      'Nov 1 – 30, 2026 · Grouped by: Person · Overtime after, hours a week: 36',
      'Facilities: All · Specialty: All specialties · Shift types: All · People: Everybody',
      expect.stringMatching(/^As of .+ · only what people work at your facilities: hours elsewhere are not counted$/),
    ])
})
