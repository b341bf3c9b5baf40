import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { enter, failCalls, useBrowser } from '../browser.ts'

useBrowser()

const open = async () => {
  const visitor = await enter('admin', {}, '/apps/permissions')
  await visitor.page.getByRole('row').nth(1).waitFor()
  return visitor
}
const names = (page: Page) => page.getByRole('row').locator('td:first-child').allTextContents()

it('an admin adds a permission, renames it and takes it away', async () => {
  const { page, done } = await open()
  const before = await names(page)
  // As the reader's language writes it.
  expect(await page.getByRole('row').nth(1).locator('td').nth(2).textContent()).toMatch(
    /^[A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d.[AP]M$/,
  )
  await page.getByRole('button', { name: 'Add permission' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a permission' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Required').waitFor()
  expect(await dialog.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true)
  await dialog.getByLabel('Name').fill('Approve Swaps')
  await dialog.getByLabel('This is a core permission').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Approve Swaps was added').waitFor()
  // On top, and the administrator's alone.
  await expect.poll(() => names(page)).toEqual(['Approve Swaps Core', ...before])
  expect(await page.getByRole('row').nth(1).getByRole('link').allTextContents()).toEqual(['Administrator'])

  await page.getByRole('button', { name: 'Rename Approve Swaps' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Approve Shift Swaps')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await names(page))[0]).toBe('Approve Shift Swaps Core')

  await page.getByRole('button', { name: 'Delete Approve Shift Swaps' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await names(page)).toContain('Approve Shift Swaps Core')
  await page.getByRole('button', { name: 'Delete Approve Shift Swaps' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => names(page)).toEqual(before)
  await done()
})

it('search and role stay in the address, and Back of a reload brings them back', async () => {
  const { page, done } = await open()
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('manage')
  await expect.poll(async () => (await names(page)).every((name) => /manage/i.test(name))).toBe(true)
  await page.getByRole('combobox', { name: 'Role' }).selectOption('support')
  await page.waitForURL(/q=manage&assignedTo=support/)
  await page.locator('table').locator('xpath=..').and(page.locator('[aria-busy=false]')).waitFor()
  const found = await names(page)
  await page.reload()
  await page.getByRole('row').nth(1).waitFor()
  expect(await names(page)).toEqual(found)
  expect(await page.getByRole('searchbox').inputValue()).toBe('manage')
  await page.getByRole('searchbox').fill('zzz')
  await page.getByText('Nothing matches').waitFor()
  await page.getByText('0 to 0 of 0').waitFor()
  await done()
})

it('sorts by its headings, dates as dates', async () => {
  const { page, done } = await open()
  await page.getByRole('button', { name: /^Created/ }).click()
  const dates = await page.getByRole('row').locator('td:nth-child(3)').allTextContents()
  const times = dates.map((date) => Date.parse(date))
  const sorted = times.toSorted((one, other) => one - other)
  expect([sorted, sorted.toReversed()]).toContainEqual(times)
  expect(await page.getByRole('columnheader', { name: /Created/ }).getAttribute('aria-sort')).toMatch(
    /ascending|descending/,
  )
  await done()
})

it('says how a call failed, keeps the rows, and tries again', async () => {
  const { page, done } = await open()
  await failCalls(page)
  await page.getByRole('combobox', { name: 'Role' }).selectOption('manager')
  await page.getByRole('alert').getByText('The error switch is on').waitFor()
  await failCalls(page, false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
  expect((await names(page)).length).toBeGreaterThan(0)
  await done()
})
