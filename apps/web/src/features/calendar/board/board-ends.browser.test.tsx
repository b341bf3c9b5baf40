import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { day } from '#test/board.ts'
import { serveBoard } from '#test/board-server.ts'
import { drag, inside } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

/** A board of a week of 2031, and what is sent to it. */
const open = async (shifts: Parameters<typeof serveBoard>[0]) => {
  const served = serveBoard(shifts)
  render(<BoardPage />)
  await expect.element(free('March 12')).toBeInTheDocument()
  return served
}
const free = (date: string) => page.getByRole('gridcell', { name: new RegExp(`^Person ada, .*${date}, 2031: free`) })

beforeEach(async () => {
  history.replaceState(null, '', '?date=2031-03-10&span=week&group=none')
  vi.unstubAllGlobals()
  signIn(admin)
  await page.viewport(1400, 800)
})

it('draws the end of a shift to another day by a pointer, and puts it back', async () => {
  const { sent } = await open([day(0, '2031-03-10'), day(1, '2031-03-11')])
  const chip = document.querySelector('[data-shift="1"][data-grip]')
  if (!chip) throw new Error('There is no end')
  await drag(inside(chip, 0.96), inside(free('March 11')), inside(free('March 12')))
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject([{ startsAt: '2031-03-10T07:00', endsAt: '2031-03-12T19:00' }])
})

it('draws the end of a shift over several days where it ends, and from there', async () => {
  const { sent } = await open([[0, 0, '2031-03-10T12:00', '2031-03-12T12:00', 'call']])
  const chips = [...document.querySelectorAll('[data-shift="1"]')]
  expect(chips.map((chip) => chip.matches('[data-grip]'))).toEqual([false, true])
  const [, last] = chips
  if (!last) throw new Error('It does not go on')
  await drag(inside(last, 0.96), inside(last, 0.5), inside(free('March 12')))
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject([{ startsAt: '2031-03-10T12:00', endsAt: '2031-03-13T12:00' }])
})

it('draws the end of a shift to the nearest day that it can end on, however quickly', async () => {
  const { sent } = await open([day(0, '2031-03-13'), day(1, '2031-03-11')])
  const chip = document.querySelector('[data-shift="1"][data-grip]')
  if (!chip) throw new Error('There is no end')
  const ben = page.getByRole('gridcell', { name: /^Person ben, .*March 15, 2031: free/ })
  await drag(inside(chip, 0.96), inside(ben), inside(free('March 10')))
  await expect.element(page.getByRole('status').filter({ hasText: /^Put back/ })).toBeInTheDocument()
  expect(sent()).toEqual([])
})

it('puts the end back that is let go of beside the cells', async () => {
  const { sent } = await open([day(0, '2031-03-10'), day(1, '2031-03-11')])
  const chip = document.querySelector('[data-shift="1"][data-grip]')
  if (!chip) throw new Error('There is no end')
  const name = page.getByRole('rowheader', { name: /^Person ada/ })
  await drag(inside(chip, 0.96), inside(free('March 12')), inside(name))
  await expect.element(page.getByRole('status').filter({ hasText: /^Put back/ })).toBeInTheDocument()
  expect(sent()).toEqual([])
})
