import type { BoardRemoved, CoverageLine } from '@onward/contract'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { boardOf, type Sampled } from '#test/board.ts'
import { serveBoard, stored } from '#test/board-server.ts'
import { keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

const call = (assignmentId: number, startsAt: string, endsAt: string, facility = 0): BoardRemoved => ({
  assignmentId,
  person: 1,
  facility,
  startsAt,
  endsAt,
  shiftTypeId: 'call',
})
const open = (removed: BoardRemoved[], shifts: readonly Sampled[] = [], coverage: CoverageLine[] = []) => {
  const board = boardOf(shifts, { removed })
  const sent = serveBoard(shifts, ({ path, method }) => {
    if (path.startsWith('/api/coverage')) return { body: { coverage } }
    if (path.startsWith('/api/board')) return { body: board }
    if (method === 'GET' && path === '/api/assignments/9')
      return { body: { assignment: stored({ kind: 'cancel', assignmentId: 9, providerId: 'ben' }, 0) } }
    return undefined
  })
  render(<BoardPage />)
  return sent
}
const cell = (date: string, what: string) =>
  page.getByRole('gridcell', { name: new RegExp(String.raw`^Person ben, \w+, ${date}, 2031: ${what}`) })
const marksOn = async (date: string) => {
  const found = cell(date, '.*')
  await expect.element(found).toBeInTheDocument()
  return [...found.element().querySelectorAll('[data-removed]')].map((one) => one.textContent)
}

beforeEach(async () => {
  history.replaceState(null, '', '?date=2031-03-10&span=week&group=none')
  signIn(admin)
  await page.viewport(1400, 800)
})

it('stands on each day that it would have gone on over, from before the first one too', async () => {
  // The week begins on Sunday, March 9.
  open([call(8, '2031-03-07T19:00', '2031-03-10T18:00'), call(9, '2031-03-12T07:00', '2031-03-14T21:00')])
  await expect.element(cell('March 9', 'free; since 7:00 PM, Mar 7: .*, removed')).toBeInTheDocument()
  const days = ['March 9', 'March 10', 'March 11', 'March 12', 'March 13', 'March 14', 'March 15']
  const seen = []
  for (const day of days) seen.push(await marksOn(day))
  expect(seen).toEqual([['→HAR'], ['→HAR'], [], ['24HAR'], ['→HAR'], ['→HAR'], []])
})

it.each(['week', 'day'])('is another facility’s where one is looked at, in a %s', async (span) => {
  history.replaceState(null, '', `?date=2031-03-10&span=${span}&group=none&facility=ny`)
  open([call(8, '2031-03-10T07:00', '2031-03-10T12:00'), call(9, '2031-03-10T13:00', '2031-03-10T18:00', 1)])
  await expect.poll(() => document.querySelectorAll('[data-removed]').length).toBe(2)
  const [here, there] = [8, 9].map((id) => document.querySelector(`[data-removed="${id}"]`))
  expect([here, there].map((one) => one?.hasAttribute('data-elsewhere'))).toEqual([false, true])
})

it.each(['week', 'day'])('opens as the shift that it is by now, from a %s', async (span) => {
  history.replaceState(null, '', `?date=2031-03-10&span=${span}&group=none`)
  open([call(9, '2031-03-10T07:00', '2031-03-10T19:00')])
  await expect.element(page.getByRole('gridcell', { name: /^Person ben, .*removed/ })).toBeInTheDocument()
  page.getByRole('grid').element().focus()
  await keys('{Control>}{Home}{/Control}{ArrowDown}')
  if (span === 'week') await keys('{ArrowRight}')
  await keys('{Enter}')
  await expect.element(page.getByRole('dialog').getByText('Cancelled')).toBeInTheDocument()
})

it('is not called empty, and no card lies over it', async () => {
  open([call(9, '2031-03-10T07:00', '2031-03-10T19:00')])
  await expect.element(page.getByRole('gridcell', { name: /^Person ben, .*removed/ })).toBeInTheDocument()
  expect(page.getByRole('region', { name: /^No shifts/ }).elements()).toEqual([])
})

it('opens a shift from each day that it goes on over', async () => {
  const { all } = open([], [[1, 0, '2031-03-10T19:00', '2031-03-12T18:00', 'call']])
  await expect.element(cell('March 12', 'since 7:00 PM, Mar 10')).toBeInTheDocument()
  page.getByRole('grid').element().focus()
  await keys('{Control>}{Home}{/Control}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
  await expect.poll(() => all.some(({ path }) => path === '/api/assignments/1')).toBe(true)
})

it('is said on paper, though there be nothing else', async () => {
  history.replaceState(null, '', '?date=2031-03-10&span=week&group=none&state=removed')
  open([call(8, '2031-03-12T07:00', '2031-03-12T12:00', 1), call(9, '2031-03-10T07:00', '2031-03-10T19:00')])
  const paper = () => document.querySelector('[data-print]')?.textContent
  await expect
    .poll(() => {
      dispatchEvent(new Event('beforeprint'))
      return paper() ?? ''
    })
    .toMatch(
      /2 shifts are gone, and the people have not been told: Person ben: Mar 10, 2031, .*Harbor General · Person ben: Mar 12, 2031, .*Mesa Verde Clinic/,
    )
  expect(paper()).not.toContain('Nothing matches')
  dispatchEvent(new Event('afterprint'))
})

it('is counted and said at its facility where rows are facilities, of the specialty that is looked at', async () => {
  const line = { date: '2031-03-10', shiftTypeId: 'day', specialtyId: null, least: 1, wished: 1, onDuty: 0, open: 0 }
  const removed = [call(8, '2031-03-10T07:00', '2031-03-10T19:00'), call(9, '2031-03-11T07:00', '2031-03-11T19:00', 1)]
  const facilities = ['ny', 'la'].map((hospitalId) => ({ ...line, hospitalId }))
  const gone = () => [...document.querySelectorAll('[data-gone]')].map(({ textContent }) => textContent)
  history.replaceState(null, '', '?date=2031-03-10&span=week&view=facilities')
  open(removed, [], facilities)
  const said = async (name: RegExp) => {
    await expect.element(page.getByRole('gridcell', { name })).toBeInTheDocument()
  }
  await said(/^Mar 10, 2031: 0 of 1, 1 short; Person ben: .*Harbor General, removed: they have not been told$/)
  await said(/^.*; Person ben: .*Mesa Verde Clinic, removed: they have not been told$/)
  expect(gone()).toEqual(['−1', '−1'])
  await expect.element(page.getByText(/^The schedule was not there yet/)).not.toBeInTheDocument()
  dispatchEvent(new Event('beforeprint'))
  await expect
    .poll(() => document.querySelector('[data-print] p[data-gone]')?.textContent)
    .toMatch(/^2 shifts are gone, .* · /)
  dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelector('[data-print]')).toBe(null)

  history.replaceState(null, '', '?date=2031-03-10&span=week&view=facilities&specialty=surgery')
  dispatchEvent(new PopStateEvent('popstate'))
  await expect.poll(gone).toEqual([])
})

it('is told at a facility that neither needs nor has anybody, on paper too, and has a sign in the legend where it is seen', async () => {
  history.replaceState(null, '', '?date=2031-03-10&span=week&view=facilities')
  open([call(8, '2031-03-10T07:00', '2031-03-10T19:00')])
  await expect.element(page.getByRole('rowheader', { name: /^Harbor General/ })).toBeInTheDocument()
  await expect
    .element(page.getByRole('gridcell', { name: /^0 on duty; Person ben: .*Harbor General, removed/ }))
    .toMatchTextContent(/−1$/)
  expect(page.getByRole('rowheader', { name: /^Mesa Verde/ }).elements()).toEqual([])
  const legend = page.getByRole('list', { name: 'Signs' })
  await expect.element(legend.getByText('Removed')).toBeVisible()
  await expect.element(page.getByText(/^The schedule was not there yet/)).not.toBeInTheDocument()
  dispatchEvent(new Event('beforeprint'))
  const paper = () => document.querySelector('[data-print]')
  await expect.poll(() => paper()?.querySelector('p[data-gone]')?.textContent).toMatch(/^One shift is gone/)
  expect(paper()?.textContent).not.toContain('No demand')
  expect(paper()?.querySelector('table')).toBe(null)
  dispatchEvent(new Event('afterprint'))
  await expect.poll(paper).toBe(null)
  await page.getByRole('combobox', { name: 'What the rows are' }).selectOptions('Open shifts')
  await expect.element(legend.getByText('Removed')).not.toBeInTheDocument()
})
