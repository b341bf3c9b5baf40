import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { day } from '#test/board.ts'
import { serveBoard, stored } from '#test/board-server.ts'
import { focused, keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

/** Somebody else has put the first shift two hours later, or has cancelled it; who knows version 7 may change it. */
const open = async (reason: 'version' | 'cancelled') => {
  history.replaceState(null, '', '?date=2031-03-10&span=week&group=none')
  const served = serveBoard([day(0, '2031-03-10'), day(0, '2031-03-11')], ({ path, body }) => {
    const changes = (body['changes'] ?? []) as { assignmentId: number; version: number; kind: string }[]
    const at = changes.findIndex(({ assignmentId, version }) => assignmentId === 1 && version < 7)
    if (path !== '/api/proposals' || at === -1) return undefined
    const times = { startsAt: '2031-03-10T09:00', endsAt: '2031-03-10T21:00' }
    const kind = reason === 'version' ? 'change' : 'cancel'
    const assignment = { ...stored({ kind, assignmentId: 1, ...times }, 0), providerName: 'Person ada', version: 7 }
    const conflict = { message: 'No', reason, facts: { assignment }, assignment }
    return { status: 409, body: { message: 'No', reason: 'conflicts', facts: { conflicts: [{ at, conflict }] } } }
  })
  render(<BoardPage />)
  await expect.element(cell('Person ada', 'March 10', 'Day')).toBeInTheDocument()
  page.getByRole('grid').element().focus()
  await keys('{Control>}{Home}{/Control}')
  return served
}
const cell = (who: string, date: string, what: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${who}, .*${date}, 2031: ${what}`) })
const said = async (words: RegExp) =>
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument()
const card = () => page.getByRole('group', { name: /^Somebody else has changed this shift meanwhile/ })
const row = (name: RegExp) => card().getByRole('row', { name })

beforeEach(async () => {
  vi.unstubAllGlobals()
  signIn(admin)
  await page.viewport(1400, 800)
})

it('shows what was wanted beside what stands, and does it again on the newer version', async () => {
  const { sent } = await open('version')
  await keys('{ArrowRight} {ArrowDown}{Enter}')
  await said(/^That was not saved\. Somebody has changed this shift/)
  await expect.element(row(/^Provider Person ben Person ada$/)).toBeVisible()
  await expect.element(row(/^Facility Harbor General Harbor General$/)).toBeVisible()
  await expect.element(row(/^Shift type Day Day$/)).toBeVisible()
  await expect.element(row(/^Times .*7:00 AM.* .*9:00 AM/)).toBeVisible()
  await expect.element(card().getByText(/^Done again, it would be: Person ben, .*9:00 AM/)).toBeVisible()
  await keys('{F6}')
  expect(focused()).toBe('Close')
  await keys('{Tab}{Tab}{Enter}')
  await said(/^1 shift was moved/)
  expect(sent().at(-1)).toEqual([{ kind: 'change', assignmentId: 1, version: 7, providerId: 'ben' }])
  await expect.element(card()).not.toBeInTheDocument()
  expect(document.activeElement).toBe(page.getByRole('grid').element())
})

it('keeps what others have made of it, and saves the rest', async () => {
  const { sent } = await open('version')
  await keys('{ArrowRight}{Delete}')
  await expect.element(row(/^Provider cancelled Person ada$/)).toBeVisible()
  await card().getByRole('button', { name: 'Keep theirs' }).click()
  await said(/^It stays as the others have left it/)
  expect(sent()).toHaveLength(1)
  await expect.element(cell('Person ada', 'March 10', 'Day')).toBeInTheDocument()

  await keys('{Shift>}{ArrowRight}{/Shift}{Delete}')
  await card().getByRole('button', { name: 'Keep theirs, save the other one' }).click()
  await said(/^The other one is saved\./)
  expect(sent().at(-1)).toEqual([{ kind: 'cancel', assignmentId: 2, version: 1 }])
})

it('puts back what others have cancelled, where it is wanted again', async () => {
  const { sent } = await open('cancelled')
  await keys('{ArrowRight} {ArrowDown}{Enter}')
  await expect.element(row(/^Provider Person ben cancelled$/)).toBeVisible()
  await expect.element(card().getByText('Done again, yours puts the shift back.')).toBeVisible()
  await card().getByRole('button', { name: 'Do mine again' }).click()
  await said(/^1 shift was moved/)
  expect(sent().at(-1)).toMatchObject([
    { kind: 'restore', assignmentId: 1, version: 7, providerId: 'ben', startsAt: '2031-03-10T09:00' },
  ])
})
