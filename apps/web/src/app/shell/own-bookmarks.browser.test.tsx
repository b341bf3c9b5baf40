import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visit } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { BookmarksBar } from './bookmarks-bar.tsx'
import { useBookmarks } from './use-bookmarks.ts'

// A house without a wing keeps bookmarks in the browser.
const Star = () => {
  const { marked, toggle } = useBookmarks(true)
  return (
    <>
      <button onClick={() => toggle('calendar')}>Star</button>
      <output>{marked?.join()}</output>
      <BookmarksBar user={admin} />
    </>
  )
}
const marked = page.getByLabelText('Calendar')
const tell = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

it('are kept in the browser, and taken from it', async () => {
  visit(<Star />)
  await page.getByRole('button', { name: 'Star' }).click()
  await expect.element(marked).toBeVisible()
  expect(localStorage.getItem('bookmarks')).toBe('["calendar"]')
  await page.getByRole('button', { name: 'Star' }).click()
  await expect.element(marked).not.toBeInTheDocument()
  expect(localStorage.getItem('bookmarks')).toBe('[]')
})

it('follow another tab', async () => {
  visit(<Star />)
  localStorage.setItem('bookmarks', '["calendar"]')
  tell('skin')
  expect(marked.elements()).toEqual([])
  tell('bookmarks')
  await expect.element(marked).toBeVisible()
  localStorage.clear()
  tell(null)
  await expect.element(marked).not.toBeInTheDocument()
})

it.each(['{"calendar":true}', 'no JSON', 'null', '[1, null]'])('are none where %s is kept', async (text) => {
  visit(<Star />)
  localStorage.setItem('bookmarks', text)
  tell('bookmarks')
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})
