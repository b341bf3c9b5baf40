import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { boardOf, day, type Sampled } from '#test/board.ts'
import { NO_NAMES, serveBoard, verdict } from '#test/board-server.ts'
import { drag, inside, keys, letGo, moveTo, press } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from '../board-page.tsx'

const SHIFTS: Sampled[] = [
  [0, 0, '2031-03-10T19:00', '2031-03-11T07:00', 'night'],
  [0, 0, '2031-03-11T19:00', '2031-03-12T07:00', 'night'],
  day(1, '2031-03-11'),
]
let special: Parameters<typeof serveBoard>[1]
const open = async (isRTL = false) => {
  const sent = serveBoard(SHIFTS, special)
  render(<BoardPage />, { isRTL })
  await expect.element(page.getByRole('gridcell', { name: /^Person ben, .*: Day, 7:00 AM/ })).toBeInTheDocument()
  await expect.poll(() => document.querySelector('[data-edge=start]')).not.toBeNull()
  page.getByRole('grid').element().focus()
  await keys('{Control>}{Home}{/Control}')
  return sent
}
const said = async (words: RegExp) =>
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument()
const bar = (id: number) => {
  const found = document.querySelector(`[data-shift="${id}"]`)
  if (!found) throw new Error(`no bar ${id}`)
  return found
}
/** Where an hour of the day stands in the row of the bar. */
const atHour = (id: number, hour: number, isRTL: boolean) => {
  const cell = bar(id).closest('[role=gridcell]')
  if (!cell) throw new Error('a bar stands in a cell')
  return inside(cell, isRTL ? 1 - hour / 24 : hour / 24)
}

beforeEach(async () => {
  history.replaceState(null, '', '?date=2031-03-11&span=day&group=none')
  vi.unstubAllGlobals()
  special = undefined
  signIn(admin)
  await page.viewport(1400, 800)
})

it('says each bar in words, and leads from bar to bar', async () => {
  await open()
  const words = page.getByRole('gridcell', { name: /^Person ada, / }).element().textContent
  expect(words).toMatch(/since 7:00 PM, Mar 10: Night.*; Night, 7:00 PM – 7:00 AM, Mar 12/)
  // What begins today is meant at first.
  expect(bar(2).hasAttribute('data-active')).toBe(true)
  await keys('{ArrowLeft}')
  await said(/^Night, 7:00 PM – 7:00 AM, Mar 11/)
  expect(bar(1).hasAttribute('data-active')).toBe(true)
  expect(bar(1).querySelectorAll('[data-edge=start]')).toHaveLength(0)
})

it('draws an end by keys, says what would be, and saves or puts back', async () => {
  special = ({ path, body }) =>
    path === '/api/proposals' && body['mode'] === 'judge'
      ? { body: { verdicts: [verdict('reason')], names: NO_NAMES, batchId: null, assignments: [] } }
      : undefined
  const { sent } = await open()
  await keys('{ArrowDown}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await said(/Not enough rest/)
  await keys('{Escape}')
  await said(/^Put back/)
  expect(sent()).toEqual([])
  await keys('{Alt>}{ArrowLeft}{/Alt}{ArrowLeft}{Enter}')
  await said(/^6:30 AM – 7:00 PM: saved/)
  expect(sent()).toEqual([
    [
      {
        kind: 'change',
        assignmentId: 3,
        version: 1,
        startsAt: '2031-03-11T06:30',
        endsAt: '2031-03-11T19:00',
        shiftTypeId: 'day',
      },
    ],
  ])
})

it('draws an end by pointer, whichever way the line runs, and lets go of it with Escape', async () => {
  for (const isRTL of [false, true]) {
    const { sent } = await open(isRTL)
    const end = bar(3).querySelector('[data-edge=end]')
    if (!end) throw new Error('it ends on this day')
    await press(inside(end))
    await moveTo(atHour(3, 22, isRTL))
    await keys('{Escape}')
    await letGo()
    expect(sent()).toEqual([])
    await drag(inside(end), atHour(3, 20, isRTL), atHour(3, 20.5, isRTL))
    await said(/^7:00 AM – 8:30 PM: saved/)
    expect(sent()[0]).toMatchObject([{ kind: 'change', assignmentId: 3, endsAt: '2031-03-11T20:30' }])
  }
})

it('draws an end on where its row has been scrolled out of what is drawn', async () => {
  const { people, ...more } = boardOf(SHIFTS)
  const many = Array.from({ length: 200 }, (_, at) => ({
    ...people[2]!,
    providerId: `z${at}`,
    providerName: `Person z${at}`,
  }))
  special = ({ path }) =>
    path.startsWith('/api/board') ? { body: { ...more, people: [...people, ...many] } } : undefined
  const { sent } = await open()
  const end = bar(3).querySelector('[data-edge=end]')
  if (!end) throw new Error('it ends on this day')
  const [late, later] = [atHour(3, 20, false), atHour(3, 21, false)]
  await press(inside(end))
  await moveTo(late)
  page.getByRole('grid').element().scrollTop = 3_000
  await expect.poll(() => end.isConnected).toBe(false)
  await moveTo(later)
  await letGo()
  await said(/^7:00 AM – 9:00 PM: saved/)
  expect(sent()[0]).toMatchObject([{ assignmentId: 3, endsAt: '2031-03-11T21:00' }])
})

it('types into the day, and cancels the bar that is meant alone', async () => {
  const { sent } = await open()
  await keys('{Delete}')
  await said(/^1 shift was cancelled/)
  expect(sent()[0]).toMatchObject([{ kind: 'cancel', assignmentId: 2 }])
  // What is left began the day before, and is not typed over.
  await keys('d')
  await said(/^Day: 1 shift saved/)
  expect(sent()[1]).toMatchObject([{ kind: 'create', providerId: 'ada', startsAt: '2031-03-11T07:00' }])
})

it('has its hours above those of the bars, from right to left as well', async () => {
  await open(true)
  const hour = [...document.querySelectorAll('bdi')].find(({ textContent }) => textContent === '7p')
  if (!hour?.parentElement) throw new Error('the evening is on the board')
  // A night that begins at 7 PM begins where that hour does: at its right edge.
  const { right } = bar(2).getBoundingClientRect()
  expect(Math.abs(right - hour.parentElement.getBoundingClientRect().right)).toBeLessThan(2)
  expect(hour.matches(':dir(ltr)')).toBe(true)
})
