import texts from 'texts:people'
import type { AuditEntry, Leave, ProvidersUser } from '@onward/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin, scheduled } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import { stored } from '#test/shift-server.ts'
import { addTexts } from '#web/lib/text.ts'
import { PersonView } from './person-view.tsx'

addTexts(texts)

const maya = scheduled({ providerId: 'maya', providerName: 'Maya Okafor', specialty: 'Surgery' })
const shift = (assignmentId: number, date: string) =>
  stored({
    assignmentId,
    startsAt: `${date}T07:00`,
    endsAt: `${date}T19:00`,
    scheduledDate: date,
    elapsedMinutes: 720,
  })
const away: Leave = {
  leaveId: 7,
  providerId: 'maya',
  providerName: 'Maya Okafor',
  startDate: '2026-11-09',
  endDate: '2026-11-10',
  leaveDescription: 'Lakes',
  leaveKindId: 'annual',
  leaveKindName: 'Annual leave',
  status: 'approved',
  version: 1,
}
const entry = (entryId: number, action: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  entryId,
  at: `2026-11-0${entryId}T10:00:00.000Z`,
  userId: 'u',
  userName: 'Ottoline Vandersloot',
  action,
  objectType: action.slice(0, action.indexOf('.')),
  objectId: `o${entryId}`,
  objectName: 'Maya Okafor',
  before: null,
  after: null,
  address: null,
  requestId: null,
  ...more,
})
const history = [
  entry(3, 'contract.changed', { before: { fte: 1 }, after: { fte: 0.5 } }),
  entry(2, 'assignment.created'),
  entry(1, 'credential.deleted'),
]
/** The words of a text that stand on more than one line. */
const brokenIn = (element: Element) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (walker.nextNode())
    for (const { 0: word, index } of (walker.currentNode.nodeValue ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(walker.currentNode, index)
      range.setEnd(walker.currentNode, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
    }
  return broken
}
const server = (user: ProvidersUser | null = null) =>
  serve(({ path }) => {
    if (path === '/api/providers/maya') return { body: { provider: maya, user } }
    if (path.startsWith('/api/assignments'))
      return {
        body: {
          assignments: ['2026-10-31', '2026-11-02', '2026-11-03'].map((date, at) => shift(at + 1, date)),
          total: 3,
        },
      }
    if (path.startsWith('/api/leave')) return { body: { leave: [away] } }
    if (path.startsWith('/api/audit')) {
      const isSecond = path.includes('page=2')
      return { body: { entries: isSecond ? [entry(9, 'provider.created')] : history, total: 14 } }
    }
    if (path.startsWith('/api/contracts')) return { body: { contracts: [], total: 0 } }
    return { body: { credentials: [], total: 0 } }
  })

beforeEach(() => {
  signIn(admin)
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00') })
})

describe("a person's page", () => {
  it('has the month at a glance: its shifts and leave by day, and how many hours, and turns to the next', async () => {
    const all = server()
    render(<PersonView providerId="maya" />)
    await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
    // What lies beside the month is shown, and not counted.
    await expect.element(page.getByText('2 shifts begin in this month: 24 h')).toBeVisible()
    const table = page.getByRole('table', { name: 'Maya Okafor, November 2026' })
    for (const day of [
      /^Monday, November 2, 2026.*HAR$/,
      /^Tuesday, November 10, 2026.*Lakes$/,
      /^Wednesday, November 11, 2026$/,
    ])
      await expect.element(table.getByRole('cell', { name: day })).toBeVisible()
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect.element(page.getByRole('heading', { name: 'December 2026' })).toBeVisible()
    await expect
      .poll(() => all.filter(({ path }) => /^\/api\/assignments\?.*from=2026-11-29/.test(path)).length)
      .toBe(1)
    const link = page.getByRole('link', { name: 'See it in the calendar' })
    await expect.element(link).toHaveAttribute('href', '/calendar?provider=maya&month=2026-12')
  })

  it('breaks no word of a day and no time, on a telephone either, and leaves no side of the page empty', async () => {
    server()
    render(<PersonView providerId="maya" />)
    const table = page.getByRole('table', { name: 'Maya Okafor, November 2026' })
    await expect.element(table.getByText('Lakes').first()).toBeVisible()
    for (const width of [320, 390, 900, 1280, 1920]) {
      await page.viewport(width, 900)
      expect(brokenIn(table.element()), `at ${width} pixels`).toEqual([])
    }
    const history = page.getByRole('region', { name: 'History' })
    await expect.element(history).toBeVisible()
    const end = (element: Element | null) => Math.round(element?.closest('section')?.getBoundingClientRect().right ?? 0)
    expect(end(table.element())).toBe(end(history.element()))
  })

  it('says as whom they sign in, and leads there', async () => {
    server({ userId: 'u1', email: 'maya@example.test', state: 'invited' })
    render(<PersonView providerId="maya" />)
    await expect.element(page.getByText('maya@example.test')).toBeVisible()
    await expect.element(page.getByText('is invited')).toBeVisible()
    const link = page.getByRole('link', { name: 'See them among the users' })
    await expect.element(link).toHaveAttribute('href', '/users?q=maya%40example.test')
  })

  it('says that they do not sign in, and how they may', async () => {
    server()
    render(<PersonView providerId="maya" />)
    await expect.element(page.getByText(/^They do not sign in/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Invite them among the users' }))
      .toHaveAttribute('href', '/users')
  })

  it('has the leave of this year and the next, by kind and days', async () => {
    const all = server()
    render(<PersonView providerId="maya" />)
    await expect.element(page.getByRole('heading', { name: 'Leave in 2026 and 2027' })).toBeVisible()
    const lines = page.getByRole('listitem')
    await expect.element(lines.getByText('Annual leave')).toBeVisible()
    await expect.element(lines.getByText('Lakes')).toBeVisible()
    await expect.element(lines.getByText(/November 9.*10, 2026/)).toBeVisible()
    expect(all.map(({ path }) => path)).toContain('/api/leave?from=2026-01-01&to=2027-12-31&providerId=maya')
  })

  it('has what was done to them and to what is theirs, the newest first, page by page, each with before and after', async () => {
    const all = server()
    render(<PersonView providerId="maya" />)
    const table = page.getByRole('region', { name: 'History' })
    const names = () =>
      table
        .getByRole('row')
        .elements()
        .slice(1)
        .map((row) => row.querySelector('button')?.textContent)
    await expect.poll(names).toEqual(['Contract changed', 'Shift created', 'Credential removed'])
    await table.getByRole('button', { name: 'Contract changed' }).click()
    const drawer = page.getByRole('dialog', { name: 'Contract changed' })
    await expect.element(drawer.getByRole('row', { name: /^Share of full time 1 0\.5$/ })).toBeVisible()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Page 2' }).click()
    await expect.poll(names).toEqual(['Provider added'])
    expect(all.filter(({ path }) => path.startsWith('/api/audit')).map(({ path }) => path)).toEqual([
      '/api/audit?providerId=maya&page=1&perPage=10',
      '/api/audit?providerId=maya&page=2&perPage=10',
    ])
    await expect
      .element(page.getByRole('link', { name: 'See it in the audit trail' }))
      .toHaveAttribute('href', '/audit?providerId=maya')
  })
})
