import { expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'

useBrowser()

it('from the top of the page the month is a few keys away, and a shift is read by keyboard alone', async () => {
  const { page, done } = await enter('admin', {}, '/calendar')
  await page.locator('[role=grid][aria-busy=false]').waitFor()
  await page
    .getByRole('gridcell', { name: /[1-9]\d* shift/ })
    .first()
    .waitFor()
  const isIn = (selector: string) => page.evaluate((where) => document.activeElement?.closest(where) !== null, selector)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  let keys = 2
  while (keys < 40 && !(await isIn('[role=grid]'))) {
    await page.keyboard.press('Tab')
    keys += 1
  }
  expect(keys).toBeLessThanOrEqual(15)

  await page.keyboard.press('F2')
  // Past the count of the others, the leave, and what nobody works yet.
  while (!(await isIn('[data-event]:not([data-look=dashed], [data-look=open])'))) await page.keyboard.press('ArrowDown')
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-event'))
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: /^Shift: / })
  await panel.getByText('This shift').waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('[data-live]') != null)
  await page.keyboard.press('ArrowRight')
  await panel.getByText(/^\d+ of \d+ on .*: /).waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await page.waitForFunction((id) => document.activeElement?.getAttribute('data-event') === id, first)
  await done()
})
