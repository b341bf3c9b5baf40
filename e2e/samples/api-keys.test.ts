import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter('admin', { permissions: ['clipboard-read', 'clipboard-write'] }))
})
afterAll(() => done())

/** A load makes the sample keys as they were at first. */
const open = async () => {
  await page.goto('/pages/api-key')
  await page.getByRole('heading', { name: 'Your API keys' }).waitFor()
}
const list = () => page.getByRole('list', { name: 'Your API keys' })
const names = () => list().getByRole('heading').allTextContents()
const row = (name: string) => list().getByRole('listitem').filter({ hasText: name })
const dialog = (name: string) => page.getByRole('dialog', { name })
const create = () => page.getByRole('button', { name: 'Create key' })
const field = (name: string) => page.getByRole('textbox', { name })
const focused = () => page.evaluate(() => document.activeElement?.textContent)

it('a key needs a name, and is there with its access, its text and its day', async () => {
  await open()
  expect(await page.getByLabel('Type of the key').locator('option').allTextContents()).toEqual([
    'Full control',
    'Modify',
    'Read & execute',
    'List folder contents',
    'Read only',
    'Read & write',
  ])
  await field('Name of the key').fill('   ')
  await create().click()
  await page.getByText('Enter a valid name').waitFor()
  expect(await field('Name of the key').evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Type of the key').selectOption('List folder contents')
  await field('Name of the key').fill('Night roster')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('The key Night roster was created').waitFor()
  expect(await names()).toEqual(['Night roster', 'Roster export', 'Payroll bridge', 'Ward display'])
  expect(await field('Name of the key').inputValue()).toBe('')
  await row('Night roster').getByText('List folder contents').waitFor()
  await row('Night roster')
    .getByText(/^onw_[0-9a-z]{32}$/)
    .waitFor()
  await row('Night roster')
    .getByText(/^Created on \w+ \d+, \d{4}, \d+:\d\d [AP]M$/)
    .waitFor()
  expect(await violations(page)).toEqual([])
})

it('a key is copied, and the page says so, or that the browser refused', async () => {
  await open()
  const text = await row('Payroll bridge').getByText(/^onw_/).textContent()
  await page.getByRole('button', { name: 'Copy the key Payroll bridge' }).click()
  await page.getByRole('status').getByText('The key Payroll bridge was copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Copy the key Payroll bridge' }).click()
  await page.getByRole('alert').getByText('The browser does not let this page use the clipboard.').waitFor()
})

it('a key gets another name and access by keyboard, and keeps its text', async () => {
  await open()
  const text = await row('Ward display').getByText(/^onw_/).textContent()
  await page.getByRole('button', { name: 'Actions for Ward display' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor()
  await page.keyboard.press('Enter')
  const form = dialog('Edit the key')
  await form.waitFor()
  await form.getByLabel('Name of the key').fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Enter a valid name').waitFor()
  await form.getByLabel('Name of the key').fill('Ward screens')
  await form.getByLabel('Type of the key').selectOption('Modify')
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  expect(await names()).toContain('Ward display')
  await page.getByRole('button', { name: 'Actions for Ward display' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await form.getByLabel('Name of the key').fill('Ward screens')
  await form.getByLabel('Type of the key').selectOption('Modify')
  await form.getByRole('button', { name: 'Save' }).click()
  await row('Ward screens').getByText('Modify').waitFor()
  expect(await row('Ward screens').getByText(/^onw_/).textContent()).toBe(text)
  await expect
    .poll(() =>
      page.getByRole('button', { name: 'Actions for Ward screens' }).evaluate((e) => e === document.activeElement),
    )
    .toBe(true)
})

it('a key is deleted when one means it; the focus stays with the list', async () => {
  await open()
  const remove = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await dialog('Delete this key?').getByText(`Programs that use ${name} will no longer get in.`).waitFor()
  }
  await remove('Roster export')
  await dialog('Delete this key?').getByRole('button', { name: 'Keep it' }).click()
  expect(await names()).toHaveLength(3)
  for (const name of ['Roster export', 'Payroll bridge', 'Ward display']) {
    await remove(name)
    await dialog('Delete this key?').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('status').getByText(`The key ${name} was deleted`).waitFor()
    await dialog('Delete this key?').waitFor({ state: 'detached' })
    await expect.poll(focused).toBe('Your API keys')
  }
  await page.getByText('No keys yet').waitFor()
  expect(await violations(page)).toEqual([])
})
