import { expect, it } from 'vitest'
import { enter, loaded, useBrowser } from '../browser.ts'

useBrowser()

it('a telephone whose letters are twice as large shows nothing beside its screen', async () => {
  const { page, context, done } = await enter('admin', { viewport: { width: 390, height: 844 } })
  const browser = await context.newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const paths = ['/calendar?view=list', '/calendar?view=month', '/calendar?view=week', '/calendar?view=day']
  for (const path of [...paths, '/board', '/insight', '/people', '/rules', '/account']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await loaded(page)
    const [letter, sideways] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).fontSize,
      document.documentElement.scrollWidth - innerWidth,
    ])
    expect([path, letter, sideways]).toEqual([path, '32px', 0])
  }
  await done()
})

it('a window whose letters are twice as large has its bars on more lines, and a roster within its rows', async () => {
  const { page, done } = await enter('admin', { viewport: { width: 1280, height: 900 } })
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '32px')),
  )
  await page.goto('/board')
  await page.getByRole('grid').waitFor()
  await loaded(page)
  await page.mouse.move(900, 600)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  // Nothing that is pressed lies over something else.
  const boxes = await Promise.all(
    [page.getByRole('radiogroup').last(), page.getByRole('button', { name: 'More' })].map((one) => one.boundingBox()),
  )
  const [spans, more] = boxes
  expect(more && spans && more.y + more.height <= spans.y).toBe(true)
  // A face says more than its first letter.
  const faces = await page
    .getByRole('main')
    .getByRole('combobox')
    .evaluateAll((all) => all.map((one) => one.clientWidth))
  expect(faces.length).toBeGreaterThan(4)
  expect(Math.min(...faces)).toBeGreaterThan(100)
  // Figures of a day have room in it.
  const figures = await page
    .getByRole('columnheader')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent))
  expect(figures).toEqual([])
  await done()
})

it('the calendar has its hours, names and numbers beside each other when letters are twice as large', async () => {
  const { page, done } = await enter('admin', { viewport: { width: 1440, height: 900 } })
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '32px')),
  )
  const open = async (view: string) => {
    await page.goto(`/calendar?view=${view}`)
    await page.locator('[role=grid][aria-busy=false]').waitFor()
    await loaded(page)
  }
  await open('day')
  // Twenty-four hours above the first row of bars, none of them wider than its column.
  const hours = await page
    .getByRole('grid')
    .getByText(/^\d+[ap]$/)
    .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
  expect(hours.length).toBeGreaterThanOrEqual(24)
  expect(Math.max(...hours)).toBeLessThanOrEqual(1)
  await open('week')
  const bottom = async (box: Promise<{ y: number; height: number } | null>) => {
    const found = await box
    return found ? found.y + found.height : NaN
  }
  const number = await page.getByRole('gridcell').first().getByRole('button').first().boundingBox()
  expect(await bottom(page.getByRole('columnheader').first().boundingBox())).toBeLessThanOrEqual(number?.y ?? 0)
  await open('month')
  const cut = await page.getByRole('button', { name: /^\+\d+ / }).evaluateAll((all) =>
    all.map((one) => {
      const cell = one.closest('[role=gridcell]')?.getBoundingClientRect()
      return one.getBoundingClientRect().right - (cell?.right ?? 0)
    }),
  )
  expect(cut.length).toBeGreaterThan(20)
  expect(Math.max(...cut)).toBeLessThanOrEqual(1)
  await done()
})
