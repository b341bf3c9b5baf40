import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#test/render.tsx'
import { tell, warn } from './toast.ts'

const close = page.getByRole('button', { name: 'Close' })

it('a page without toasts has no stage for them; the first brings it along', async () => {
  render(<p>calm</p>)
  expect(document.querySelector('.mantine-Notifications-root')).toBeNull()
  tell('Maya is on Friday now')
  await expect.element(page.getByRole('status')).toHaveTextContent('Maya is on Friday now')
  await close.click()
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
})

it('what went wrong interrupts, with what and why', async () => {
  render(<p>calm</p>)
  warn('The shift was not moved', 'Maya is on leave')
  await expect.element(page.getByRole('alert')).toHaveTextContent('The shift was not movedMaya is on leave')
  await close.click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

it('what is no longer true is taken away', async () => {
  render(<p>calm</p>)
  const hide = warn('1 change is not saved', 'It waits on the board')
  await expect.element(page.getByRole('alert')).toBeVisible()
  hide()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

it('four are shown at once, and the fifth when one of them is gone', async () => {
  render(<p>calm</p>)
  for (const word of ['one', 'two', 'three', 'four', 'five']) warn(word, 'gone wrong')
  const words = () =>
    page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent.replace('gone wrong', ''))
  await expect.poll(words).toHaveLength(4)
  expect(words().toSorted()).toEqual(['four', 'one', 'three', 'two'])
  await page.getByRole('alert').filter({ hasText: /^two/ }).getByRole('button').click()
  await expect.poll(() => words().toSorted()).toEqual(['five', 'four', 'one', 'three'])
})
