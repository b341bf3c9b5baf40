import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { day, type Sampled } from '#test/board.ts'
import { serveBoard } from '#test/board-server.ts'
import { drag, inside, keys, letGo, moveTo, press } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

const night = (person: number, date: string, after: string): Sampled => [
  person,
  0,
  `${date}T19:00`,
  `${after}T07:00`,
  'night',
]
const cell = (who: string, date: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${who}, .*${date}, 2031:`) })
const selected = () => page.getByRole('gridcell', { selected: true }).elements().length
const select = async (from: ReturnType<typeof cell>, to: ReturnType<typeof cell>) => {
  await userEvent.click(from)
  await keys('{Shift>}')
  await userEvent.click(to)
  await keys('{/Shift}')
}
const handle = () => {
  const found = document.querySelector('[data-fill]')
  if (!found) throw new Error('There is no handle')
  return inside(found)
}
/** Ada has a day and a night after it, Cy a night. */
const open = async (isRTL = false) => {
  history.replaceState(null, '', '?date=2031-03-10&span=week&group=none&zoom=wide')
  const served = serveBoard([
    day(0, '2031-03-11'),
    night(0, '2031-03-12', '2031-03-13'),
    night(2, '2031-03-11', '2031-03-12'),
  ])
  render(<BoardPage />, { isRTL })
  await expect.element(cell('Person ada', 'March 11')).toBeInTheDocument()
  await vi.waitFor(() => expect(document.querySelector('[data-shift]')).not.toBeNull())
  return served
}

beforeEach(async () => {
  vi.unstubAllGlobals()
  signIn(admin)
  await page.viewport(1400, 800)
})

it.each([false, true])(
  'goes on with all that was selected, and leaves it as it is (from right to left: %s)',
  async (isRTL) => {
    const { sent } = await open(isRTL)
    await select(cell('Person ada', 'March 11'), cell('Person ada', 'March 12'))
    await drag(handle(), inside(cell('Person ada', 'March 13')), inside(cell('Person ada', 'March 14')))
    await expect.poll(sent).toHaveLength(1)
    expect(sent()[0]).toMatchObject([
      { kind: 'create', providerId: 'ada', startsAt: '2031-03-13T07:00', shiftTypeId: 'day' },
      { kind: 'create', providerId: 'ada', startsAt: '2031-03-14T19:00', shiftTypeId: 'night' },
    ])
    expect(sent()[0]).toHaveLength(2)
  },
)

it('goes on backwards and upwards too', async () => {
  const { sent } = await open()
  await select(cell('Person ada', 'March 11'), cell('Person ada', 'March 12'))
  await drag(handle(), inside(cell('Person ada', 'March 10')), inside(cell('Person ada', 'March 9')))
  await expect.poll(sent).toHaveLength(1)
  expect(sent()[0]).toMatchObject([
    { kind: 'create', startsAt: '2031-03-09T07:00', shiftTypeId: 'day' },
    { kind: 'create', startsAt: '2031-03-10T19:00', shiftTypeId: 'night' },
  ])
  await userEvent.click(cell('Person cy', 'March 11'))
  await drag(handle(), inside(cell('Person ben', 'March 11')), inside(cell('Person ada', 'March 11')))
  await expect.poll(sent).toHaveLength(2)
  // Cy's stays; what Ada had there goes.
  expect(sent()[1]).toHaveLength(2)
  expect(sent()[1]).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'create', providerId: 'ben', shiftTypeId: 'night' }),
      expect.objectContaining({ assignmentId: 1, shiftTypeId: 'night', startsAt: '2031-03-11T19:00' }),
    ]),
  )
})

it('is left with Escape: what was selected is selected again', async () => {
  const { sent } = await open()
  await userEvent.click(cell('Person ada', 'March 11'))
  await press(handle())
  await moveTo(inside(cell('Person ben', 'March 13')))
  await vi.waitFor(() => expect(selected()).toBe(6))
  await keys('{Escape}')
  await vi.waitFor(() => expect(selected()).toBe(1))
  await letGo()
  expect(sent()).toEqual([])
})
