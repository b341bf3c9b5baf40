import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { day } from '#test/board.ts'
import { serveBoard } from '#test/board-server.ts'
import { drag, inside, keys, letGo, lift, moveTo, press, slideTo, touch, type Point } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

const open = async (span: string, isRTL = false) => {
  history.replaceState(null, '', `?date=2031-03-10&span=${span}&group=none&zoom=wide`)
  const served = serveBoard([day(0, '2031-03-10'), day(1, '2031-03-11')])
  render(<BoardPage />, { isRTL })
  await expect.element(cell('Person ada', 'March 10')).toBeInTheDocument()
  await vi.waitFor(() => expect(document.querySelector('[data-shift]')).not.toBeNull())
  return served
}
const cell = (who: string, date: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${who}, .*${date}, 2031:`) })
const grid = () => page.getByRole('grid').element()
const said = async (words: RegExp) =>
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument()
const selected = () => page.getByRole('gridcell', { selected: true }).elements().length
const isDrawing = () => document.documentElement.dataset['dragging'] !== undefined

beforeEach(async () => {
  vi.unstubAllGlobals()
  signIn(admin)
  await page.viewport(1400, 800)
})

it('selects what is drawn over, says it, and clears it', async () => {
  const { sent } = await open('week')
  await drag(inside(cell('Person ada', 'March 11')), inside(cell('Person ben', 'March 12')))
  await said(/^2 rows × 2 days, 1 shift · 12 h$/)
  expect(selected()).toBe(4)
  await keys('{Delete}')
  await said(/^1 shift was cancelled/)
  expect(sent()).toMatchObject([[{ kind: 'cancel', assignmentId: 2 }]])
})

it('puts back with Escape what was selected before, and reaches as far as a press with Shift', async () => {
  await open('week', true)
  await userEvent.click(cell('Person cy', 'March 10'))
  await press(inside(cell('Person ada', 'March 11')))
  await moveTo(inside(cell('Person ben', 'March 13')))
  await vi.waitFor(() => expect(selected()).toBe(6))
  await keys('{Escape}')
  await vi.waitFor(() => expect(selected()).toBe(1))
  await letGo()
  expect(cell('Person cy', 'March 10').element().getAttribute('aria-selected')).toBe('true')
  await keys('{Shift>}')
  await userEvent.click(cell('Person ben', 'March 12'))
  await keys('{/Shift}')
  await said(/^2 rows × 3 days/)
  expect(selected()).toBe(6)
})

it('goes on at the edge, and leaves scrolling to a finger', async () => {
  await open('month')
  const box = grid().getBoundingClientRect()
  const beyond: Point = { x: box.right - 3, y: inside(cell('Person ada', 'March 3')).y }
  await press(inside(cell('Person ada', 'March 3')))
  await moveTo(beyond)
  await vi.waitFor(
    () => expect(document.querySelector('[aria-colindex="32"][aria-selected=true]')).not.toBeNull(),
    10_000,
  )
  await letGo()
  await said(/^1 row × 29 days/)
  expect(grid().scrollLeft).toBeGreaterThan(0)

  await userEvent.click(cell('Person ben', 'March 28'))
  await touch(inside(cell('Person ada', 'March 27')))
  await slideTo(inside(cell('Person ada', 'March 28')))
  expect(isDrawing()).toBe(false)
  await lift()
  expect(selected()).toBe(1)
})

it('gives its words to what comes into sight once one rests, and to what is selected at once', async () => {
  await open('month')
  await expect.element(cell('Person ada', 'March 31')).not.toBeInTheDocument()
  grid().scrollTo({ left: 10_000, behavior: 'instant' })
  await expect.element(cell('Person ada', 'March 31')).toBeInTheDocument()
  const named = () => document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')?.textContent
  grid().focus()
  await keys('{Control>}{Home}{/Control}')
  expect(named()).toMatch(/^Person ada, Saturday, March 1, 2031: free/)
})
