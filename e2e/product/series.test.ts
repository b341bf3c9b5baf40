import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'
import { written } from './written.ts'

useBrowser()

const YEAR = new Date().getFullYear() + 18
const on = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

it('a shift is repeated from its form, changed from one on, and cancelled and brought back with all of its own', async ({
  task,
}) => {
  // Another try finds what the one before has left. A Monday: the fifth is in the next month.
  const month = `${YEAR + (task.result?.retryCount ?? 0)}-02`
  const day = new Date(`${month}-01T00:00Z`).getUTCDay()
  const first = on(`${month}-01`, (8 - day) % 7)
  const { page, done } = await enter('admin', {}, `/calendar?view=month&month=${month}`)
  await page.getByRole('button', { name: 'Add shift' }).first().click()
  const form = page.getByRole('dialog', { name: 'New shift' })
  await form.getByRole('combobox', { name: 'Facility' }).fill('Harborlight')
  await page.getByRole('option', { name: 'Harborlight' }).first().click()
  await form.getByLabel(/^Date/).fill(written(first))
  await form.getByRole('combobox', { name: 'Provider' }).fill('Maya')
  await page.getByRole('option', { name: 'Maya' }).first().click()
  await form.getByRole('button', { name: 'Repeat …' }).click()
  const repeat = page.getByRole('dialog', { name: 'Repeat this shift' })
  await repeat.getByRole('textbox', { name: 'Until' }).fill(written(on(first, 21)))
  await repeat.getByRole('button', { name: 'Make 4 shifts' }).waitFor()
  expect(await violations(page)).toEqual([])
  await picture(page, 'series')
  await repeat.getByRole('button', { name: 'Make 4 shifts' }).click()
  await page.getByText('4 shifts were made.').first().waitFor()
  const chips = page.locator('[data-event]:not([aria-hidden])', { hasText: 'Okafor' })
  await expect.poll(() => chips.count()).toBe(4)

  await chips.nth(1).click()
  const details = page.getByRole('dialog', { name: /^Shift: Maya/ })
  await details.getByText(/^Every week on Mon/).waitFor()
  await details.getByRole('button', { name: 'Change' }).click()
  const change = page.getByRole('dialog', { name: 'Change shift' })
  await change.getByLabel(/^To/).fill('8:00 PM')
  await change.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Which shifts are changed?' })
  await question.getByRole('radio', { name: 'This and following' }).click()
  await question.getByRole('button', { name: 'Save' }).click()
  await page.getByText('3 shifts were changed').first().waitFor()
  const longer = page.getByRole('button', { name: /8:00 PM/ })
  await expect.poll(() => longer.count()).toBe(3)

  await chips.nth(3).click()
  await details.getByRole('button', { name: 'Cancel shift' }).click()
  const cancel = page.getByRole('dialog', { name: 'Cancel this shift?' })
  await cancel.getByRole('radio', { name: /^All 3 shifts, / }).click()
  await cancel.getByRole('button', { name: 'Cancel shift' }).click()
  const toast = page.getByRole('status').filter({ hasText: '3 shifts were cancelled' })
  await expect.poll(() => chips.count()).toBe(1)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => chips.count()).toBe(4)

  // The trail calls it by whose it is, and says in words what was done.
  await page.goto('/audit?objectType=series')
  const table = page.getByRole('region', { name: 'Audit trail' })
  await table.getByRole('row', { name: /Series cancelled.* Series of shifts Maya/ }).waitFor()
  await table.getByRole('button', { name: 'Series changed' }).first().click()
  const entry = page.getByRole('dialog', { name: 'Series changed' })
  await entry.getByRole('row', { name: 'Which shifts – This and following' }).waitFor()
  await entry.getByRole('row', { name: 'Changed – 3' }).waitFor()
  await expect.poll(() => entry.getByRole('row', { name: /Id\b/ }).count()).toBe(0)
  await picture(page, 'series-in-the-trail')
  await done()
})
