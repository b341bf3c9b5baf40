import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { signedIn, signIn, useBrowser, visit } from '../browser.ts'
import { bodiesOf } from './bodies.ts'
import { server } from './past-the-page.ts'

useBrowser()

const open = async (page: Page) => {
  await signIn(page, 'admin')
  await page
    .getByRole('gridcell', { name: /[1-9]\d* shift/ })
    .first()
    .waitFor()
}
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const settled = (page: Page) => page.locator('[role=grid][aria-busy=false]').waitFor()
const month = (by: number) => {
  const now = new Date()
  const date = new Date(Date.UTC(now.getFullYear(), now.getMonth() + by, 1))
  return date.toISOString().slice(0, 7)
}

it('asks for the whole month, keeps it, and opens there again', async () => {
  const { page, done } = await visit()
  // What others plan at the same time is asked again when it is heard: here only what the page asks of itself counts.
  await page.route('**/api/events*', (route) => route.abort())
  const bodies = await bodiesOf(page, '/api/admin')
  await open(page)
  await expect.poll(() => bodies).toEqual([{ requestType: 'adminCalendarView', inputDate: month(0), accountId: 1 }])
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.waitForFunction((to) => localStorage.getItem('monthChange') === to, month(1))
  await expect.poll(() => bodies.at(-1)).toMatchObject({ inputDate: month(1) })
  bodies.length = 0
  await page.reload()
  await settled(page)
  await expect.poll(() => bodies.at(-1)).toMatchObject({ inputDate: month(1) })
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await page.locator('[aria-current=date]').waitFor()
  expect(await stored(page, 'monthChange')).toBe(month(0))
  await done()
})

it('filters by facility and provider, and the key says so', async () => {
  const { page, done } = await visit()
  const bodies = await bodiesOf(page, '/api/admin')
  await open(page)
  expect(await stored(page, 'key')).toBeNull()
  const facilities = page.getByRole('group', { name: 'Facilities' }).first()
  // The list comes by a call of its own, before or after the month.
  await facilities.getByRole('checkbox').nth(4).waitFor()
  await facilities.getByRole('checkbox').nth(1).uncheck()
  await expect.poll(() => bodies.at(-1)?.requestType).toBe('adminFilterView')
  await settled(page)
  expect(await stored(page, 'key')).toBe('1')
  const filtered = bodies.at(-1)
  const all = JSON.parse((await stored(page, 'facility')) ?? '[]') as { id: string; isSelected: boolean }[]
  const ticked = all.filter(({ isSelected }) => isSelected).map(({ id }) => id)
  expect(ticked).toHaveLength(all.length - 1)
  // The selection that is sent is the one after the tick.
  expect(filtered?.searchHospitalId?.split(',').toSorted()).toEqual(ticked.toSorted())

  bodies.length = 0
  await page.reload()
  await expect.poll(() => bodies.at(-1)?.requestType).toBe('adminFilterView')
  await settled(page)
  expect(await facilities.getByRole('checkbox').nth(1).isChecked()).toBe(false)

  await facilities.getByLabel('View all').check()
  await expect.poll(() => stored(page, 'key')).toBeNull()
  await settled(page)

  await facilities.getByLabel('View all').uncheck()
  await page.getByText('Select at least one facility and one provider').waitFor()
  expect(bodies.every(({ searchHospitalId }) => searchHospitalId !== '')).toBe(true)
  expect(await page.getByRole('gridcell', { name: /[1-9]\d* shift/ }).count()).toBe(0)
  await facilities.getByLabel('View all').check()

  const providers = page.getByRole('group', { name: 'Providers' }).first()
  await providers.getByLabel('View all').uncheck()
  await providers.getByLabel('Search providers').fill('okafor')
  await providers.getByRole('checkbox', { name: /Okafor/ }).check()
  await expect.poll(() => bodies.at(-1)?.searchProviderId?.split(',')).toHaveLength(1)
  await settled(page)
  await page
    .getByRole('gridcell', { name: /1 shift/ })
    .first()
    .waitFor()
  await done()
})

