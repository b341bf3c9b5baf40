import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'

useBrowser()

const YEAR = new Date().getFullYear() + 14
const on = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

it('a scheduler keeps a week as a template, changes it by keys, and makes the shifts of the next weeks', async ({
  task,
}) => {
  // Another try finds what the one before has left. A Sunday, on which the week of the reader begins.
  const attempt = task.result?.retryCount ?? 0
  const month = `${YEAR}-0${2 + attempt * 3}`
  const date = on(`${month}-08`, -new Date(`${month}-08T00:00Z`).getUTCDay())
  const name = `Quiet week ${attempt}`
  const week = (from: string) => `/board?date=${from}&span=week&group=none&facility=H01`
  const { page, done } = await enter('scheduler', {}, week(date))
  const shown = page.locator('[role=grid] [data-shift]')
  await page.locator('[role=grid][aria-busy=false] [role=rowheader]').nth(3).waitFor()
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+Home')
  for (const letter of ['d', 'd']) await page.keyboard.press(letter)
  await expect.poll(() => shown.count()).toBe(2)
  await page.getByText(/^Saved /).waitFor()

  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: item }).focus()
    await page.keyboard.press('Enter')
  }
  await choose('Save as a template…')
  const saving = page.getByRole('dialog', { name: 'Save as a template' })
  await saving.getByText('2 shifts of one week').waitFor()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await page.getByText(`${name} was saved.`).waitFor()

  await page.goto('/templates')
  await page.getByRole('button', { name, exact: true }).click()
  const form = page.getByRole('dialog', { name: `Template ${name}` })
  const grid = form.getByRole('grid', { name: 'What comes round, by days' })
  await grid.waitFor()
  expect(await violations(page)).toEqual([])
  await picture(page, 'template')
  // The day after the two is ticked as well.
  const cells = grid.getByRole('checkbox')
  await cells.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await form.getByText('3 shifts each time it comes round.').waitFor()
  expect(await cells.nth(2).getAttribute('aria-checked')).toBe('true')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(`${name} was saved.`).waitFor()
  await page.getByRole('row', { name: new RegExp(`${name} 1 3`) }).waitFor()

  await page.goto(week(on(date, 7)))
  await page.getByRole('region', { name: /^No shifts on / }).waitFor()
  await choose('Apply a template…')
  const dialog = page.getByRole('dialog', { name: 'Apply a template' })
  await dialog.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name }).click()
  await dialog.getByRole('button', { name: 'Make 3 shifts' }).click()
  await page.getByText('3 shifts were made.').first().waitFor()
  await expect.poll(() => shown.count()).toBe(3)
  // Once more there is nothing to be made.
  await choose('Apply a template…')
  await dialog.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name }).click()
  await dialog.getByText('All of them stand there already').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => shown.count()).toBe(0)

  await page.goto('/templates')
  await page.getByRole('button', { name, exact: true }).click()
  await form.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await page.getByText(`${name} was deleted.`).waitFor()
  await done()
})
