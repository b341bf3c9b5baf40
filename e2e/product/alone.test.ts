import { ownPages } from '@onward/contract'
import { globSync, readFileSync } from 'node:fs'
import { samplePages } from '@onward/contract/samples'
import { expect, it } from 'vitest'
import { textsOf } from '../../apps/web/plugins/text-files.ts'
import { enter, origin, useBrowser, visit } from '../browser.ts'

useBrowser()

it('offers the product alone: in the menu, the search and the bookmarks', async () => {
  const { page, done } = await enter('admin')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Calendar' }).waitFor()
  // A provider has one of their own.
  const titles = (group?: string) =>
    ownPages()
      .filter((entry) => (group === undefined || entry.group === group) && entry.role !== 'Provider')
      .map(({ title }) => title)
  await expect.poll(() => menu.getByRole('link').allInnerTexts()).toEqual(titles('scheduling'))
  expect(await menu.getByRole('button').allInnerTexts()).toEqual(['Setup'])

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search everything' }).fill('a')
  const results = page.getByRole('listbox', { name: 'Results' })
  await results.getByRole('option', { name: 'Calendar' }).waitFor()
  expect(await results.getByRole('group').count()).toBe(2)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Find and bookmark pages' }).click()
  await page.getByRole('textbox', { name: 'Find a page' }).fill('cal')
  await page.getByRole('button', { name: 'Bookmark Calendar' }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('navigation', { name: 'Bookmarks' }).getByRole('link', { name: 'Calendar' }).waitFor()
  await menu.getByRole('button', { name: 'Setup' }).click()
  await expect.poll(() => menu.getByRole('link').allInnerTexts()).toEqual(titles())
  await done()
})

it.each(['admin', 'provider'] as const)('rings for what begins next: %s', async (who) => {
  const { page, done } = await enter(who)
  await page.getByRole('button', { name: 'What begins next' }).click()
  const panel = page.getByRole('dialog', { name: 'What begins next' })
  await panel.getByRole('heading', { name: who === 'admin' ? 'Starting next' : 'Your next shifts' }).waitFor()
  await panel.getByRole('listitem').first().waitFor()
  await done()
})

it('asks nothing of the samples', async () => {
  const { page, done } = await visit()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('admin@onward.test')
  await page.getByLabel(/^Password/).fill('Onward-sample-2026')
  await page.keyboard.press('Enter')
  await page.locator('[data-event]').first().waitFor()
  expect(
    asked.filter((path) => /^\/(apps|card|pricing|faq|blog|profile|account-setting)\b|samples/.test(path)),
  ).toEqual([])
  await done()
})

it.each(Object.values(samplePages).filter(({ path }) => !path.startsWith('/misc/') && path !== '/'))(
  '$path is no address',
  async ({ path }) => {
    expect((await fetch(`${origin}${path}`)).status).toBe(404)
  },
)

it('says that there is no such page, and the front door leads home', async () => {
  const { page, done } = await enter('admin', {}, '/apps/todo')
  await page.getByRole('heading', { name: 'There is no page here' }).waitFor()
  await page.getByRole('link', { name: 'Back home' }).click()
  await page.waitForURL('**/calendar')
  await page.goto('/')
  await page.waitForURL('**/calendar')
  await done()
})

it('carries no text of the samples', () => {
  const built = globSync('apps/web/dist-product/**/*.{js,json,html,css}')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const keys = Object.keys(textsOf('en', 'samples'))
  expect(keys.length).toBeGreaterThan(1000)
  expect(keys.filter((key) => built.includes(`"${key}"`))).toEqual([])
})
