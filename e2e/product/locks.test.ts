import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { written } from './written.ts'

useBrowser()

const YEAR = new Date().getFullYear() - 9

it('a paid month is closed, refuses a shift in words, and is opened again', async ({ task }) => {
  // Another try finds the period of the one before in another month.
  const month = `${YEAR}-0${3 + (task.result?.retryCount ?? 0)}`
  const { page, done } = await enter('admin', {}, '/locks')
  await page.getByRole('button', { name: 'Close a period' }).click()
  const form = page.getByRole('dialog', { name: 'Close a period' })
  await form.getByLabel(/^First day/).fill(written(`${month}-01`))
  await form.getByLabel(/^Last day/).fill(written(`${month}-28`))
  await form.getByLabel(/^Why/).fill('Payroll is done')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('cell', { name: 'Payroll is done' }).waitFor()
  await picture(page, 'locks')

  await page.goto(`/calendar?view=month&month=${month}`)
  await page.getByRole('button', { name: 'Add shift' }).first().click()
  const shift = page.getByRole('dialog', { name: 'New shift' })
  await shift.getByRole('combobox', { name: 'Provider' }).click()
  await page.getByRole('option', { name: 'Nobody yet' }).click()
  await shift.getByRole('combobox', { name: 'Facility' }).fill('Harborlight')
  await page.getByRole('option', { name: 'Harborlight' }).first().click()
  await shift.getByLabel(/^Date/).fill(written(`${month}-11`))
  await shift.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Add it' }).click()
  await shift
    .getByText(/is closed: Payroll is done/)
    .first()
    .waitFor()

  await page.goto('/locks')
  await page
    .getByRole('button', { name: /^Open .* again$/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open again' }).click()
  await expect.poll(() => page.getByRole('cell', { name: 'Payroll is done' }).count()).toBe(0)
  await done()
})
