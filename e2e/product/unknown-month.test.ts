import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'

useBrowser()

const shown = (page: Page) =>
  page
    .getByRole('gridcell', { name: /[1-9]\d* shift/ })
    .first()
    .waitFor()
const cells = (page: Page, said: RegExp) => page.getByRole('gridcell', { name: said })

it('a month that is on its way, or does not come, is never told as one without shifts', async () => {
  const { page, faults, context } = await enter()
  await shown(page)
  let lets: () => void = () => undefined
  const held = new Promise<void>((go) => (lets = go))
  await page.route(/\/api\/(admin|provider|assignments|leave)/, async (route) => {
    await held
    await route.abort()
  })
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await cells(page, /, loading$/)
    .first()
    .waitFor()
  expect(await cells(page, /no shifts/).count()).toBe(0)
  lets()
  await page.getByRole('alert').getByText('The server cannot be reached.').waitFor()
  await cells(page, /, not known yet$/)
    .first()
    .waitFor()
  expect(await cells(page, /no shifts/).count()).toBe(0)

  // In one go: the page asks again by itself as well, and its button is gone then.
  await page.getByRole('button', { name: 'Try again' }).focus()
  await page.unrouteAll()
  await page.keyboard.press('Enter')
  await shown(page)
  await page.getByRole('alert').waitFor({ state: 'detached' })
  await context.close()
  expect(faults).toEqual([])
})

it('what was shown stays when it cannot be refreshed, and says from when it is', async () => {
  const { page, faults, context } = await enter()
  await shown(page)
  await page.route(/\/api\/(admin|provider|assignments|leave)/, (route) => route.abort())
  // Somebody comes back to the page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.getByText(/^As of \d+:\d\d.*The server cannot be reached/).waitFor()
  await shown(page)
  await context.close()
  expect(faults).toEqual([])
})

it('the days beside a month have their shifts', async () => {
  const { page, done } = await enter()
  await shown(page)
  const outside = page.locator('[role=gridcell][data-outside]')
  await expect
    .poll(async () => (await outside.allTextContents()).some((said) => /[1-9]\d* shift/.test(said)))
    .toBe(true)
  await done()
})
