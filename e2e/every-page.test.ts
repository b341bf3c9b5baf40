import { ownPages } from '@onward/contract'
import { existsSync } from 'node:fs'
import { allPages } from '@onward/contract/samples'
import { expect, it } from 'vitest'
import { origin, useBrowser, visit } from './browser.ts'
import { PARTS } from './every-page.ts'

useBrowser()

it('the server answers the address of every page', async () => {
  for (const { path } of allPages) expect([path, (await fetch(origin + path)).status]).toEqual([path, 200])
})

it('every part of the pages is drawn', () => {
  expect(PARTS.filter((part) => !existsSync(`e2e/every-page-${part}.test.ts`))).toEqual([])
})

it('every route of the specification has an address', () => {
  // The product's own are not in its index.
  const own = new Set(ownPages().map(({ id }) => id))
  const indexed = allPages.filter(({ unlisted, id }) => !unlisted && !own.has(id))
  expect(indexed).toHaveLength(123)
})

it('what is no page is a 404, a file above all', async () => {
  const { page, done } = await visit()
  for (const path of ['/nowhere', '/apps', '/assets/gone.js', '/gone.png', '/apps/email/inbox/more/parts']) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404])
  }
  const file = await page.request.get('/assets/gone.js')
  expect(await file.text()).not.toContain('<html')
  await page.goto('/nowhere')
  await page.getByRole('heading', { name: 'There is no page here' }).waitFor()
  expect(await page.title()).toBe('Page not found · Onward')
  // In the reader's language, as everything.
  await page.evaluate(() => localStorage.setItem('language', 'fr'))
  await page.reload()
  await page.getByRole('heading', { name: 'Il n’y a pas de page ici' }).waitFor()
  await page.getByText('L’adresse est peut-être mal saisie, ou la page a été déplacée.').waitFor()
  expect(await page.title()).toBe('Page introuvable · Onward')
  await done()
})
