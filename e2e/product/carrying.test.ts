import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'
import { columnOf, dragFrom, pointAt, type Point } from '../hours.ts'
import { written } from './written.ts'

useBrowser()

/** A month that the sample and the other tests leave free. */
const MONTH = (() => {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + 4, 1)).toISOString().slice(0, 7)
})()
const DAY = `${MONTH}-10`
const NEXT = `${MONTH}-11`
const LAST = `${MONTH}-18`

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter())
  await page.evaluate((month) => {
    localStorage.setItem('monthChange', month)
    localStorage.setItem('calendarView', 'month')
  }, MONTH)
  await page.goto('/calendar')
  await cell(DAY).waitFor()
})
afterAll(() => done())

const cell = (date: string) => page.locator(`[role=gridcell][data-date="${date}"]`)
const column = (date: string) => columnOf(page, date)
const shiftOn = (date: string) => column(date).getByRole('button', { name: /Okafor/ })
/** By keyboard: a toast may lie over it. */
const chooseView = (name: string) => page.getByRole('radio', { name }).press('Space')
const form = () => page.getByRole('dialog', { name: 'New shift' })
const choose = async (label: string, text: string) => {
  await form().getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: text }).first().click()
}
const at = (date: string, hours: number) => pointAt(page, date, hours)
const drag = (from: Point, to: Point) => dragFrom(page, from, to)
const moved = (when: RegExp | string) => page.getByText(when).last().waitFor()

it('a shift is drawn into the hours, and its form opens with them', async () => {
  await cell(DAY).focus()
  await cell(DAY).getByText('10', { exact: true }).click()
  await page.getByRole('dialog').press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await chooseView('Week')
  // The week of the day that had the focus.
  await page.getByRole('button', { name: 'Next', exact: true }).waitFor()
  await page.locator('ul[data-date]').first().waitFor()
  while ((await column(DAY).count()) === 0) await page.getByRole('button', { name: 'Next', exact: true }).click()
  const [from, to] = [await at(DAY, 9), await at(DAY, 9)]
  const height = (await column(DAY).boundingBox())?.height ?? 0
  await drag({ ...from, y: from.y + 3 }, { ...to, y: to.y + height / 6 - 3 })
  expect(await form().getByLabel('Date').inputValue()).toBe(written(DAY))
  expect(await form().getByLabel('From').inputValue()).toBe('9:00 AM')
  expect(await form().getByLabel('To').inputValue()).toBe('1:00 PM')
  await choose('Provider', 'Maya Okafor')
  await choose('Facility', 'Harborlight')
  await form().getByRole('button', { name: 'Save', exact: true }).click()
  await moved('The shift is saved.')
  await shiftOn(DAY)
    .getByText(/9:00.*1:00/)
    .first()
    .waitFor()
})

it('a shift is dragged to other hours, and its end drawn out', async () => {
  const height = (await column(DAY).boundingBox())?.height ?? 0
  const middle = await at(DAY, 11)
  await drag(middle, { x: middle.x, y: middle.y + height / 24 })
  await moved(/moved to 10:00.*2:00/)
  const end = await at(DAY, 14)
  await drag({ x: end.x, y: end.y - 3 }, { x: end.x, y: end.y - 3 + height / 96 })
  await moved(/moved to 10:00.*2:15/)
  await shiftOn(DAY)
    .getByText(/10:00.*2:15/)
    .first()
    .waitFor()
})

it('a shift is carried by keyboard to the next day and keeps the focus', async () => {
  await shiftOn(DAY).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await moved(/moved to .*11/)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-date]')?.getAttribute('data-date')))
    .toBe(NEXT)
})

it('a shift is carried from day to day of the month by keyboard', async () => {
  await chooseView('Month')
  const chip = (date: string) => cell(date).getByRole('button', { name: /Okafor/ })
  await chip(NEXT).waitFor()
  await cell(NEXT).focus()
  await page.keyboard.press('F2')
  expect(await chip(NEXT).evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  expect(await cell(LAST).getAttribute('data-over')).toBe('true')
  await page.keyboard.press('Space')
  await chip(LAST).waitFor()
  expect(await chip(NEXT).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-date'))).toBe(LAST)
})

it('what the server refuses goes back, and says why', async () => {
  await chooseView('Week')
  await page.route('**/api/assignments/*', (route) =>
    route.fulfill({ status: 409, json: { message: 'Somebody was sooner' } }),
  )
  await shiftOn(LAST).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Space')
  await page.getByRole('alert').last().waitFor()
  await page.unroute('**/api/assignments/*')
  await shiftOn(LAST)
    .getByText(/10:00.*2:15/)
    .first()
    .waitFor()
})
