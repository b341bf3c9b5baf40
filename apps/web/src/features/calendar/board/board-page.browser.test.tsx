import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boardOf, day } from '#test/board.ts'
import { NO_NAMES, serveBoard, verdict } from '#test/board-server.ts'
import { clipboard, drag, inside, keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin, userWith } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

let special: Parameters<typeof serveBoard>[1]

/** A board of a week of 2031, and what is sent to it. */
const open = async (isRTL = false) => {
  const sent = serveBoard([day(0, '2031-03-10'), day(1, '2031-03-11')], special)
  render(<BoardPage />, { isRTL })
  await expect.element(cell('Person ada', 'March 10', 'Day')).toBeInTheDocument()
  page.getByRole('grid').element().focus()
  await keys('{Control>}{Home}{/Control}')
  return sent
}
const cell = (who: string, date: string, what: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${who}, .*${date}, 2031: ${what}`) })
const said = async (words: RegExp) =>
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument()
const active = () => {
  const id = page.getByRole('grid').element().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.querySelector('.unseen')?.textContent
}

beforeEach(async () => {
  history.replaceState(null, '', '?date=2031-03-10&span=week&group=none')
  vi.unstubAllGlobals()
  special = undefined
  signIn(admin)
  await page.viewport(1400, 800)
})

it('says each cell in words, and is one stop for Tab', async () => {
  await open()
  await expect
    .element(cell('Person ada', 'March 10', 'Day, 7:00 AM – 7:00 PM, Harbor General, 12 h'))
    .toBeInTheDocument()
  await expect.element(cell('Person ben', 'March 10', 'free')).toBeInTheDocument()
  await expect.element(cell('Person cy', 'March 13', 'unavailable')).toBeInTheDocument()
  await expect.element(page.getByRole('rowheader', { name: /Person ada, 12 h of 42 h, no nights/ })).toBeInTheDocument()
  const grid = page.getByRole('grid', { name: /^Who works when/ }).element()
  expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['5', '8'])
  expect(grid.querySelectorAll('[tabindex="0"], :is(button, a, input):not([tabindex="-1"])')).toHaveLength(0)
  expect(active()).toMatch(/^Person ada, Sunday, March 9/)
  await keys('{ArrowDown}{ArrowRight}{ArrowRight}')
  expect(active()).toMatch(/^Person ben, Tuesday, March 11, 2031: Day/)
})

it('is narrowed to shifts of a state, leaves alone what that hides, and marks what was booked nonetheless', async () => {
  const shifts = [day(0, '2031-03-10'), day(1, '2031-03-11')]
  const board = boardOf(shifts)
  const marked = { ...board, shifts: { ...board.shifts, flags: [16, 4] } }
  const { sent } = serveBoard(shifts, ({ path }) => (path.startsWith('/api/board') ? { body: marked } : undefined))
  render(<BoardPage />)
  await expect.element(cell('Person ada', 'March 10', 'Day, .*, booked against a warning')).toBeInTheDocument()
  const state = page.getByRole('combobox', { name: 'State' })
  await state.selectOptions('Booked nonetheless')
  await expect.element(page.getByRole('rowheader', { name: /^Person ben/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('rowheader', { name: /^Person ada/ })).toBeInTheDocument()
  await said(/^1 person · 1 shift$/)
  expect(new URLSearchParams(location.search).get('state')).toBe('overridden')
  await state.selectOptions('Draft')
  await expect.element(page.getByRole('rowheader', { name: /^Person ben/ })).toBeInTheDocument()
  await expect.element(page.getByRole('rowheader', { name: /^Person ada/ })).not.toBeInTheDocument()
  await state.selectOptions('Open')
  await expect.element(page.getByText('Nothing matches')).toBeInTheDocument()
  expect(sent()).toEqual([])
})

it('puts in what is typed, at the only place or at the one that is chosen, and takes it back', async () => {
  const { sent, all } = await open()
  await keys('n')
  await said(/^Night: 1 shift saved/)
  expect(sent()[0]).toEqual([
    {
      kind: 'create',
      providerId: 'ada',
      hospitalId: 'ny',
      startsAt: '2031-03-09T19:00',
      endsAt: '2031-03-10T07:00',
      shiftTypeId: 'night',
      specialtyId: null,
    },
  ])
  await expect.element(cell('Person ada', 'March 9', 'Night')).toBeInTheDocument()
  // It goes on to the next day.
  expect(active()).toMatch(/^Person ada, Monday, March 10/)
  await keys('{ArrowDown}{ArrowLeft}24')
  await expect.element(page.getByRole('menuitem', { name: '2 Mesa Verde Clinic' })).toBeVisible()
  await keys('2')
  await said(/^24 h call: 1 shift saved/)
  expect(sent()[1]).toMatchObject([
    { providerId: 'ben', hospitalId: 'la', shiftTypeId: 'call', endsAt: '2031-03-10T07:00' },
  ])
  await keys('{Control>}z{/Control}')
  await said(/^It was undone/)
  await keys('{Control>}{Shift>}z{/Shift}{/Control}')
  await said(/^It was done again/)
  expect(all.filter(({ path }) => path.endsWith('/undo'))).toHaveLength(2)
})

it('clears, and exchanges the shifts of two people', async () => {
  const { sent } = await open()
  await keys('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}x')
  await said(/^2 shifts have changed hands/)
  expect(sent()[0]).toEqual([
    { kind: 'change', assignmentId: 1, version: 1, providerId: 'ben' },
    { kind: 'change', assignmentId: 2, version: 1, providerId: 'ada' },
  ])
  await keys('{Delete}')
  await said(/^2 shifts were cancelled/)
  // With the versions to which the exchange has led.
  expect(sent()[1]).toMatchObject([
    { kind: 'cancel', version: 2 },
    { kind: 'cancel', version: 2 },
  ])
})

it('carries by keys, says what would be, and drops or puts back', async () => {
  special = ({ path, body }) =>
    path === '/api/proposals' && body['mode'] === 'judge'
      ? { body: { verdicts: [verdict('reason')], names: NO_NAMES, batchId: null, assignments: [] } }
      : undefined
  const { sent } = await open()
  await keys('{ArrowRight} ')
  await said(/^1 shift is picked up/)
  await keys('{ArrowDown}')
  await said(/Person ada: Not enough rest/)
  await expect.element(page.getByRole('group', { name: 'If it is dropped here' })).toBeVisible()
  await keys('{Escape}')
  await said(/^Put back/)
  expect(sent()).toEqual([])
  await keys('{ArrowUp} {ArrowRight}')
  await said(/Not enough rest/)
  await keys('1{Enter}')
  await said(/^1 shift was moved/)
  // The cure comes with it, as one change.
  expect(sent()[0]).toEqual([
    {
      kind: 'change',
      assignmentId: 1,
      version: 1,
      startsAt: '2031-03-10T10:00',
      endsAt: '2031-03-11T19:00',
      shiftTypeId: 'day',
    },
  ])
})

it('asks for the reason of a warning, and books with it', async () => {
  special = ({ path, body }) =>
    path === '/api/proposals' && (body['overrides'] as unknown[] | undefined)?.length === 0
      ? {
          status: 422,
          body: { message: 'No', reason: 'rules', facts: { verdicts: [verdict('reason')], names: NO_NAMES } },
        }
      : undefined
  const { all } = await open()
  await keys('d')
  const card = page.getByRole('group', { name: 'Why it was not saved' })
  await expect.element(card.getByText(/Not enough rest/)).toBeVisible()
  await expect.element(cell('Person ada', 'March 9', 'free')).toBeInTheDocument()
  await keys('{F6}')
  await userEvent.fill(card.getByRole('textbox'), 'The fair is in town')
  await card.getByRole('button', { name: 'Save with this reason' }).click()
  await said(/^Day: 1 shift saved/)
  expect(all.findLast(({ path }) => path === '/api/proposals')?.body['overrides']).toEqual([
    { verdictKey: 'v1', reason: 'The fair is in town' },
  ])
})

it('keeps what could not be sent, and sends it again under the same key', async () => {
  let isLost = true
  const { all } = await open()
  vi.stubGlobal(
    'fetch',
    ((real) => async (to: Request) => {
      if (isLost && to.url.endsWith('/api/proposals')) throw new TypeError('Failed to fetch')
      return real(to)
    })(fetch),
  )
  await keys('d')
  await expect.element(page.getByText('1 change is not saved')).toBeVisible()
  await expect.element(cell('Person ada', 'March 9', 'Day, .*not saved yet')).toBeInTheDocument()
  isLost = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await said(/^Day: 1 shift saved/)
  await expect.element(page.getByText('1 change is not saved')).not.toBeInTheDocument()
  expect(all.find(({ path }) => path === '/api/proposals')?.key).toMatch(/\w/)
})

it('copies as text, pastes from a spreadsheet, and says what it does not know', async () => {
  const { sent } = await open()
  const grid = page.getByRole('grid')
  await keys('{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
  expect(clipboard(grid, 'copy')).toBe('D HAR\t')
  await keys('{ArrowDown}{ArrowDown}')
  clipboard(grid, 'paste', 'N HAR\tQQ')
  await expect.element(page.getByText(/These say nothing here: QQ/)).toBeVisible()
  clipboard(grid, 'paste', 'N HAR\tD\n')
  await said(/^2 shifts were pasted/)
  expect(sent()[0]).toMatchObject([
    { providerId: 'cy', hospitalId: 'ny', startsAt: '2031-03-11T19:00' },
    { providerId: 'cy', hospitalId: 'ny', startsAt: '2031-03-12T07:00' },
  ])
})

it('carries by pointer, whichever way the line runs', async () => {
  for (const isRTL of [false, true]) {
    const { sent } = await open(isRTL)
    const [from, to] = [cell('Person ada', 'March 10', 'Day'), cell('Person ben', 'March 12', 'free')]
    await drag(inside(from), inside(to))
    await said(/^1 shift was moved/)
    expect(sent()[0]).toEqual([
      {
        kind: 'change',
        assignmentId: 1,
        version: 1,
        providerId: 'ben',
        startsAt: '2031-03-12T07:00',
        endsAt: '2031-03-12T19:00',
        shiftTypeId: 'day',
      },
    ])
  }
})

it('asks a scheduler nothing that is for admins, and finds a person', async () => {
  signIn(userWith('Scheduler'))
  const { all } = await open()
  expect(all.some(({ path }) => path.startsWith('/api/violations'))).toBe(false)
  await page.getByRole('combobox', { name: 'Find a person' }).fill('PERSON cy')
  await keys('{Enter}')
  expect(active()).toMatch(/^Person cy/)
  expect(document.activeElement).toBe(page.getByRole('grid').element())
})

it('marks every shift that a rule speaks against, and counts as the list does, however many they are', async () => {
  // Those of shifts beside the week come first.
  const others = Array.from({ length: 1_198 }, (_, at) => 10_000 + at)
  const assignmentIds = [...others, 2]
  const byProvider = [
    { providerId: 'ben', count: 1_199 },
    { providerId: 'cy', count: 1 },
  ]
  special = ({ path }) =>
    path.startsWith('/api/violations/counts') ? { body: { total: 1_200, byProvider, assignmentIds } } : undefined
  const { all } = serveBoard([day(0, '2031-03-10'), day(1, '2031-03-11')], special)
  render(<BoardPage />)
  await expect.element(cell('Person ben', 'March 11', 'Day, .*against a rule')).toBeInTheDocument()
  await expect
    .element(cell('Person ada', 'March 10', 'Day, 7:00 AM – 7:00 PM, Harbor General, 12 h$'))
    .toBeInTheDocument()
  await expect.element(page.getByRole('rowheader', { name: /Person ben, .*1,199/ })).toBeInTheDocument()
  // One answer has all of it.
  expect(all.filter(({ path }) => path.startsWith('/api/violations'))).toHaveLength(1)
})

it('goes on reading a name that begins as another one does: none of its letters is a shift on the board', async () => {
  const { sent } = await open()
  const find = page.getByRole('combobox', { name: 'Find a person' })
  await find.click()
  await keys('Person ada')
  expect(document.activeElement).toBe(find.element())
  await keys('d')
  await expect.element(page.getByText('Nothing matches')).toBeInTheDocument()
  expect(sent()).toEqual([])
  await keys('{Backspace}{Enter}')
  expect(document.activeElement).toBe(page.getByRole('grid').element())
  expect(active()).toMatch(/^Person ada/)
})

it.each([[false], [true]])('draws the end of a shift to another day by keys, right to left: %s', async (isRTL) => {
  const { sent } = await open(isRTL)
  const [on, back] = isRTL ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}']
  await keys(`${on}{Alt>}${on}${on}{/Alt}`)
  await said(/^7:00 AM – 7:00 PM, .*60 h/)
  // Held, it goes on without Alt, and stays where it is on the way to its start.
  await keys(back)
  await said(/^7:00 AM – 7:00 PM, .*36 h/)
  await keys(`${back}${back}${back}${on}{Enter}`)
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject([
    { kind: 'change', assignmentId: 1, startsAt: '2031-03-10T07:00', endsAt: '2031-03-11T19:00', shiftTypeId: 'day' },
  ])
})

it('keeps Alt and the arrows from the browser while something is carried', async () => {
  await open()
  await keys('{ArrowRight} ')
  await said(/^1 shift is picked up/)
  const left = vi.fn<(isPrevented: boolean) => void>()
  const heard = (event: KeyboardEvent) => left(event.defaultPrevented)
  addEventListener('keydown', heard)
  await keys('{Alt>}{ArrowLeft}{/Alt}')
  removeEventListener('keydown', heard)
  expect(left).toHaveBeenLastCalledWith(true)
})
