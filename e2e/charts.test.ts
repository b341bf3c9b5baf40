import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anewOnRetry, enter, useBrowser } from './browser.ts'
import { calm, violations } from './inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter())
})
anewOnRetry(() => page)
afterAll(() => done())

const open = async (name: string) => {
  await page.goto(`/charts/${name}`)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}
const card = (title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
/** The figures that a chart has for who does not see it: a row each, its name first. */
const rows = (title: string) =>
  card(title)
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))
const dayBefore = (text: string) => {
  const [month = 0, day = 0, year = 0] = text.split('/').map(Number)
  return new Date(Date.UTC(year, month - 1, day - 1)).toLocaleDateString('en-US', { timeZone: 'UTC' })
}
const openRange = async (title: string) => {
  await card(title)
    .getByRole('button', { name: /: Days of/, expanded: false })
    .press('Enter')
}
/** The last day of a range becomes the day before it, by typing. */
const shorten = async (title: string) => {
  await openRange(title)
  const to = card(title).getByRole('textbox', { name: 'To' })
  await to.fill(dayBefore(await to.inputValue()))
  await to.press('Tab')
}

describe('staffing charts', () => {
  it('have a table each, of what is drawn', async () => {
    await open('schedular')
    const tables = page.getByRole('table')
    expect(await tables.count()).toBe(10)
    expect(await rows('Area')).toHaveLength(14)
    expect((await rows('Boxes')).map(([name, ...figures]) => [name, figures.length])).toEqual([
      ['Intensive care', 5],
      ['Surgery', 5],
      ['Emergency', 5],
    ])
    expect((await rows('Heat map')).map((row) => row.length)).toEqual(Array.from({ length: 7 }, () => 7))
  })
  it.each(['Area', 'Columns'])('%s show the days that were chosen', async (title) => {
    const before = await rows(title)
    await shorten(title)
    await expect.poll(() => rows(title)).toEqual(before.slice(0, -1))
  })
  it.each(['Bars', 'Boxes'])('%s count the days that were chosen', async (title) => {
    const before = await rows(title)
    await shorten(title)
    await expect.poll(() => rows(title)).not.toEqual(before)
    expect((await rows(title)).map(([name]) => name)).toEqual(['Intensive care', 'Surgery', 'Emergency'])
  })
  it('refuse a range that would end before it begins', async () => {
    const area = card('Area')
    const before = await rows('Area')
    await area.getByRole('textbox', { name: 'To' }).fill('1/1/2020')
    await page.keyboard.press('Tab')
    await area.getByText('It would end before it begins.').waitFor()
    expect(await rows('Area')).toEqual(before)
  })
  it('show more offers of a longer time, by key', async () => {
    expect(await rows('Scatter')).toHaveLength(3 * 8)
    await card('Scatter').getByRole('radio', { name: 'Daily' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await rows('Scatter')).length).toBe(3 * 16)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await rows('Scatter')).length).toBe(3 * 30)
  })
  it('show their table to everybody who asks, by key, without faults', async () => {
    const toggle = card('Heat map').getByRole('button', { name: /^Show the figures/ })
    await toggle.focus()
    await page.keyboard.press('Enter')
    const region = page.getByRole('region', { name: 'Open shifts in the weeks ahead' })
    expect((await region.boundingBox())?.height).toBeGreaterThan(100)
    await page.keyboard.press('Tab')
    expect(await region.evaluate((node) => node.matches(':focus'))).toBe(true)
    await calm(page)
    expect(await violations(page)).toEqual([])
    await card('Heat map').getByRole('button', { name: 'Hide the figures' }).press('Space')
    await region.waitFor({ state: 'detached' })
  })
})
