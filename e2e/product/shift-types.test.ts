import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'

useBrowser()

it('a shift type is added, given to a shift, put away and offered no more', async () => {
  // A second try meets what the first has left.
  const name = `Late – ŁÓDŹ ${randomUUID().slice(0, 4)}`
  const { page, done } = await enter('admin', {}, '/shift-types')
  const table = page.getByRole('region', { name: 'Shift types' })
  await table.getByRole('row', { name: /^Night/ }).waitFor()
  expect(
    await table
      .getByRole('row', { name: /^Night/ })
      .getByRole('cell')
      .allTextContents(),
  ).toEqual(['Night', expect.stringMatching(/^7:00 PM.+7:00 AM/), 'Night', 'In use'])
  await picture(page, 'shift-types')
  await page.getByRole('button', { name: 'Add a shift type' }).click()
  const form = page.getByRole('dialog', { name: 'New shift type' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Starts').fill('14:00')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Type both times, or neither').first().waitFor()
  await form.getByLabel(/^Ends$/).fill('22:00')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText(`${name} was saved`).waitFor()

  const year = new Date().getFullYear() + 3
  await page.goto(`/calendar?view=month&month=${year}-05`)
  await page.getByRole('button', { name: 'Add shift' }).first().click()
  const shift = page.getByRole('dialog')
  const choose = async (field: string, text: string) => {
    await shift.getByRole('combobox', { name: field }).fill(text)
    await page.getByRole('option').first().click()
  }
  await choose('Provider', 'Maya')
  await choose('Facility', 'Harborlight')
  await choose('Shift type', name)
  expect(await shift.getByLabel(/^From/).inputValue()).toBe('2:00 PM')
  await shift.getByLabel(/^Date/).fill(`${year}-05-20`)
  await shift.getByRole('button', { name: 'Save', exact: true }).click()
  await shift.waitFor({ state: 'detached' })
  await page.locator('[data-event]').first().click()
  await page.getByRole('dialog').getByText(`${name} · 8 h`).waitFor()

  await page.goto('/shift-types')
  await table.getByRole('button', { name: name }).click()
  await page.getByRole('dialog', { name: 'Change shift type' }).getByRole('button', { name: 'Put away' }).click()
  await page
    .getByRole('dialog', { name: `Put ${name} away?` })
    .getByRole('button', { name: 'Put away' })
    .click()
  await page.getByText(`${name} was put away`).waitFor()
  await expect.poll(() => table.getByRole('button', { name: name }).count()).toBe(0)
  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Put away').click()
  await table.getByRole('button', { name: name }).waitFor()
  expect(new URL(page.url()).search).toBe('?status=inactive')
  await done()
})
