import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { boardOf, day } from '#test/board.ts'
import { serveBoard } from '#test/board-server.ts'
import { keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

const grid = () => page.getByRole('grid').element()
const active = () => {
  const id = grid().getAttribute('aria-activedescendant')
  return id === null ? undefined : (document.getElementById(id)?.getAttribute('aria-colindex') ?? 'not there')
}
const open = async (more: string, special?: Parameters<typeof serveBoard>[1], isRTL = false) => {
  signIn(admin)
  history.replaceState(null, '', `?date=2031-03-10&group=none${more}`)
  const served = serveBoard([day(0, '2031-03-01')], special)
  render(<BoardPage />, { isRTL })
  await expect.element(page.getByRole('rowheader', { name: /^Person ada/ })).toBeInTheDocument()
  ;(grid() as HTMLElement).focus()
  return served
}

beforeEach(() => page.viewport(1000, 700))

it('names no cell that is not drawn, and goes back to it by the key that leads there', async () => {
  await open('&span=month&zoom=wide')
  await keys('{Control>}{Home}{/Control}')
  await expect.poll(active).toBe('2')
  grid().scrollTo({ left: 3_000 })
  await expect.poll(active).toBeUndefined()
  await keys('{Home}')
  expect(grid().scrollLeft).toBe(0)
  await expect.poll(active).toBe('2')
})

it('does before one’s eyes what is done by a key', async () => {
  const { sent } = await open('&span=month&zoom=wide')
  await keys('{Control>}{Home}{/Control}')
  grid().scrollTo({ left: 3_000 })
  await expect.poll(active).toBeUndefined()
  await keys('{Delete}')
  await expect.poll(sent).toMatchObject([[{ kind: 'cancel', assignmentId: 1 }]])
  expect(grid().scrollLeft).toBe(0)
})

it('counts the violations of those who are asked for', async () => {
  const counts = {
    total: 5,
    byProvider: [
      { providerId: 'ada', count: 2 },
      { providerId: 'ben', count: 3 },
    ],
  }
  await open('&span=week&specialty=surgery', ({ path }) => {
    if (path.startsWith('/api/violations/counts')) return { body: { ...counts, assignmentIds: [] } }
    const { people, ...board } = boardOf([])
    return path.startsWith('/api/board') ? { body: { ...board, people: people.slice(0, 1) } } : undefined
  })
  await expect.element(page.getByRole('checkbox', { name: 'Violations (2)' })).toBeInTheDocument()
})

it.each(['ltr', 'rtl'] as const)(
  'asks within sight for the place of a shift on the last day of the last rows, %s',
  async (dir) => {
    await page.viewport(dir === 'ltr' ? 1000 : 400, 700)
    await open('&span=week', undefined, dir === 'rtl')
    const wide = grid().scrollWidth
    // Ben works at two places, and under him there is one row.
    await keys('{Control>}{Home}{/Control}{ArrowDown}{End}d')
    const menu = page.getByRole('menu', { name: 'At which facility?' })
    await expect.element(menu.getByRole('menuitem').first()).toHaveFocus()
    const [box, around] = [menu.element().getBoundingClientRect(), grid().getBoundingClientRect()]
    expect(box.left).toBeGreaterThanOrEqual(around.left)
    expect(box.right).toBeLessThanOrEqual(around.right + 1)
    expect(grid().scrollWidth).toBe(wide)
  },
)
