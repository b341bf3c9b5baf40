import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'
import { written } from './written.ts'

useBrowser()

const YEAR = new Date().getFullYear() + 12
const on = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const shown = (page: Page) => page.locator('[role=grid] [data-shift]')

it('a scheduler copies a week on the board by keys alone, and takes it back', async ({ task }) => {
  // Another try finds what the one before has left. A Sunday, on which the week of the reader begins.
  const month = `${YEAR}-0${2 + (task.result?.retryCount ?? 0) * 2}`
  const date = on(`${month}-08`, -new Date(`${month}-08T00:00Z`).getUTCDay())
  const { page, done } = await enter('scheduler', {}, `/board?date=${date}&span=week&group=none&facility=H01`)
  await page.locator('[role=grid][aria-busy=false] [role=rowheader]').nth(3).waitFor()
  const card = page.getByRole('region', { name: /^No shifts on / })
  await card.waitFor()
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+Home')
  for (const letter of ['d', 'd', 'n']) await page.keyboard.press(letter)
  await expect.poll(() => shown(page).count()).toBe(3)
  await card.waitFor({ state: 'detached' })
  await page.getByText(/^Saved /).waitFor()

  await page.getByRole('button', { name: 'More', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Copy shifts…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Copy shifts' })
  const copy = dialog.getByRole('button', { name: 'Copy 3 shifts' })
  await copy.waitFor()
  expect(await dialog.getByRole('textbox', { name: 'The first day falls on' }).inputValue()).toBe(written(on(date, 7)))
  expect(await violations(page)).toEqual([])
  await picture(page, 'copies')
  await copy.focus()
  await page.keyboard.press('Enter')
  await page.getByText('3 shifts were copied.').first().waitFor()
  // The step is offered to be taken back at once, and can be done anew.
  await page
    .getByRole('status')
    .filter({ hasText: '3 shifts were copied.' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await page.getByText('It was undone.').first().waitFor()
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByText('It was done again').first().waitFor({ state: 'attached' })

  await page.goto(`/board?date=${on(date, 7)}&span=week&group=none&facility=H01`)
  await expect.poll(() => shown(page).count()).toBe(3)
  // The empty week after it offers the one that was just made.
  await page.goto(`/board?date=${on(date, 14)}&span=week&group=none&facility=H01`)
  await card.getByRole('button', { name: /^Copy / }).click()
  await dialog.getByRole('button', { name: 'Copy 3 shifts' }).click()
  await expect.poll(() => shown(page).count()).toBe(3)
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => shown(page).count()).toBe(0)
  await card.waitFor()
  await done()
})

it('an empty month is filled from the one before', async ({ task }) => {
  const month = `${YEAR + 1}-0${4 + (task.result?.retryCount ?? 0)}`
  const { page, done } = await enter('admin', {}, `/calendar?month=${month}`)
  const card = page.getByRole('region', { name: /^No shifts in .* yet$/ })
  await card.getByRole('button', { name: 'Copy the weeks before' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy shifts' })
  // The month before is as empty.
  await dialog.getByText('There is no shift to be made of these').waitFor()
  expect(await dialog.getByRole('textbox', { name: 'The first day falls on' }).inputValue()).toBe(
    written(`${month}-01`),
  )
  expect(await dialog.getByRole('button', { name: 'Copy', exact: true }).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await card.waitFor()
  await done()
})
