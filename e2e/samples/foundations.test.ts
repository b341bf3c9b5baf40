import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter('admin', { permissions: ['clipboard-read', 'clipboard-write'] }, '/colors/colors'))
})
afterAll(() => done())

const copied = () => page.evaluate(() => navigator.clipboard.readText())

it('a colour says its code and how far words stand out, and a press copies it', async () => {
  const primary = page.getByRole('button', { name: /^Primary, base/ })
  await primary.waitFor()
  expect(await primary.textContent()).toMatch(/#0b6b75.*6\.\d : 1/)
  await primary.press('Enter')
  await page.getByRole('status').getByText('#0b6b75 is copied.').waitFor()
  expect(await copied()).toBe('#0b6b75')
  await page.getByRole('button', { name: /^Success .*→/ }).click()
  expect(await copied()).toMatch(/^linear-gradient\(135deg, #[0-9a-f]{6}, #[0-9a-f]{6}\)$/)
  const surface = page.getByRole('button', { name: /^--surface #/ })
  expect(await surface.textContent()).toContain('#ffffff')
  await page.getByRole('button', { name: 'Switch to dark colours' }).click()
  await expect.poll(() => surface.textContent()).toContain('#172127')
})

it('icons are found by name, the search is in the address, and a press copies the tag', async () => {
  await page.goto('/icons/reactfeather')
  const icons = page.getByRole('list', { name: 'Feather icons' }).getByRole('button')
  await expect.poll(() => icons.count()).toBeGreaterThan(280)
  const search = page.getByRole('searchbox', { name: 'Find an icon' })
  await search.fill('ALERT circle')
  await expect.poll(() => icons.allTextContents()).toEqual(['alert circle'])
  expect(new URL(page.url()).searchParams.get('q')).toBe('ALERT circle')
  await icons.first().press('Space')
  await page.getByRole('status').getByText('AlertCircle is copied.').waitFor()
  expect(await copied()).toBe('<AlertCircle />')
  expect(await icons.first().getAttribute('aria-pressed')).toBe('true')
  await search.fill('no such thing')
  await page.getByText('No icon is called that.').waitFor()
  await page.goto('/icons/reactfeather?q=moon')
  await expect.poll(() => icons.allTextContents()).toEqual(['moon'])
})
