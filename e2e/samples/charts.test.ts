import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anewOnRetry, enter, useBrowser } from '../browser.ts'
import { calm, violations } from '../inspect.ts'

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

/** How many points of a drawing on canvas have a colour, or any, between two of its uprights. */
const inkOf = (title: string, code?: string, from = 0, to = 1) =>
  card(title)
    .locator('canvas')
    .evaluate(
      (node, [color, left, right]) => {
        const canvas = node as HTMLCanvasElement // it is one
        const { width, height } = canvas
        const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
        if (!copy) throw new Error('There is nothing to draw on')
        copy.drawImage(canvas, 0, 0)
        const { data } = copy.getImageData(width * left, 0, width * (right - left), height)
        const wanted = color && [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
        let found = 0
        for (let at = 0; at < data.length; at += 4) {
          const isWanted = !wanted || wanted.every((part, n) => data[at + n] === part)
          if (isWanted && data[at + 3] === 255) found += 1
        }
        return found
      },
      [code, from, to] as const,
    )
const amountOf = (code: string, from?: number, to?: number) => inkOf('Horizontal bars', code, from, to)
/** Turns the page while it runs, as another tab would. */
const turn = (key: 'direction', to: 'ltr' | 'rtl') =>
  page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name, text)
      dispatchEvent(new StorageEvent('storage', { key: name }))
    },
    [key, JSON.stringify(to)] as const,
  )

describe('Chart.js', () => {
  it('draws all kinds, each with its table', async () => {
    await open('chartjs')
    expect(await page.locator('canvas').count()).toBe(9)
    expect(await page.getByRole('table').count()).toBe(9)
    for (const title of ['Bars', 'Radar', 'Polar area', 'Bubbles', 'Doughnut'])
      await expect.poll(() => inkOf(title), { message: title }).toBeGreaterThan(500)
    expect((await rows('Doughnut')).map(([ward, shifts]) => `${ward}: ${shifts} shifts`)).toEqual(
      await card('Doughnut').getByRole('listitem').allTextContents(),
    )
  })
  it.each(['Bars', 'Area'])('%s show the days that were chosen', async (title) => {
    const before = await rows(title)
    await shorten(title)
    await expect.poll(() => rows(title)).toEqual(before.slice(0, -1))
  })
  it('counts the days that were chosen in bars that lie', async () => {
    const before = await rows('Horizontal bars')
    await shorten('Horizontal bars')
    await expect.poll(() => rows('Horizontal bars')).not.toEqual(before)
  })
  it('has a menu for the time, by key', async () => {
    const before = await rows('Polar area')
    await card('Polar area').getByRole('button', { name: 'Time: Last 7 days' }).press('ArrowDown')
    await page.getByRole('menuitemradio', { name: 'Last year' }).waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await card('Polar area').getByRole('button', { name: 'Time: Last year' }).waitFor()
    expect(Number((await rows('Polar area'))[0]?.[1]?.replace(',', ''))).toBeGreaterThan(Number(before[0]?.[1]) * 10)
  })
  it('shows more offers of a longer time', async () => {
    await card('Scatter').getByRole('radio', { name: 'Daily' }).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await rows('Scatter')).length).toBe(3 * 16)
  })
  it('takes the colours and the direction of the page', async () => {
    const tone = () => card('Horizontal bars').evaluate((node) => getComputedStyle(node).getPropertyValue('--tone-1'))
    expect(await tone()).toMatch(/^light-dark\(/)
    const [light = '', dark = ''] = (await tone()).match(/#\w{6}/g) ?? []
    await expect.poll(() => amountOf(light)).toBeGreaterThan(2000)
    // More of it at the side that bars begin at.
    expect(await amountOf(light, 0, 0.5)).toBeGreaterThan(await amountOf(light, 0.5, 1))
    await page.getByRole('button', { name: 'Switch to dark colours' }).click()
    await expect.poll(() => amountOf(dark)).toBeGreaterThan(2000)
    await page.getByRole('button', { name: 'Switch to light colours' }).click()
    await turn('direction', 'rtl')
    await expect.poll(async () => (await amountOf(light, 0.5, 1)) - (await amountOf(light, 0, 0.5))).toBeGreaterThan(0)
    await turn('direction', 'ltr')
  })
})

describe('Recharts', () => {
  const drawn = (title: string) => card(title).locator('svg.recharts-surface')
  const placeOf = async (title: string, text: string) =>
    (await drawn(title).getByText(text, { exact: true }).first().boundingBox())?.x ?? Number.NaN
  it('draws all kinds, each with its table, and no key gets lost in a drawing', async () => {
    await open('recharts')
    await drawn('Pie').waitFor()
    expect(await page.locator('svg.recharts-surface').count()).toBe(6)
    expect(await page.getByRole('table').count()).toBe(6)
    expect(await page.locator('figure [aria-hidden] :is([tabindex="0"], a, button)').count()).toBe(0)
    expect(await drawn('Stacked bars').locator('.recharts-bar-rectangle').count()).toBe(3 * 7)
    expect((await rows('Pie')).map(([ward, shifts]) => `${ward}: ${shifts} shifts`)).toEqual(
      await card('Pie').getByRole('listitem').allTextContents(),
    )
  })
  it.each(['Area', 'Stacked bars'])('%s show the days that were chosen', async (title) => {
    const before = await rows(title)
    await shorten(title)
    await expect.poll(() => rows(title)).toEqual(before.slice(0, -1))
  })
  it('shows the offers of the days that were chosen', async () => {
    const before = await rows('Scatter')
    await shorten('Scatter')
    await expect.poll(async () => (await rows('Scatter')).length).toBe(before.length - 3)
  })
  it('says what is pointed at, in words of the table', async () => {
    const [month = '', first = ''] = (await rows('Lines'))[6] ?? []
    const place = await drawn('Lines').getByText(month, { exact: true }).boundingBox()
    if (!place) throw new Error(`${month} is not drawn`)
    await page.mouse.move(place.x + place.width / 2, place.y - 80)
    const hint = card('Lines').locator('.recharts-tooltip-wrapper')
    await expect.poll(() => hint.textContent()).toContain(`${month}Intensive care : ${first}`)
  })
  it('runs the way of reading', async () => {
    const [[first = ''] = []] = await rows('Stacked bars')
    expect(await placeOf('Stacked bars', '0')).toBeLessThan(await placeOf('Stacked bars', first))
    await turn('direction', 'rtl')
    await expect
      .poll(async () => (await placeOf('Stacked bars', '0')) - (await placeOf('Stacked bars', first)))
      .toBeGreaterThan(0)
    await turn('direction', 'ltr')
  })
})
