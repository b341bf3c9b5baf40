import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { day, type Sampled } from '#test/board.ts'
import { serveBoard } from '#test/board-server.ts'
import { keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

/** A board of a week of 2031, what is sent to it, and how others add to it. */
const open = async (more = '', special?: Parameters<typeof serveBoard>[1]) => {
  history.replaceState(null, '', `?date=2031-03-10&span=week&group=none${more}`)
  const shifts: Sampled[] = [day(0, '2031-03-10'), day(1, '2031-03-11')]
  const served = serveBoard(shifts, special)
  const { queries } = render(<BoardPage />)
  await expect.element(page.getByRole('rowheader', { name: /^Person ada/ })).toBeInTheDocument()
  page.getByRole('grid').element().focus()
  await keys('{Control>}{Home}{/Control}')
  /** The board is asked for again, as it is from time to time. */
  const later = () => void queries.invalidateQueries()
  return { ...served, shifts, later }
}
const active = () => {
  const id = page.getByRole('grid').element().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.querySelector('.unseen')?.textContent
}

beforeEach(async () => {
  vi.unstubAllGlobals()
  signIn(admin)
  await page.viewport(1400, 800)
})

it('puts what is typed in a row into one person’s days, whatever the order would be by then', async () => {
  const { sent } = await open('&sort=free')
  const [first] = active()?.split(', ') ?? []
  await keys('nnn')
  await expect.poll(sent).toHaveLength(3)
  expect(sent()).toMatchObject([[{ providerId: 'ada' }], [{ assignmentId: 1 }], [{ providerId: 'ada' }]])
  expect([first, active()?.split(', ')[0]]).toEqual(['Person ada', 'Person ada'])
})

it('stays on somebody when a row appears above them', async () => {
  const { shifts, later } = await open()
  await keys('{ArrowDown}{ArrowRight}')
  expect(active()).toMatch(/^Person ben, Monday, March 10/)
  shifts.push(day(null, '2031-03-12'))
  later()
  await expect.element(page.getByRole('rowheader', { name: /^Open shifts/ })).toBeInTheDocument()
  expect(active()).toMatch(/^Person ben, Monday, March 10/)
})
