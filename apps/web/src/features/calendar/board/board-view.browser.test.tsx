import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { day } from '#test/board.ts'
import { serveBoard } from '#test/board-server.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

const view = {
  viewId: 'week',
  viewName: 'Week',
  search: 'span=week&date=2031-03-10',
  isShared: false,
  isMine: true,
  isDefault: true,
  mayChange: true,
  userId: 'admin',
  fullName: 'Ada Admin',
  mail: null,
  version: 1,
}
const opened = async (isKnown: boolean) => {
  history.replaceState(null, '', '/board')
  localStorage.setItem('boardView', 'first')
  signIn(admin)
  await page.viewport(1400, 800)
  const { all } = serveBoard([day(0, '2031-03-10')], ({ path }) =>
    path.startsWith('/api/board/views')
      ? isKnown
        ? { body: { views: [view] } }
        : { status: 500, body: { message: 'Something went wrong' } }
      : undefined,
  )
  render(<BoardPage />)
  return () => all.map(({ path }) => path).filter((path) => path.startsWith('/api/board?'))
}

it('asks for the shifts of the view that it opens with, and for no others before', async () => {
  const asked = await opened(true)
  await expect.element(page.getByRole('gridcell', { name: /^Person ada, .*March 10, 2031: Day/ })).toBeInTheDocument()
  expect(asked()).toEqual([expect.stringContaining('from=2031-03-09&to=2031-03-15')])
  expect(location.search).toBe('?span=week&date=2031-03-10&saved=week')
})

it('opens as it is where views cannot be asked for', async () => {
  const asked = await opened(false)
  await expect.poll(asked).toHaveLength(1)
  expect(location.search).toBe('')
})

it('keeps the words of a language that is read from left to right in their order, from right to left too', async () => {
  history.replaceState(null, '', '/board?date=2031-03-10&span=week')
  signIn(admin)
  await page.viewport(1400, 800)
  serveBoard([day(0, '2031-03-10')])
  render(<BoardPage />, { isRTL: true })
  for (const words of ['3 people · 1 shift', '4 weeks', '1 row × 1 day', '24 h'])
    await expect.poll(() => page.getByText(words, { exact: true }).element().matches(':dir(ltr)')).toBe(true)
})