it('the old month stays painted while the new one is on its way', async () => {
  const { page, done } = await visit()
  await open(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/admin', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('group', { name: 'Facilities' }).first().getByRole('checkbox').nth(1).uncheck()
  await page.locator('[role=grid][aria-busy=true]').waitFor()
  expect(await page.getByRole('gridcell', { name: /[1-9]\d* shift/ }).count()).toBeGreaterThan(10)
  release()
  await settled(page)
  await done()
})

it('"+N more" opens the whole day, and a shift its details', async () => {
  const { page, done } = await visit()
  await open(page)
  const more = page.getByRole('button', { name: /more on/ }).first()
  await more.click()
  const day = page.getByRole('dialog')
  await day.getByRole('listitem').first().waitFor()
  await day.getByRole('button', { name: /,.*–/ }).first().click()
  const details = page.getByRole('dialog', { name: 'Shift' })
  for (const fact of ['Rest', 'Also on', 'History']) await details.getByText(fact, { exact: true }).waitFor()
  await done()
})

it('a full week has a line for each shift; a day shows what runs since the night before', async () => {
  const { page, done } = await visit()
  await open(page)
  await page.getByText('Week', { exact: true }).click()
  const grid = page.getByRole('grid', { name: /Shifts from/ })
  await grid
    .getByRole('gridcell', { name: /[1-9]\d* shifts/ })
    .nth(6)
    .waitFor()
  await page.getByText('Day', { exact: true }).first().click()
  await grid
    .getByText(/^since .+, until/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Previous', exact: true }).click()
  await page.getByText('List', { exact: true }).click()
  await page
    .getByRole('region', { name: /Shifts of/ })
    .getByRole('listitem')
    .first()
    .waitFor()
  await done()
})

it('the arrow keys move between days, Page Up and Down between months, Enter opens', async () => {
  const { page, done } = await visit()
  await open(page)
  await page.locator('[role=gridcell][tabindex="0"]').focus()
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? '')
  const start = await at()
  const shifted = (days: number) =>
    new Date(Date.parse(`${start}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  await page.keyboard.press('ArrowRight')
  expect(await at()).toBe(shifted(1))
  await page.keyboard.press('ArrowDown')
  expect(await at()).toBe(shifted(8))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  expect(await at()).toBe(start)
  await page.keyboard.press('PageDown')
  await page.waitForFunction(
    (from) => document.activeElement?.getAttribute('data-date')?.slice(0, 7) !== from,
    start.slice(0, 7),
  )
  await page.keyboard.press('PageUp')
  expect((await at()).slice(0, 7)).toBe(start.slice(0, 7))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-date'))
  await done()
})

it('who is left out by the filter is left out of the leave too', async () => {
  const ask = await server('admin')
  const away = month(8)
  const of = async (q: string) => (await ask('GET', `/api/providers?q=${q}`)).body.providers[0]
  const [okafor, yellowtail] = [await of('okafor'), await of('yellowtail')]
  for (const { providerId } of [okafor, yellowtail]) {
    const days = { startDate: `${away}-10`, endDate: `${away}-11`, leaveDescription: 'Conference' }
    expect((await ask('POST', '/api/leave', { providerId, ...days })).status).toBe(201)
  }
  const { page, done } = await visit(await signedIn('admin'))
  await page.goto(`/calendar?view=leave&month=${away}`)
  const row = (name: string) => page.getByRole('table').getByRole('button', { name })
  await row(okafor.providerName).waitFor()
  await row(yellowtail.providerName).waitFor()
  await page.getByLabel('Search providers').fill(okafor.providerName)
  await page.getByRole('checkbox', { name: okafor.providerName }).uncheck()
  await row(okafor.providerName).waitFor({ state: 'detached' })
  await row(yellowtail.providerName).waitFor()
  await done()
})

it('a telephone lists as many people on leave as it counts, and its tools leave room for what is shown', async () => {
  const ask = await server('admin')
  const away = month(9)
  const { providers } = (await ask('GET', '/api/providers?q=ar')).body
  const [one, other] = providers as { providerId: string; providerName: string }[]
  const people = [one, other].filter((person) => person !== undefined)
  for (const { providerId } of people) {
    const days = { startDate: `${away}-10`, endDate: `${away}-11`, leaveDescription: 'Conference' }
    expect((await ask('POST', '/api/leave', { providerId, ...days })).status).toBe(201)
  }
  const { page, done } = await visit({ ...(await signedIn('admin')), viewport: { width: 320, height: 640 } })
  await page.goto(`/calendar?view=month&month=${away}`)
  await page.getByRole('gridcell', { name: /^[A-Z][a-z]+, [A-Z][a-z]+ 10, .*leave: / }).click()
  await page.getByText('nobody on duty · 2 on leave').waitFor()
  for (const { providerName } of people) await page.getByRole('listitem').filter({ hasText: providerName }).waitFor()
  for (const view of ['month', 'week', 'day', 'list']) {
    await page.getByRole('combobox', { name: 'View' }).selectOption(view)
    const title = page.getByRole('heading', { level: 1 }).locator('[aria-hidden=true]').first()
    await expect.poll(() => title.textContent()).not.toBe('')
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), view).toBeLessThan(1)
  }
  await done()
})

it('the toolbar keeps to one row in a language with longer words', async () => {
  const { page, done } = await visit(await signedIn('admin'))
  await page.addInitScript(() => localStorage.setItem('language', 'de'))
  await page.goto('/calendar')
  await page.getByRole('button', { name: 'Dienst hinzufügen' }).waitFor()
  // What comes after the first paint makes no second row either.
  await page.getByRole('button', { name: 'Veröffentlichen' }).waitFor()
  for (const width of [1280, 1440, 1633]) {
    await page.setViewportSize({ width, height: 900 })
    const rows = () =>
      page.getByRole('heading', { level: 1 }).evaluate((title) => {
        const main = [...document.querySelectorAll('button')].find(
          ({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === 'Dienst hinzufügen',
        )
        return Math.abs((main?.getBoundingClientRect().top ?? 0) - title.getBoundingClientRect().top)
      })
    await expect.poll(rows, { message: `${width} px` }).toBeLessThan(20)
  }
  await done()
})

it('nothing of the toolbar stands beside a narrow telephone in Portuguese, whose months have three words with their year', async () => {
  const { page, done } = await visit({ ...(await signedIn('admin')), viewport: { width: 320, height: 640 } })
  await page.addInitScript(() => localStorage.setItem('language', 'pt'))
  await page.goto(`/calendar?month=${month(14)}`)
  await page.getByRole('button', { name: 'Publicar' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await done()
})
