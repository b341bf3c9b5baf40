import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'
import { bodiesOf } from './bodies.ts'

useBrowser()

const monthFrom = (by: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + by, 1)).toISOString().slice(0, 7)
}
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
/** The days beside a month have calls of their own, and may have their shifts before it. */
const shown = (page: Page) =>
  page
    .getByRole('gridcell', { name: /[1-9]\d* shift/ })
    .and(page.locator(':not([data-outside])'))
    .first()
    .waitFor()
const group = (page: Page, name: string) => page.getByRole('group', { name }).first()
/** How many of a filter are ticked, in the words beside its title: "5 of 6". */
const counts = (page: Page) => page.locator('legend').allInnerTexts()
const ids = async (page: Page, kind: string) =>
  (JSON.parse((await stored(page, kind)) ?? '[]') as { id: string; isSelected: boolean }[]).filter(
    ({ isSelected }) => isSelected,
  )

/** A week by days, or by hours where its days have few shifts. */
const weekOf = (page: Page) =>
  page.getByRole('grid', { name: /Shifts from/ }).or(page.getByRole('region', { name: /Shifts from/ }))

it('what is shown stands in the address, and a link to it shows the same elsewhere', async () => {
  const { page, done } = await enter()
  await shown(page)
  expect(search(page)).toBe('')
  await group(page, 'Facilities').getByRole('checkbox').nth(1).uncheck()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByText('Week', { exact: true }).click()
  expect(search(page)).toMatch(new RegExp(`month=${monthFrom(1)}&view=week&withoutFacility=[^&,]+`))
  const link = page.url()
  const [facilities] = await counts(page)
  await done()

  const other = await enter('admin', {}, link)
  await weekOf(other.page).waitFor()
  await expect.poll(async () => (await counts(other.page))[0]).toBe(facilities)
  expect(await group(other.page, 'Facilities').getByRole('checkbox').nth(1).isChecked()).toBe(false)
  await expect.poll(() => stored(other.page, 'key')).toBe('1')
  await other.page.reload()
  await weekOf(other.page).waitFor()
  await expect.poll(async () => (await counts(other.page))[0]).toBe(facilities)
  await other.done()
})

it('asks once for what a link narrows, and never for the whole month', async () => {
  const { page: first, done: closed } = await enter()
  await shown(first)
  // The lists of the filters come with calls of their own.
  await expect.poll(() => ids(first, 'provider')).not.toEqual([])
  const [one] = await ids(first, 'provider')
  await closed()
  const { page, done } = await enter('admin', {}, '/error')
  const bodies = await bodiesOf(page, '/api/admin')
  // What others have changed within the last minute is asked for again: here nobody hears of it.
  await page.route('**/api/events*', (route) => route.abort())
  await page.goto(`/calendar?provider=${one?.id}`)
  await shown(page)
  expect(bodies).toMatchObject([{ requestType: 'adminFilterView', searchProviderId: one?.id }])
  await done()
})

it('Back and Forward lead through links within the calendar', async () => {
  const { page, done } = await enter()
  await shown(page)
  // The filters come with calls of their own, and not before the month.
  await group(page, 'Providers').waitFor()
  const [, everybody] = await counts(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search everything' }).fill('okafor')
  await page
    .getByRole('option', { name: /Okafor/ })
    .first()
    .click()
  await expect.poll(async () => (await counts(page))[1]).toMatch(/\D1 of/)
  expect(search(page)).toMatch(/^\?provider=[^,&]+$/)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.waitForURL(/month=/)
  await page.goBack()
  await expect.poll(async () => (await counts(page))[1]).toBe(everybody)
  await expect.poll(() => stored(page, 'key')).toBeNull()
  expect(search(page)).toBe('')
  await page.locator(`[role=gridcell][data-date="${monthFrom(0)}-15"]:not([data-outside])`).waitFor()
  await page.goForward()
  await expect.poll(async () => (await counts(page))[1]).toMatch(/\D1 of/)
  await page.locator(`[role=gridcell][data-date="${monthFrom(1)}-15"]:not([data-outside])`).waitFor()
  await done()
})

it('says so when a link names somebody unknown, or is from another browser', async () => {
  const { page, done } = await enter('admin', {}, '/calendar?facility=nowhere&provider=nobody,noone')
  await page.getByText('3 people or places in this link are not known here').waitFor()
  await shown(page)
  expect(search(page)).toBe('')
  expect(await stored(page, 'key')).toBeNull()
  await page.goto('/calendar?filter=kept')
  await page.getByText('The filter of this link is too long for an address').waitFor()
  await shown(page)
  await done()
})

it('nobody ticked stands in the address too, and is so after a reload', async () => {
  const { page, done } = await enter()
  await shown(page)
  const providers = group(page, 'Providers')
  await providers.getByLabel('View all').uncheck()
  expect(search(page)).toBe('?provider=')
  await page.reload()
  await page.getByText('Select at least one facility and one provider').waitFor()
  await done()
})
