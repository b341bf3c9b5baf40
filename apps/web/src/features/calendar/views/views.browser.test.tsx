import type { SavedView } from '@onward/contract'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import { Views } from './views.tsx'

const nights: SavedView = {
  viewId: 'nights',
  viewName: 'Nights',
  search: 'group=none&type=night',
  isShared: false,
  isMine: true,
  mayChange: true,
  fullName: 'Ada Admin',
  isDefault: false,
  version: 3,
}
const harbor: SavedView = {
  ...nights,
  viewId: 'harbor',
  viewName: 'Harbor',
  search: 'facility=ny',
  isMine: false,
  isShared: true,
  mayChange: false,
  fullName: 'Ben Planner',
}

/** The views of a board, and what is sent about them. */
const open = (views: SavedView[], answer?: { status: number; body: object }) => {
  const all = serve(({ method, body }) => {
    if (method === 'GET') return { body: { views } }
    return answer ?? { status: method === 'POST' ? 201 : 200, body: { view: { ...nights, ...body, version: 4 } } }
  })
  render(
    <main>
      <Views place="board" />
    </main>,
  )
  return () => all.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }))
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const item = (name: string | RegExp) => page.getByRole('menuitem', { name })

beforeEach(() => {
  history.replaceState(null, '', '/board?date=2031-03-10')
  signIn(admin)
})

it('opens a view by keys alone, says which is on, and keeps what has changed since', async () => {
  const sent = open([nights, harbor])
  await expect.element(button('Views')).toBeVisible()
  button('Views').element().focus()
  await keys('{Enter}')
  await expect.element(page.getByRole('menuitemradio', { name: 'Harbor, by Ben Planner' })).toBeVisible()
  await keys('n{Enter}')
  await expect.element(button('View: Nights')).toBeVisible()
  expect(location.search).toBe('?type=night&group=none&saved=nights')
  history.replaceState(null, '', '/board?type=day&group=none&date=2031-03-11&saved=nights')
  await button('View: Nights, changed since').click()
  await item('Save changes').click()
  await expect
    .poll(sent)
    .toEqual([
      { method: 'PATCH', path: '/api/board/views/nights', body: { version: 3, search: 'type=day&group=none' } },
    ])
})

it('keeps what is looked at under a name, with its dates where they are meant', async () => {
  history.replaceState(null, '', '/board?facility=ny&date=2031-03-10')
  const sent = open([])
  await button('Views').click()
  await item('Save as…').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('  March ')
  await page.getByRole('checkbox', { name: 'Keep these dates' }).click()
  await keys('{Enter}')
  await expect.poll(sent).toMatchObject([{ body: { viewName: 'March', search: 'facility=ny&date=2031-03-10' } }])
  await expect.poll(() => location.search).toBe('?facility=ny&date=2031-03-10&saved=nights')
})

it('says at the field that a name is taken', async () => {
  open([nights], { status: 409, body: { message: 'x', reason: 'name', facts: { viewName: 'Nights' } } })
  await button('Views').click()
  await item('Save as…').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Nights')
  await keys('{Enter}')
  await expect
    .element(page.getByRole('textbox', { name: 'Name' }))
    .toHaveAccessibleDescription('You have a view with this name already.')
})

it('opens the first view where the address says nothing, and leaves a link and who has begun alone', async () => {
  history.replaceState(null, '', '/board')
  open([{ ...nights, isDefault: true }])
  await expect.element(button('View: Nights')).toBeVisible()
  // The next time nothing else is shown before it.
  expect(localStorage.getItem('boardView')).toBe('first')
  // The plain page is wanted as it is, and stays so.
  await button('View: Nights').click()
  await page.getByRole('menuitemradio', { name: 'Everything' }).click()
  await expect.element(button('Views')).toBeVisible()
  expect(location.search).toBe('?saved=none')
  // As the menu of the house leads there.
  history.pushState(null, '', '/board')
  await expect.element(button('View: Nights')).toBeVisible()
  // What is filtered replaces the address: the page is not opened by that.
  history.replaceState(null, '', '/board')
  await expect.element(button('Views')).toBeVisible()
  expect(location.search).toBe('')
})

it('offers of somebody else’s view what one may', async () => {
  history.replaceState(null, '', '/board?facility=ny&saved=harbor')
  const sent = open([harbor])
  await button('View: Harbor').click()
  await expect.element(item('Open first')).toBeVisible()
  for (const name of [/^Share/, /^Stop/, /^Rename/, /^Delete/]) expect(item(name).elements()).toHaveLength(0)
  await item('Open first').click()
  await expect.poll(sent).toMatchObject([{ method: 'PATCH', body: { version: 3, isDefault: true } }])
})

it('asks before a view is deleted', async () => {
  history.replaceState(null, '', '/board?saved=nights')
  const sent = open([nights])
  await button(/^View: Nights/).click()
  await item('Delete…').click()
  await expect.element(page.getByText('It is gone for you.', { exact: false })).toBeVisible()
  expect(sent()).toEqual([])
  await button('Delete the view').click()
  await expect.poll(sent).toMatchObject([{ method: 'DELETE' }])
})
