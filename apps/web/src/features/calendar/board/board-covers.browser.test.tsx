import type { CoverageLine } from '@onward/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DAY, day, type Sampled } from '#test/board.ts'
import { serveBoard } from '#test/board-server.ts'
import { candidatesAnswer } from '#test/candidates.ts'
import { keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

const line = (date: string, least: number, onDuty: number, open = 0): CoverageLine => ({
  hospitalId: 'ny',
  date,
  shiftTypeId: 'day',
  specialtyId: null,
  least,
  wished: least,
  onDuty,
  open,
})

/** A board of a week of 2031, its grid in focus on its first cell. */
const open = async (shifts: Sampled[], coverage: CoverageLine[], isRTL = false) => {
  history.replaceState(null, '', '?date=2031-03-10&span=week&facility=ny')
  const served = serveBoard(shifts, ({ path }) => {
    if (path.startsWith('/api/coverage')) return { body: { coverage } }
    if (path.startsWith('/api/shift-types')) return { body: { shiftTypes: [DAY], total: 1 } }
    if (path.startsWith('/api/specialties')) return { body: { specialties: [], total: 0 } }
    if (path.startsWith('/api/facilities/') || path.startsWith('/api/facility')) return { body: { facilityList: [] } }
    return path.startsWith('/api/candidates') ? candidatesAnswer(path) : undefined
  })
  render(<BoardPage />, { isRTL })
  await expect.element(figure(/March 10|Mar 10/)).toBeInTheDocument()
  page.getByRole('grid').element().focus()
  await keys('{Control>}{Home}{/Control}')
  return served
}
const figure = (name: RegExp) => page.getByRole('gridcell').getByRole('button', { name })
const dialog = page.getByRole('dialog', { name: 'Monday, March 10, 2031' })

beforeEach(async () => {
  vi.unstubAllGlobals()
  signIn(admin)
  await page.viewport(1400, 800)
})

it('lists by a click the shifts of the day, what is needed, and who can take what is open or short', async () => {
  const { all } = await open(
    [day(0, '2031-03-10'), day(null, '2031-03-10'), day(1, '2031-03-11')],
    [line('2031-03-10', 3, 1, 1), line('2031-03-11', 1, 1)],
  )
  await figure(/Mar 10.*1 of 3, 2 short/).click()
  await expect.element(dialog.getByText(/Person ada/)).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'Who can take it' })).toBeVisible()
  expect(dialog.getByText(/Person ben/).elements()).toHaveLength(0)
  // One that is posted, and one that is not.
  await expect
    .poll(() => dialog.getByRole('button', { name: /^(\d|Nobody|Find).*Mar 10.*Harbor General$/ }).elements())
    .toHaveLength(2)
  const asked = () => all.filter(({ path }) => path.startsWith('/api/candidates')).map(({ path }) => path)
  await expect
    .poll(asked)
    .toEqual([
      expect.stringContaining('assignmentId=2'),
      expect.stringContaining('hospitalId=ny&startsAt=2031-03-10T07%3A00&endsAt=2031-03-10T19%3A00&shiftTypeId=day'),
    ])
  await dialog
    .getByRole('button', { name: /^(\d|Nobody|Find).*Mar 10.*Harbor General$/ })
    .nth(1)
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Find somebody' })).toBeVisible()
  await keys('{Escape}')
  await expect.element(dialog).toBeVisible()
  await keys('{Escape}')
  await expect.element(figure(/Mar 10/)).toHaveFocus()
})

it('is reached by keys from the first row, and gives the focus back', async () => {
  await open([day(0, '2031-03-10')], [line('2031-03-10', 1, 1), line('2031-03-11', 2, 0)])
  await keys('{ArrowRight}{ArrowUp}')
  await expect.element(figure(/Mar 10/)).toHaveFocus()
  await keys('{ArrowRight}')
  await expect.element(figure(/Mar 11.*0 of 2, 2 short/)).toHaveFocus()
  await keys('{ArrowLeft}{Enter}')
  await expect.element(dialog.getByText(/Person ada/)).toBeVisible()
  await keys('{Escape}')
  await expect.element(figure(/Mar 10/)).toHaveFocus()
  await keys('{ArrowDown}')
  await expect.element(page.getByRole('grid')).toHaveFocus()
})

it('is gone along the other way where one reads from right to left', async () => {
  await open([], [line('2031-03-10', 1, 0), line('2031-03-11', 2, 0)], true)
  await keys('{ArrowUp}{ArrowLeft}')
  await expect.element(figure(/Mar 10/)).toHaveFocus()
})

it('leads to the details of a shift', async () => {
  const { all } = await open([day(0, '2031-03-10')], [line('2031-03-10', 1, 1)])
  await figure(/Mar 10/).click()
  await dialog.getByText(/Person ada/).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => all.some(({ path }) => path.startsWith('/api/assignments/1'))).toBe(true)
})
