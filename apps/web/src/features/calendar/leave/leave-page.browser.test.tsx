import type { Leave, PersonAway } from '@onward/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { focused, keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import LeavePage from './leave-page.tsx'

const leave = (leaveId: number, person: string, startDate: string, endDate: string, kind = 'annual'): Leave => ({
  leaveId,
  providerId: person,
  providerName: `Person ${person}`,
  startDate,
  endDate,
  leaveDescription: 'Lakes',
  leaveKindId: kind,
  leaveKindName: kind === 'annual' ? 'Annual leave' : 'Sick leave',
  status: 'approved',
  version: 1,
})
const person = (providerId: string, ...all: Leave[]): PersonAway => ({
  providerId,
  providerName: `Person ${providerId}`,
  specialty: null,
  leave: all,
})
const people = [
  person('a', leave(1, 'a', '2026-10-28', '2026-11-02'), leave(2, 'a', '2026-11-05', '2026-11-06', 'sick')),
  person('b', leave(3, 'b', '2026-11-05', '2026-11-05')),
]
const kinds = [
  { leaveKindId: 'annual', leaveKindName: 'Annual leave', letter: 'A', tone: 7 },
  { leaveKindId: 'sick', leaveKindName: 'Sick leave', letter: 'S', tone: 6 },
].map((kind) => ({ ...kind, isActive: true, isUsed: true, version: 1 }))
const holidays = [
  { holidayId: '1', hospitalId: null, facilityName: null, date: '2026-11-26', holidayName: 'Thanksgiving', version: 1 },
]
const open = (isRTL = false) => {
  const all = serve(({ path }) => {
    if (path.startsWith('/api/leave-kinds')) return { body: { leaveKinds: kinds, total: 2 } }
    if (path.startsWith('/api/holidays')) return { body: { holidays, total: 1 } }
    if (path.startsWith('/api/provider')) return { body: { facilityList: [], providers: [], total: 0 } }
    if (path.startsWith('/api/specialties')) return { body: { specialties: [], total: 0 } }
    const isNovember = path.includes('month=2026-11')
    return {
      body: {
        people: isNovember ? people : people.map((one) => ({ ...one, leave: [] })),
        total: 2,
        awayOn: isNovember ? [1, 1, 0, 0, 2, 1, ...Array.from({ length: 24 }, () => 0)] : [],
      },
    }
  })
  render(<LeavePage />, { isRTL })
  return all
}
const cell = (name: RegExp) => page.getByRole('gridcell', { name })

beforeEach(async () => {
  history.replaceState(null, '', '?month=2026-11')
  vi.useRealTimers()
  signIn(admin)
  await page.viewport(1400, 800)
})

it('says each bar in words, and how many are away on a day', async () => {
  open()
  await expect.element(cell(/^Person a: Sick leave, Thursday, November 5.*November 6.*, Lakes$/)).toBeVisible()
  await expect.element(cell(/^Person b: Annual leave, Thursday, November 5, 2026, Lakes$/)).toBeVisible()
  await expect.element(cell(/^Thursday, November 5, 2026: 2 away$/)).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: /November 26, 2026, Thanksgiving/ })).toBeVisible()
  await expect.element(cell(/^Person b, .*November 26, 2026, Thanksgiving: there$/)).toBeVisible()
})

it('is narrowed by kind, and what it shows is taken as a file', async () => {
  const all = open()
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Sick leave' }).click()
  await page.getByLabelText('Search people').fill('ada')
  await expect.poll(() => all.at(-1)?.path).toContain('q=ada')
  expect(all.at(-1)?.path).toContain('leaveKindId=sick')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await expect.poll(() => all.filter(({ path }) => path.startsWith('/api/export/leave')).length).toBe(1)
  const asked = new URL(all.find(({ path }) => path.startsWith('/api/export/leave'))?.path ?? '', location.origin)
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    q: 'ada',
    leaveKindId: 'sick',
    from: '2026-11-01',
    to: '2026-11-30',
    active: 'true',
    format: 'csv',
  })
})

it('is walked by the arrow keys, a bar as one step, and stands at one place for Tab', async () => {
  open()
  const first = cell(/^Person a: Annual leave/)
  await expect.element(first).toBeVisible()
  const places = () => page.getByRole('grid').element().querySelectorAll('[tabindex="0"]').length
  expect(places()).toBe(1)
  await cell(/^Person a, .*November 3, /)
    .element()
    .focus()
  await keys('{ArrowLeft}')
  expect(focused()).toMatch(/^Person a: Annual leave/)
  await keys('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(focused()).toMatch(/^Person a: Sick leave/)
  await keys('{ArrowRight}')
  expect(focused()).toMatch(/^Person a, .*November 7/)
  await keys('{ArrowDown}{ArrowLeft}{ArrowLeft}')
  expect(focused()).toMatch(/^Person b: Annual leave/)
  await keys('{ArrowUp}{ArrowDown}{End}')
  expect(focused()).toMatch(/^Person b, .*November 30/)
  await keys('{Control>}{Home}{/Control}')
  expect(focused()).toMatch(/^Person a: Annual leave/)
  expect(places()).toBe(1)
})

it('is read from right to left by the same keys', async () => {
  open(true)
  await expect.element(cell(/^Person a: Annual leave/)).toBeVisible()
  await cell(/^Person a, .*November 3, /)
    .element()
    .focus()
  await keys('{ArrowRight}')
  expect(focused()).toMatch(/^Person a: Annual leave/)
})

it('opens a bar for change, and the form with person and day on a day without one', async () => {
  open()
  await expect.element(cell(/^Person a: Sick leave/)).toBeVisible()
  await cell(/^Person b, .*November 10, /)
    .element()
    .focus()
  await keys('{Enter}')
  const made = page.getByRole('dialog', { name: 'New leave' })
  await expect.element(made.getByText('Person b', { exact: true })).toBeVisible()
  await expect.element(made.getByRole('textbox', { name: /^First day/ })).toHaveValue('11/10/2026')
  await made.getByRole('button', { name: 'Discard' }).click()
  await expect.element(made).not.toBeInTheDocument()
  await cell(/^Person a: Sick leave/).click()
  const changed = page.getByRole('dialog', { name: 'Change leave' })
  await expect.element(changed.getByRole('textbox', { name: /^Last day/ })).toHaveValue('11/06/2026')
  await expect.element(changed.getByRole('button', { name: 'Cancel leave' })).toBeVisible()
})

it('turns to another month by its buttons and by Page Down, in the address', async () => {
  const all = open()
  await expect.element(cell(/^Person a: Sick leave/)).toBeVisible()
  await cell(/^Person a: Sick leave/)
    .element()
    .focus()
  await keys('{PageDown}')
  await expect.element(page.getByRole('heading', { name: 'December 2026' })).toBeVisible()
  expect(location.search).toBe('?month=2026-12')
  await expect.element(cell(/^Person a, .*December 5, .*: there$/)).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect.element(cell(/^Person a: Sick leave/)).toBeVisible()
  expect(all.some(({ path }) => path.includes('month=2026-12'))).toBe(true)
})

it('is a list on a phone', async () => {
  await page.viewport(375, 700)
  open()
  await expect.element(page.getByRole('list', { name: 'Leave in November 2026' })).toBeVisible()
  await page.getByRole('button', { name: /Sick leave · Lakes/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Change leave' })).toBeVisible()
})
