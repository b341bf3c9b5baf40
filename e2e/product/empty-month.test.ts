import { expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'
import { server } from './past-the-page.ts'

useBrowser()

/** Long after the sample ends. */
const now = new Date()
const MONTH = new Date(Date.UTC(now.getFullYear() + 2, now.getMonth(), 1)).toISOString().slice(0, 7)

it('an empty month says what can be done, and not before it is known to be empty', async () => {
  const { page, done } = await enter('admin', {}, '/calendar')
  const card = page.getByRole('region', { name: /^No shifts in .* yet$/ })
  await page
    .getByRole('gridcell', { name: /[1-9]\d* shift/ })
    .first()
    .waitFor()
  expect(await card.count()).toBe(0)
  let answer: () => void = () => undefined
  const held = new Promise<void>((go) => (answer = go))
  await page.route('**/api/admin', async (route) => {
    await held
    await route.continue()
  })
  await page.evaluate((month) => {
    history.replaceState(null, '', `/calendar?month=${month}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, MONTH)
  await page.locator('[role=grid][aria-busy=true]').waitFor()
  expect(await card.count()).toBe(0)
  answer()
  await card.getByRole('link', { name: 'Or bring a roster in from a file' }).waitFor()
  await card.getByRole('button', { name: 'Add shift' }).click()
  const form = page.getByRole('dialog', { name: 'New shift' })
  expect(await form.getByLabel('Date').inputValue()).toMatch(new RegExp(`^${MONTH.slice(5)}/.*${MONTH.slice(0, 4)}$`))
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })

  // What the filters may hide is not called empty.
  await page.getByRole('group', { name: 'Facilities' }).first().getByRole('checkbox').nth(1).uncheck()
  const filtered = page.getByRole('region', { name: /^The filters show no shifts in / })
  await filtered.getByRole('button', { name: 'Clear filters' }).click()
  await card.waitFor()
  expect(await page.getByRole('group', { name: 'Facilities' }).first().getByRole('checkbox').nth(1).isChecked()).toBe(
    true,
  )

  // What was opened from it stays, though it is empty no more: somebody makes a shift meanwhile.
  await card.getByRole('button', { name: 'Copy the weeks before' }).click()
  const copying = page.getByRole('dialog', { name: 'Copy shifts' })
  await copying.waitFor()
  const admin = await server('admin')
  const times = { startsAt: `${MONTH}-12T07:00`, endsAt: `${MONTH}-12T19:00` }
  expect((await admin('POST', '/api/assignments', { providerId: null, hospitalId: 'H03', ...times })).status).toBe(201)
  await card.waitFor({ state: 'detached' })
  expect(await copying.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await copying.waitFor({ state: 'detached' })
  await done()
})
