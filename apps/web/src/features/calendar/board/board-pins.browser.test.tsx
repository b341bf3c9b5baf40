import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { day } from '#test/board.ts'
import { serveBoard } from '#test/board-server.ts'
import { drag, inside, keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

const open = async (more = '') => {
  history.replaceState(null, '', `?date=2031-03-10&span=week${more}`)
  const served = serveBoard([day(0, '2031-03-10'), day(1, '2031-03-11'), day(null, '2031-03-12')])
  render(<BoardPage />)
  await expect.element(head(/^Person ada/)).toBeInTheDocument()
  page.getByRole('grid').element().focus()
  await keys('{Control>}{Home}{/Control}')
  return served
}
const head = (name: RegExp) => page.getByRole('rowheader', { name })
const said = async (words: RegExp) =>
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument()
/** The rows by their numbers. */
const order = () =>
  [...document.querySelectorAll('[role=grid] [role=row][aria-rowindex]')]
    .toSorted((one, other) => Number(one.ariaRowIndex) - Number(other.ariaRowIndex))
    .flatMap(
      (row) =>
        row.querySelector('[role=rowheader]')?.textContent.match(/Person \w+|Open shifts|Harbor General/)?.[0] ?? [],
    )
const active = () => {
  const id = page.getByRole('grid').element().getAttribute('aria-activedescendant')
  return document.getElementById(id ?? '')?.textContent
}

beforeEach(async () => {
  vi.unstubAllGlobals()
  signIn(admin)
  await page.viewport(1400, 800)
})

it('pins a row by its key, says so, and leads by arrows in the order that is seen', async () => {
  await open('&group=none&pinned=cy')
  expect(order()).toEqual(['Person cy', 'Open shifts', 'Harbor General', 'Person ada', 'Person ben'])
  await expect.element(head(/^Person cy, pinned/)).toBeInTheDocument()
  await keys('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}p')
  await said(/^1 row stays at the top\.$/)
  expect(order()).toEqual(['Person cy', 'Person ben', 'Open shifts', 'Harbor General', 'Person ada'])
  expect(new URLSearchParams(location.search).get('pinned')).toBe('cy,ben')
  // It has gone along.
  expect(active()).toMatch(/^Person ben/)
  await keys('{ArrowUp}')
  expect(active()).toMatch(/^Person cy/)
  await userEvent.click(page.getByRole('button', { name: 'Unpin' }))
  await said(/^1 row is back in place/)
  expect(order()).toEqual(['Person ben', 'Open shifts', 'Harbor General', 'Person ada', 'Person cy'])
})

it('counts who is pinned once, in their group, and keeps them where that is folded', async () => {
  await open('&pinned=ben')
  await expect.element(head(/nursing 1 · 1 pinned/i)).toBeInTheDocument()
  const duty = () =>
    page
      .getByRole('row')
      .filter({ hasText: /nursing/i })
      .element().textContent
  expect(duty()).toMatch(/1 on duty/)
  await userEvent.click(head(/nursing/i))
  await expect.element(head(/^Person ben, pinned/)).toBeInTheDocument()
  expect(order().filter((name) => name === 'Person ben')).toHaveLength(1)
  expect(duty()).toMatch(/1 on duty/)
})

it('stays under the heads when one scrolls, and is typed into, carried to and drawn over there', async () => {
  await page.viewport(1400, 460)
  const { sent } = await open('&group=none&pinned=ben')
  const grid = page.getByRole('grid').element()
  // There is more than there is room for.
  grid.setAttribute('style', `${grid.getAttribute('style') ?? ''};height:190px`)
  await vi.waitFor(() => expect(grid.clientHeight).toBeLessThan(200))
  grid.scrollTo({ top: 1000, behavior: 'instant' })
  await vi.waitFor(() => expect(grid.scrollTop).toBeGreaterThan(20))
  const at = page.getByRole('gridcell', { name: /^Person ben, .*March 13/ })
  await expect.element(at).toBeInTheDocument()
  expect(at.element().getBoundingClientRect().top).toBeGreaterThan(grid.getBoundingClientRect().top + 90)
  // Between what is pinned and what goes by there are rows that nobody sees: a drawn selection does not reach over them.
  const { x } = inside(page.getByRole('gridcell', { name: /^Person ben, .*March 14/ }))
  await drag(inside(at), { x, y: inside(at).y }, { x, y: grid.getBoundingClientRect().bottom - 30 })
  await said(/^1 row × 2 days/)
  await keys('n')
  await vi.waitFor(() => expect(page.getByRole('menuitem').elements().length).toBeGreaterThan(0))
  await keys('1')
  await expect.poll(sent).toHaveLength(1)
  expect(sent()).toMatchObject([
    [
      { kind: 'create', providerId: 'ben', startsAt: '2031-03-13T19:00' },
      { kind: 'create', providerId: 'ben', startsAt: '2031-03-14T19:00' },
    ],
  ])
})

it('fills with a pinned row nobody who is out of sight, and unpinned rows are not selected with what is between them', async () => {
  await page.viewport(1400, 460)
  const { sent } = await open('&group=none&pinned=ada')
  const grid = page.getByRole('grid').element()
  grid.setAttribute('style', `${grid.getAttribute('style') ?? ''};height:190px`)
  await vi.waitFor(() => expect(grid.clientHeight).toBeLessThan(200))
  await userEvent.click(page.getByRole('gridcell', { name: /^Person ada, .*March 10/ }))
  grid.scrollTo({ top: 1000, behavior: 'instant' })
  await vi.waitFor(() => expect(grid.scrollTop).toBeGreaterThan(20))
  // Who has scrolled away stays there, though something else is drawn anew.
  const away = grid.scrollTop
  const handle = document.querySelector('[data-fill]')
  if (!handle) throw new Error('There is no handle')
  const { left, top, width, height } = handle.getBoundingClientRect()
  const from = { x: left + width / 2, y: top + height / 2 }
  await drag(from, { x: from.x, y: from.y + 30 }, { x: from.x, y: grid.getBoundingClientRect().bottom - 12 })
  expect(sent()).toEqual([])
  expect(grid.scrollTop).toBe(away)

  await keys('{Shift>}')
  await userEvent.click(page.getByRole('gridcell', { name: /^Person cy, .*March 12/ }))
  await keys('{/Shift}')
  await expect.poll(() => document.querySelectorAll('[role=gridcell][aria-selected=true]').length).toBe(1)
})

it('leaves only the active cell selected where rows go back to their places', async () => {
  await open('&group=none&pinned=ada,cy')
  await keys('{Shift>}{ArrowDown}{/Shift}')
  await said(/^2 rows × 1 day/)
  await keys('p')
  await said(/^2 rows are back in place/)
  await expect.poll(() => document.querySelectorAll('[role=gridcell][aria-selected=true]').length).toBe(1)
})

it('stays where one has scrolled to while something is carried, and drops it on who is under the pointer', async () => {
  await page.viewport(1400, 460)
  const { sent } = await open('&group=none')
  const grid = page.getByRole('grid').element()
  grid.setAttribute('style', `${grid.getAttribute('style') ?? ''};height:190px`)
  await vi.waitFor(() => expect(grid.clientHeight).toBeLessThan(200))
  grid.scrollTo({ top: 1000, behavior: 'instant' })
  await vi.waitFor(() => expect(grid.scrollTop).toBeGreaterThan(20))
  const away = grid.scrollTop
  const [ben, cy] = [/^Person ben, .*March 11/, /^Person cy, .*March 11/].map((name) =>
    page.getByRole('gridcell', { name }),
  )
  if (!ben || !cy) throw new Error('There are two')
  await expect.element(ben).toBeInTheDocument()
  await expect.element(cy).toBeInTheDocument()
  const [from, to] = [inside(ben), inside(cy)]
  await drag(from, { x: to.x, y: (from.y + to.y) / 2 }, to)
  await said(/^1 shift was moved/)
  expect(sent()).toMatchObject([[{ kind: 'change', assignmentId: 2, providerId: 'cy' }]])
  expect(grid.scrollTop).toBe(away)
})
