import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { written } from './written.ts'

useBrowser()

const WHO = 'Beatrix'
const YEAR = new Date().getFullYear() + 6

/** Adds a night of hers, and opens its details. */
const nightOn = async (page: Page, date: string) => {
  await page.goto(`/calendar?view=month&month=${date.slice(0, 7)}`)
  await page.getByRole('button', { name: 'Add shift' }).first().click()
  const form = page.getByRole('dialog', { name: 'New shift' })
  await form.getByRole('combobox', { name: 'Facility' }).fill('Harborlight')
  await page.getByRole('option', { name: 'Harborlight' }).first().click()
  await form.getByLabel(/^Date/).fill(written(date))
  await form.getByLabel(/^From/).fill('19:00')
  await form.getByLabel(/^To/).fill('07:00')
  const provider = form.getByRole('combobox', { name: 'Provider' })
  await provider.fill(WHO)
  await page
    .getByRole('option', { name: new RegExp(`${WHO}.*(Free|Near a limit|With a warning)`) })
    .first()
    .click()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await page.locator('[data-event]').first().click()
  const details = page.getByRole('dialog', { name: new RegExp(`^Shift: ${WHO}`) })
  await details.getByRole('button', { name: 'Find a replacement' }).waitFor()
  return details
}

it('a nurse who is sick is replaced by two keys, given back, and replaced with leave', async ({ task }) => {
  // Another try finds the shifts of the one before in another month.
  const month = `${YEAR}-0${3 + (task.result?.retryCount ?? 0)}`
  const { page, done } = await enter('admin', {}, '/calendar')
  await nightOn(page, `${month}-11`)
  const list = page.getByRole('dialog', { name: 'Find a replacement' })
  const assign = list.getByRole('button', { name: /^Assign to / })

  await page.keyboard.press('f')
  await assign.first().waitFor()
  const first = ((await assign.first().getAttribute('aria-label')) ?? '').replace('Assign to ', '')
  await picture(page, 'replacement')
  await page.keyboard.press('Enter')
  await list.waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: `Shift: ${first}` }).waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Undo', exact: true }).click()
  const details = page.getByRole('dialog', { name: new RegExp(`^Shift: ${WHO}`) })

  await details.getByRole('button', { name: 'Find a replacement' }).click()
  await list.getByRole('checkbox', { name: /is sick/ }).click()
  await list.getByRole('combobox', { name: 'Kind of leave' }).waitFor()
  expect(await list.getByLabel(/^First day/).inputValue()).toBe(written(`${month}-11`))
  expect(await list.getByLabel(/^Last day/).inputValue()).toBe(written(`${month}-12`))
  await list.getByRole('searchbox').fill(first)
  await expect.poll(() => assign.count()).toBe(1)
  await picture(page, 'replacement-sick')
  await assign.first().click()
  await list.waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: `Shift: ${first}` }).waitFor()
  await page.goto(`/leave?month=${month}&q=${WHO}`)
  await page
    .getByText(/Sick leave/)
    .first()
    .waitFor()
  await done()
})
