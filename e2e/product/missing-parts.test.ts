import { expect, it } from 'vitest'
import { enter, useBrowser, visit } from '../browser.ts'

useBrowser()

/** A week in which nobody works: another one each time that it is tried. */
const dateOf = (tries: number) => `${new Date().getFullYear() + 9 + tries}-05-14`

it('a part that cannot be downloaded is said so in its place, and comes when it is tried again', async () => {
  const { page, context } = await enter()
  await page
    .getByRole('gridcell', { name: /[1-9]\d* shift/ })
    .first()
    .waitFor()
  await page.route(/admin-panels.*\.js/, (route) => route.abort())
  await page.getByRole('button', { name: 'Add shift' }).click()
  const missing = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await missing.waitFor()
  // Nothing else of the page is gone.
  expect(await page.getByRole('grid').count()).toBe(1)
  await page.unrouteAll()
  await missing.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('dialog', { name: 'New shift' }).waitFor()
  await missing.waitFor({ state: 'detached' })
  await context.close()
})

it('a sign-in without a line keeps what was typed, and says why', async () => {
  const { page, context } = await visit()
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('admin@onward.test')
  await page.getByLabel(/^Password/).fill('typed before the line went')
  await page.route('**/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor()
  expect(await page.getByLabel('E-mail').inputValue()).toBe('admin@onward.test')
  await context.close()
})

it('a page that cannot be downloaded says so within the frame, and what waits on the board is sent when the line is back', async ({
  task,
}) => {
  const date = dateOf(task.result?.retryCount ?? 0)
  const { page, context } = await enter('admin', {}, `/board?date=${date}&span=week&group=none&facility=H01`)
  const grid = page.getByRole('grid')
  await page.locator('[role=grid][aria-busy=false] [role=rowheader]').nth(3).waitFor()
  await context.setOffline(true)
  await grid.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('d')
  await page.getByText('1 change is not saved').first().waitFor()

  await page.getByRole('navigation').getByRole('link', { name: 'Recent changes' }).click()
  // On a busy machine a part of the board may be on its way still, and says the same until the page has changed.
  const missing = page.getByRole('main').getByRole('alert').filter({ hasText: 'could not be loaded' }).first()
  await missing.waitFor()
  await context.setOffline(false)
  // Nobody has to try again.
  await page.getByRole('heading', { name: 'Recent changes', level: 1 }).waitFor()

  await page.goBack()
  await grid.waitFor()
  await page.getByText(/^Saved /).waitFor()
  // What was said of it is said no more: the note that it waits, and to who does not see the board.
  await expect.poll(() => page.getByText('not saved').count(), { timeout: 5_000 }).toBe(0)
  await context.close()
})

it('a program whose file is lost on the way is said so in the language of the page, and asked for until it comes', async () => {
  const { page, context } = await visit()
  await page.addInitScript(() => localStorage.setItem('language', 'de'))
  let asked = 0
  let isLost = true
  // The page asks for it ahead and runs it; each of its tries is lost.
  await page.route(/assets\/base-.*\.js/, (route) => {
    asked += 1
    return isLost ? route.abort() : route.continue()
  })
  await page.goto('/login')
  const late = page.getByRole('status').filter({ hasText: 'konnte nicht geladen werden' })
  await late.waitFor()
  await expect.poll(() => asked).toBeGreaterThan(4)
  isLost = false
  await page.getByLabel('E-Mail').waitFor()
  await expect.poll(() => late.count()).toBe(0)
  await context.close()
})
