import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { day, type Sampled } from '#test/board.ts'
import { NO_NAMES, serveBoard, verdict } from '#test/board-server.ts'
import { candidate } from '#test/candidates.ts'
import { clipboard, drag, inside, keys, letGo, moveTo, press } from '#test/hand.ts'
import { hearing } from '#test/hearing.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

let special: Parameters<typeof serveBoard>[1]
const judging =
  (answer: ReturnType<NonNullable<typeof special>>): typeof special =>
  ({ path, body }) =>
    path === '/api/proposals' && body['mode'] === 'judge' ? answer : undefined

/** A board of a week of 2031, and what is sent to it. */
const open = async (shifts: Sampled[] = [day(0, '2031-03-10'), day(1, '2031-03-11')]) => {
  const sent = serveBoard(shifts, special)
  render(<BoardPage />)
  await expect.element(cell('Person ada', 'March 10')).toBeInTheDocument()
  page.getByRole('grid').element().focus()
  await keys('{Control>}{Home}{/Control}')
  return sent
}
const cell = (row: string, date: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${row}, .*${date}, 2031: `) })
const grid = page.getByRole('grid')
const card = page.getByRole('group', { name: 'If it is dropped here' })
const said = async (words: RegExp) =>
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument()

beforeEach(async () => {
  history.replaceState(null, '', '?date=2031-03-10&span=week&group=none')
  vi.unstubAllGlobals()
  signIn(admin)
  await page.viewport(1400, 800)
  special = judging({ body: { verdicts: [verdict('reason')], names: NO_NAMES, batchId: null, assignments: [] } })
})

it('drops with a cure over the cell alone for which it was picked', async () => {
  const { sent } = await open()
  await keys('{ArrowRight} {ArrowDown}')
  await said(/Person ada: Not enough rest.*What would clear it: /)
  await keys('1')
  await expect.element(card).toMatchTextContent('Enter drops with cure 1')
  await keys('{ArrowDown}')
  await expect.element(card).toMatchTextContent('Enter drops, Escape puts back')
  await keys('{ArrowUp}')
  await said(/Not enough rest/)
  await keys('1{Escape}')
  await drag(inside(cell('Person ada', 'March 10')), inside(cell('Person ada', 'March 12')))
  await said(/^1 shift was moved/)
  expect(sent()).toMatchObject([[{ startsAt: '2031-03-12T07:00', endsAt: '2031-03-12T19:00' }]])
})

it('drops with Enter where the pointer is, which no arrow leads away', async () => {
  const { sent } = await open()
  const to = inside(cell('Person cy', 'March 12'))
  await press(inside(cell('Person ada', 'March 10')))
  await moveTo(to)
  await expect.element(card).toBeVisible()
  await keys('{ArrowDown}{ArrowRight}{Enter}')
  await said(/^1 shift was moved/)
  await letGo()
  expect(sent()).toMatchObject([[{ providerId: 'cy', startsAt: '2031-03-12T07:00' }]])
})

it('keeps its keys when its card is clicked, where a cure is picked, and is put back from elsewhere too', async () => {
  const { sent } = await open()
  const grid = page.getByRole('grid')
  await keys('{ArrowRight} {ArrowDown}')
  await expect.element(card.getByText('Enter drops, Escape puts back')).toBeVisible()
  await card.getByText('Enter drops, Escape puts back').click()
  await expect.element(grid).toHaveFocus()
  await card.getByRole('button', { name: /^1/ }).click()
  await expect.element(card).toMatchTextContent('Enter drops with cure 1')
  await expect.element(grid).toHaveFocus()
  page.getByRole('button', { name: 'Today' }).element().focus()
  await keys('{Escape}')
  await said(/^Put back/)
  await expect.element(card).not.toBeInTheDocument()
  expect(sent()).toEqual([])
})

it('stands beside the cell that is meant, at whichever edge', async () => {
  await open()
  await keys('{ArrowRight} ')
  for (let day = 0; day < 5; day += 1) {
    await keys('{ArrowRight}')
    await expect.element(card).toBeVisible()
    const id = page.getByRole('grid').element().getAttribute('aria-activedescendant') ?? ''
    const cellBox = document.getElementById(id)?.getBoundingClientRect()
    const box = card.element().getBoundingClientRect()
    if (!cellBox) throw new Error('No cell is meant')
    expect(box.left >= cellBox.right || box.right <= cellBox.left).toBe(true)
    expect(box.left >= 0 && box.right <= innerWidth).toBe(true)
  }
  await keys('{Escape}')
})

it('says that it is put back, and nothing beside the cells', async () => {
  const { sent } = await open()
  await press(inside(cell('Person ada', 'March 10')))
  await moveTo(inside(cell('Person ben', 'March 12')))
  await expect.element(card).toBeVisible()
  await moveTo(inside(page.getByRole('rowheader', { name: /Person ben/ })))
  await expect.element(card).not.toBeInTheDocument()
  await letGo()
  await said(/^Put back/)
  await press(inside(cell('Person ada', 'March 10')))
  await moveTo(inside(cell('Person ben', 'March 12')))
  await keys('{Escape}')
  await letGo()
  await said(/^Put back/)
  expect(sent()).toEqual([])
})

it('says of each cell what is said of it, though it is the same', async () => {
  special = judging({ body: { verdicts: [], names: NO_NAMES, batchId: null, assignments: [] } })
  await open()
  const heard = hearing()
  await keys('{ArrowRight} {ArrowDown}')
  const times = () => heard.filter((words) => words.startsWith('Nothing new speaks')).length
  await expect.poll(times).toBe(1)
  await keys('{ArrowRight}')
  await expect.poll(times).toBe(2)
})

it('leaves among the open shifts of a facility what is at another one, and says so before', async () => {
  const { sent } = await open([day(0, '2031-03-10'), day(null, '2031-03-11'), day(null, '2031-03-12', 1)])
  await press(inside(cell('Person ada', 'March 10')))
  await moveTo(inside(cell('Mesa Verde Clinic', 'March 13')))
  await expect.element(card).toMatchTextContent('A shift stays at its facility')
  await letGo()
  await said(/^A shift stays at its facility/)
  expect(sent()).toEqual([])
  await drag(inside(cell('Person ada', 'March 10')), inside(cell('Harbor General', 'March 13')))
  await said(/^1 shift was moved/)
  expect(sent()).toMatchObject([[{ providerId: null, startsAt: '2031-03-13T07:00' }]])
})

it('is over what has been scrolled under a pointer that rests', async () => {
  history.replaceState(null, '', '?date=2031-03-01&span=month&group=none&zoom=wide')
  const { sent } = await open()
  const grid = page.getByRole('grid').element()
  grid.scrollTo({ left: 1200, behavior: 'instant' })
  await expect.element(cell('Person ben', 'March 13')).toBeInTheDocument()
  const [from, under, next] = ['March 10', 'March 12', 'March 13'].map((date) =>
    inside(cell(date === 'March 10' ? 'Person ada' : 'Person ben', date)),
  )
  if (!from || !under || !next) throw new Error('There are three')
  await press(from)
  await moveTo(under)
  await expect.element(card).toBeVisible()
  grid.scrollBy({ left: next.x - under.x, behavior: 'instant' })
  await expect.poll(() => inside(cell('Person ben', 'March 13')).x).toBeCloseTo(under.x)
  await letGo()
  await said(/^1 shift was moved/)
  expect(sent()).toMatchObject([[{ providerId: 'ben', startsAt: '2031-03-13T07:00' }]])
})

it('marks nobody on days that are closed', async () => {
  const lock = { lockId: 1, hospitalId: 'ny', facilityName: 'Harbor General', reason: 'Paid', userId: null, at: '' }
  const body = {
    message: 'Closed',
    reason: 'locked',
    facts: { lock: { ...lock, from: '2031-03-12', to: '2031-03-12', userName: null } },
  }
  special = (asked) => {
    if (asked.path.startsWith('/api/candidates'))
      return { body: { candidates: [candidate('ben', 'Person ben')], names: NO_NAMES, total: 1, slotMinutes: 720 } }
    return asked.path === '/api/proposals' && asked.body['mode'] === 'judge' ? { status: 423, body } : undefined
  }
  await open()
  const marks = () => document.querySelectorAll('[data-mark]').length
  await keys('{ArrowRight} {ArrowRight}{ArrowRight}')
  await expect.element(card).toMatchTextContent('Harbor General')
  await expect.poll(marks).toBe(0)
  await keys('{ArrowRight}')
  await expect.poll(marks).toBe(1)
  await keys('{Escape}')
})

it('takes a shift over days by any of its days', async () => {
  const { sent } = await open([[0, 0, '2031-03-10T17:00', '2031-03-13T07:00', 'custom']])
  await keys('{ArrowRight}{ArrowRight} ')
  await said(/^1 shift is picked up/)
  await keys('{ArrowDown}{Enter}')
  await said(/^1 shift was moved/)
  expect(sent()).toMatchObject([[{ providerId: 'ben' }]])
})

it.each(['copy', 'cut'] as const)(
  'puts a shift over days where it is pasted, after a %s on any of its days',
  async (kind) => {
    const { sent } = await open([[0, 0, '2031-03-10T17:00', '2031-03-12T07:00', 'custom']])
    await keys('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(clipboard(grid, kind)).toBe('')
    await said(/^No shift is selected/)
    await keys('{ArrowLeft}{ArrowLeft}')
    const text = clipboard(grid, kind)
    await said(kind === 'copy' ? /^1 shift copied/ : /^1 shift cut out/)
    await keys('{ArrowRight}{ArrowDown}')
    clipboard(grid, 'paste', text)
    await said(kind === 'copy' ? /^1 shift was pasted/ : /^1 shift was moved/)
    expect(sent()).toMatchObject([
      [
        kind === 'copy'
          ? { kind: 'create', providerId: 'ben', startsAt: '2031-03-12T17:00', endsAt: '2031-03-14T07:00' }
          : { providerId: 'ben', startsAt: '2031-03-11T17:00', endsAt: '2031-03-13T07:00' },
      ],
    ])
  },
)

it('moves what was cut out also when a first place was refused', async () => {
  let isRefused = true
  special = ({ path, body }) =>
    path === '/api/proposals' && body['mode'] !== 'judge' && isRefused
      ? { status: 409, body: { message: 'No', reason: 'conflicts', facts: { conflicts: [] } } }
      : undefined
  const { sent } = await open()
  await keys('{ArrowRight}')
  const text = clipboard(grid, 'cut')
  await said(/^1 shift cut out/)
  await keys('{ArrowDown}{ArrowDown}')
  clipboard(grid, 'paste', text)
  await said(/^That was not saved/)
  isRefused = false
  await keys('{ArrowRight}')
  clipboard(grid, 'paste', text)
  await said(/^1 shift was moved/)
  await expect
    .poll(() => sent().at(-1))
    .toMatchObject([{ kind: 'change', providerId: 'cy', startsAt: '2031-03-11T07:00' }])
})

it('moves what was cut out as it stands by then', async () => {
  const { sent } = await open()
  await keys('{ArrowRight}')
  const text = clipboard(grid, 'cut')
  await keys('n')
  await expect.poll(() => sent()).toMatchObject([[{ startsAt: '2031-03-10T19:00' }]])
  await expect.element(cell('Person ada', 'March 10')).toHaveAccessibleName(/Night/)
  await keys('{ArrowDown}{ArrowDown}')
  clipboard(grid, 'paste', text)
  await said(/^1 shift was moved/)
  await expect.poll(() => sent().at(-1)).toMatchObject([{ providerId: 'cy', startsAt: '2031-03-11T19:00' }])
})

const DAYS_LONG = ['2031-03-10T17:00', '2031-03-13T07:00', 'custom'] as const
it.each([
  ['{ArrowRight}{ArrowRight}', 1],
  ['{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}', 2],
  // To a day on which there is nothing, and from there.
  ['{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}', 1],
  ['{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}', 1],
])('cancels shifts over days on any of them, by %s', async (chosen, count) => {
  const { sent } = await open([
    [0, 0, ...DAYS_LONG],
    [1, 0, ...DAYS_LONG],
  ])
  await keys(chosen)
  await expect.element(page.getByRole('button', { name: 'Clear', exact: true })).toBeEnabled()
  await expect
    .element(
      page.getByText(`${count === 1 ? '1 shift' : `${count} shifts`} · ${count * 62} h`, { exact: false }).first(),
    )
    .toBeVisible()
  await keys('{Delete}')
  await said(count === 1 ? /^1 shift was cancelled/ : /^2 shifts were cancelled/)
  expect(sent()).toMatchObject([Array.from({ length: count }, () => ({ kind: 'cancel' }))])
})
