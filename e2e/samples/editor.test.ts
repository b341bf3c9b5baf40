import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anewOnRetry, enter, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter('admin', {}, '/forms/elements/editor'))
  await page.getByRole('textbox', { name: 'Note to the next shift' }).waitFor()
})
anewOnRetry(() => page)
afterAll(() => done())

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const card = (title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
const held = () => card('Held by the page')
const note = () => page.getByRole('textbox', { name: 'Note to the next shift' })
const shown = () => page.getByRole('region', { name: 'The note, as it is read' })
const control = (name: string) => held().getByRole('button', { name, exact: true })

it('shows what is written, and is reset and cleared by the page', async () => {
  await held().getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => shown().textContent()).toBe('')
  await note().focus()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Quiet')
  await shown().locator('strong', { hasText: 'Quiet' }).waitFor()
  await held().getByRole('button', { name: 'Reset' }).click()
  await shown().getByRole('heading', { name: 'Handover' }).waitFor()
  await note().getByRole('heading', { name: 'Handover' }).waitFor()
})
it('makes blocks by its toolbar and by keys, and takes them back', async () => {
  await held().getByRole('button', { name: 'Clear' }).click()
  await note().focus()
  await page.keyboard.type('Bed 4')
  await control('Quote').press('Enter')
  await shown().locator('blockquote', { hasText: 'Bed 4' }).waitFor()
  await control('Undo').click()
  await expect.poll(() => shown().locator('blockquote').count()).toBe(0)
  await note().focus()
  await page.keyboard.press('Control+Alt+2')
  await shown().getByRole('heading', { level: 2, name: 'Bed 4' }).waitFor()
  await page.keyboard.press('Control+Alt+2')
  await page.keyboard.press('Control+Shift+8')
  await shown().getByRole('listitem').getByText('Bed 4').waitFor()
})
it('links words, and never to a script', async () => {
  await held().getByRole('button', { name: 'Clear' }).click()
  const link = async (address: string) => {
    await note().focus()
    await page.keyboard.press('Control+a')
    await control('Link').press('Enter')
    const field = page.getByRole('textbox', { name: 'Address of the link' })
    await field.fill(address)
    if (address.startsWith('https')) expect(await violations(page)).toEqual([])
    await field.press('Enter')
  }
  await note().focus()
  await page.keyboard.type('The rules')
  await link('javascript:alert(1)')
  expect(await held().locator('a').count()).toBe(0)
  await link('https://onward.test/rules')
  expect(await shown().getByRole('link', { name: 'The rules' }).getAttribute('href')).toBe('https://onward.test/rules')
  await page.keyboard.press('Control+a')
  await control('Remove the link').press('Enter')
  await expect.poll(() => shown().getByRole('link').count()).toBe(0)
})
it('takes a picture, asks what it shows, and refuses what is none', async () => {
  const input = held().locator('input[type=file]')
  await input.setInputFiles({ name: 'ward plan.png', mimeType: 'image/png', buffer: PIXEL })
  const shows = held().getByRole('textbox', { name: 'What the picture shows' })
  // A proposal, which is written over.
  await expect.poll(() => shows.inputValue()).toBe('ward plan')
  expect(await violations(page)).toEqual([])
  expect(await shown().getByRole('img').count()).toBe(0)
  await page.keyboard.type('Where the beds stand')
  await page.keyboard.press('Enter')
  await shown().getByRole('img', { name: 'Where the beds stand', exact: true }).waitFor()
  expect(await shows.count()).toBe(0)
  await input.setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('no') })
  await page.getByRole('alert').getByText('This file cannot be shown').waitFor()
  expect(await shown().getByRole('img').count()).toBe(1)
})
it('is left alone until it is saved', async () => {
  const free = card('Left alone')
  await page.getByRole('textbox', { name: 'Letter to the ward' }).press('Control+End')
  await page.keyboard.type(' and gloves')
  await free.getByText('Not saved yet.').waitFor()
  await free.getByRole('button', { name: 'Save' }).click()
  await free.getByText('Saved: Handover Bed 4 sleeps badly. Keys are at the desk and gloves').waitFor()
})
it('offers no blocks where texts are short', async () => {
  expect(await card('Short texts').getByRole('button', { name: 'Quote' }).count()).toBe(0)
  expect(await card('Short texts').getByRole('button', { name: 'Bold' }).count()).toBe(1)
})
