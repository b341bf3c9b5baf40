import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, failCalls, useBrowser } from '../browser.ts'
import { columnOf, dragFrom, pointAt, type Point } from '../hours.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter())
})
afterAll(() => done())

const TODAY = new Date().toISOString().slice(0, 10)
const day = (by: number) => new Date(Date.parse(TODAY) + by * 86_400_000).toISOString().slice(0, 10)
/** A day in the middle of the month, which the month's grid shows with its neighbours. */
const MIDDLE = `${TODAY.slice(0, 8)}15`
const midday = (by: number) => new Date(Date.parse(MIDDLE) + by * 86_400_000).toISOString().slice(0, 10)
const open = async (query = '') => {
  await page.goto(`/apps/calendar${query}`)
  await page.getByRole('checkbox', { name: 'Valley' }).waitFor()
}
/** The labels of the dates, which the times have in theirs. */
const [START, END] = [/^Start(?! time)/, /^End(?! time)/]
const cell = (date: string) => page.locator(`[role=gridcell][data-date="${date}"]`)
const column = (date: string) => columnOf(page, date)
const drawer = (name: string) => page.getByRole('dialog', { name })
const toast = (text: string | RegExp) => page.getByRole('status').getByText(text).last()
const piece = (date: string, title: string) => column(date).getByRole('button', { name: new RegExp(`^${title}`) })

type Stored = { title: string; start: string; end: string; allDay: boolean; extendedProps: { calendar: string } }
/** An event as the calls have left it. */
const stored = async (title: string) => {
  const all = await page.evaluate(async () => (await (await fetch('/apps/calendar/events')).json()) as Stored[]) // as declared
  return all.find((event) => event.title === title)
}
/** Puts an event in, for a test of its own, and shows it: before the calendar asks for the first time. */
const put = async (event: object, query: string) => {
  await page.goto('/apps/todo')
  await page.getByRole('checkbox').first().waitFor()
  await page.evaluate(
    async ([body, to]) => {
      await fetch('/apps/calendar/add-event', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
      history.pushState(null, '', to)
    },
    [JSON.stringify({ event: { extendedProps: { calendar: 'Valley' }, ...event } }), `/apps/calendar${query}`] as const,
  )
  await page.getByRole('checkbox', { name: 'Valley' }).waitFor()
}
const timed = (title: string, date: string, from = '09:00', to = '11:00') => ({
  title,
  start: `${date}T${from}:00.000Z`,
  end: `${date}T${to}:00.000Z`,
  allDay: false,
})
const drag = (from: Point, to: Point) => dragFrom(page, from, to)
const at = (date: string, hours: number) => pointAt(page, date, hours)
/** The same within a piece, which has its column to itself or shares it with what the samples plan today. */
const on = async (date: string, title: string, hours: number): Promise<Point> => {
  const { y } = await at(date, hours)
  const box = await piece(date, title).boundingBox()
  if (!box) throw new Error(`No piece ${title}`)
  return { x: box.x + box.width / 2, y }
}

it('an event is added, found, changed and removed', async () => {
  await open()
  await page.getByRole('button', { name: 'Add event' }).click()
  const add = drawer('Add event')
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await add.getByText('Required').waitFor()
  expect(await add.getByLabel('Title').evaluate((field) => field === document.activeElement)).toBe(true)
  await add.getByLabel('Title').fill('Visit of the inspectors')
  await add.getByLabel(START).fill(MIDDLE)
  await add.getByLabel(END).fill(midday(-1))
  await add.getByLabel('Link').fill('javascript:alert(1)')
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await add.getByText('The end must not be before the start').waitFor()
  await add.getByText('Enter an address that begins').waitFor()
  await add.getByLabel(END).fill(MIDDLE)
  await add.getByLabel('Link').fill('https://inspectors.example/visit')
  await add.getByRole('link', { name: 'Open the link' }).waitFor()
  await add.getByRole('combobox', { name: 'Calendar' }).click()
  await page.getByRole('option', { name: 'Training' }).click()
  await add.getByRole('combobox', { name: 'Guests' }).click()
  await page.getByRole('option', { name: 'Hana Okabe' }).click()
  await add.getByLabel('Location').fill('Room four')
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await toast('Visit of the inspectors was added').waitFor()

  await cell(MIDDLE)
    .getByRole('button', { name: /^Visit of the inspectors/ })
    .click()
  const update = drawer('Update event')
  expect(await update.getByRole('combobox', { name: 'Calendar' }).inputValue()).toBe('Training')
  expect(await update.getByLabel('Location').inputValue()).toBe('Room four')
  await update.getByText('Hana Okabe').waitFor()
  await update.getByRole('switch', { name: 'All day' }).check()
  expect(await update.getByLabel('Start time').count()).toBe(0)
  await update.getByLabel(END).fill(midday(2))
  await update.getByRole('button', { name: 'Update', exact: true }).click()
  await toast('Visit of the inspectors was updated').waitFor()
  for (const by of [0, 1, 2]) {
    await cell(midday(by))
      .getByRole('button', { name: /^Visit of the inspectors/ })
      .waitFor()
  }
  expect(await stored('Visit of the inspectors')).toMatchObject({ start: MIDDLE, end: midday(3), allDay: true })

  await cell(midday(1))
    .getByRole('button', { name: /^Visit of the inspectors/ })
    .click()
  await update.getByRole('button', { name: 'Delete' }).click()
  await toast('Visit of the inspectors was removed').waitFor()
  expect(await stored('Visit of the inspectors')).toBeUndefined()
})

it('calendars are ticked one by one and all together, and the address keeps which', async () => {
  await open('?view=list')
  const count = async () => {
    const item = page
      .getByRole('region', { name: /^Events of/ })
      .getByRole('listitem')
      .first()
    return Number(await item.getAttribute('aria-setsize'))
  }
  const whole = await count()
  await page.getByRole('checkbox', { name: 'Leave' }).uncheck()
  await page.waitForURL('**without=Leave*')
  await expect.poll(count).toBeLessThan(whole)
  const all = page.getByRole('checkbox', { name: 'View all' })
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
  await all.check()
  await expect.poll(count).toBe(whole)
  await all.uncheck()
  await page.getByText('No events in this period').waitFor()
  await page.reload()
  await page.getByText('No events in this period').waitFor()
  expect(await page.getByRole('checkbox', { name: 'Valley' }).isChecked()).toBe(false)
  await all.check()
  await expect.poll(count).toBe(whole)
})

it('turns by month, week and day, and the address keeps where it is', async () => {
  await open()
  const title = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  const before = await title.textContent()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect.poll(() => title.textContent()).not.toBe(before)
  await page.reload()
  await page.getByRole('checkbox', { name: 'Valley' }).waitFor()
  expect(await title.textContent()).not.toBe(before)
  await page.getByRole('button', { name: 'Today' }).click()
  await expect.poll(() => title.textContent()).toBe(before)
  await page.getByText('Week', { exact: true }).click()
  await expect.poll(() => page.locator('ul[data-date]').count()).toBe(7)
  await page.getByText('Month', { exact: true }).click()
  await cell(TODAY).getByText(/more/).click()
  await page.waitForURL('**view=day*')
  await expect.poll(() => page.locator('ul[data-date]').count()).toBe(1)
  await piece(TODAY, 'Handover round').waitFor()
})

describe('in the month', () => {
  it('a click on a day offers a new event on it, several drawn over one that lasts as long', async () => {
    await open()
    await cell(MIDDLE).click({ position: { x: 60, y: 140 } })
    expect(await drawer('Add event').getByLabel(START).inputValue()).toBe(MIDDLE)
    await page.keyboard.press('Escape')
    await drawer('Add event').waitFor({ state: 'detached' })
    const [one, other] = [await cell(midday(2)).boundingBox(), await cell(MIDDLE).boundingBox()]
    if (!one || !other) throw new Error('Those days are not in sight')
    await drag({ x: one.x + 60, y: one.y + 140 }, { x: other.x + 60, y: other.y + 140 })
    const add = drawer('Add event')
    expect(await add.getByLabel(START).inputValue()).toBe(MIDDLE)
    expect(await add.getByLabel(END).inputValue()).toBe(midday(2))
    expect(await add.getByRole('switch', { name: 'All day' }).isChecked()).toBe(true)
    await add.getByRole('button', { name: 'Cancel' }).click()
    await add.waitFor({ state: 'detached' })
  })

  it('an event is dragged to another day with its times, and one of days by any of them', async () => {
    await put(timed('Walk round', MIDDLE), '')
    await cell(MIDDLE)
      .getByRole('button', { name: /^Walk round/ })
      .dragTo(cell(midday(2)))
    await toast('Walk round was updated').waitFor()
    await cell(midday(2))
      .getByRole('button', { name: /^Walk round/ })
      .waitFor()
    expect(await stored('Walk round')).toMatchObject(timed('Walk round', midday(2)))

    await put({ title: 'Stocktaking', start: midday(-8), end: midday(-6), allDay: true }, '')
    await cell(midday(-7))
      .getByRole('button', { name: /^Stocktaking/ })
      .dragTo(cell(midday(-5)))
    await toast('Stocktaking was updated').waitFor()
    expect(await stored('Stocktaking')).toMatchObject({ start: midday(-6), end: midday(-4) })
  })

  it('an event is carried by keyboard, step by step in words, or left', async () => {
    await put(timed('Ward round', MIDDLE, '05:00', '06:00'), `?date=${MIDDLE}`)
    const chip = cell(MIDDLE).getByRole('button', { name: /^Ward round/ })
    await chip.waitFor()
    await cell(MIDDLE).focus()
    await page.keyboard.press('F2')
    while (!(await chip.evaluate((one) => one === document.activeElement))) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await toast('Ward round was taken up.').waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await toast('Ward round stays where it was.').waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
    await toast(/^Ward round: .*\d{4}\.$/).waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await cell(midday(-6))
      .getByRole('button', { name: /^Ward round/ })
      .waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-date'))).toBe(midday(-6))
    expect(await drawer('Update event').count()).toBe(0)
    expect(await stored('Ward round')).toMatchObject(timed('Ward round', midday(-6), '05:00', '06:00'))
  })
})

describe('among the hours', () => {
  const week = `?view=week&date=${MIDDLE}`

  it('an event is dragged to other hours and another day', async () => {
    await put(timed('Fitting', MIDDLE), week)
    await piece(MIDDLE, 'Fitting').waitFor()
    const last = await page.locator('ul[data-date]').last().getAttribute('data-date')
    const to = last === MIDDLE ? -1 : 1
    const from = await on(MIDDLE, 'Fitting', 10)
    await drag(from, { x: (await at(midday(to), 10)).x, y: from.y })
    await toast('Fitting was updated').waitFor()
    expect(await stored('Fitting')).toMatchObject(timed('Fitting', midday(to)))
  })

  it('its ends are drawn out by the quarter of an hour', async () => {
    await put(timed('Lecture', MIDDLE), `?view=day&date=${MIDDLE}`)
    await piece(MIDDLE, 'Lecture').waitFor()
    const end = await on(MIDDLE, 'Lecture', 11)
    const height = (await column(MIDDLE).boundingBox())?.height ?? 0
    await drag({ x: end.x, y: end.y - 3 }, { x: end.x, y: end.y - 3 + height / 24 })
    await toast('Lecture was updated').waitFor()
    expect(await stored('Lecture')).toMatchObject(timed('Lecture', MIDDLE, '09:00', '12:00'))
    const start = await on(MIDDLE, 'Lecture', 9)
    await drag({ x: start.x, y: start.y + 3 }, { x: start.x, y: start.y + 3 + height / 48 })
    await expect.poll(async () => (await stored('Lecture'))?.start).toBe(`${MIDDLE}T09:30:00.000Z`)
  })

  it('hours that are drawn over become a new event, and Escape leaves all as it was', async () => {
    await open(`?view=day&date=${midday(40)}`)
    const [from, height] = [await at(midday(40), 13), (await column(midday(40)).boundingBox())?.height ?? 0]
    await page.mouse.move(from.x, from.y + 2)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y + height / 12, { steps: 4 })
    await page
      .locator('[data-draft]')
      .getByText(/1:00.*3:15/)
      .waitFor()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await page.locator('[data-draft]').count()).toBe(0)
    expect(await drawer('Add event').count()).toBe(0)

    await drag({ x: from.x, y: from.y + 2 }, { x: from.x, y: from.y + height / 12 - 2 })
    const add = drawer('Add event')
    expect(await add.getByLabel('Start time').inputValue()).toBe('13:00')
    expect(await add.getByLabel('End time').inputValue()).toBe('15:00')
    await page.keyboard.press('Escape')
    await add.waitFor({ state: 'detached' })
  })

  it('an event is carried and drawn out by keyboard', async () => {
    await put(timed('Briefing', MIDDLE), `?view=day&date=${MIDDLE}`)
    await piece(MIDDLE, 'Briefing').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Alt+ArrowUp')
    await toast(/^Briefing: .*9:00.*11:30/).waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    await toast('Briefing was updated').waitFor()
    expect(await stored('Briefing')).toMatchObject(timed('Briefing', MIDDLE, '09:00', '11:30'))
    expect(await piece(MIDDLE, 'Briefing').evaluate((one) => one === document.activeElement)).toBe(true)
  })

  it('a change that is refused goes back, and says why', async () => {
    await put(timed('Rehearsal', MIDDLE), `?view=day&date=${MIDDLE}`)
    await piece(MIDDLE, 'Rehearsal').waitFor()
    await failCalls(page)
    await piece(MIDDLE, 'Rehearsal').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('The event was not changed').waitFor()
    await failCalls(page, false)
    await piece(MIDDLE, 'Rehearsal').getByText('9:00').first().waitFor()
    expect(await stored('Rehearsal')).toMatchObject(timed('Rehearsal', MIDDLE))
  })
})

it('on a phone it is a list, its side is a drawer, and a finger that rests carries an event', async () => {
  const visitor = await enter('admin', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const phone = visitor.page
  await phone.goto('/apps/calendar')
  await phone.getByRole('region', { name: /^Events of/ }).waitFor()
  await phone
    .getByRole('main')
    .getByRole('button', { name: /Event calendar/ })
    .tap()
  await phone.getByRole('dialog').getByRole('checkbox', { name: 'View all' }).waitFor()
  await phone.keyboard.press('Escape')
  await phone.goto(`/apps/calendar?view=day&date=${day(0)}`)
  const chip = phone.getByRole('button', { name: /^Handover round/ })
  await chip.waitFor()
  await chip.scrollIntoViewIfNeeded()
  const box = await chip.boundingBox()
  if (!box) throw new Error('The event is not in sight')
  const touches = await visitor.context.newCDPSession(phone)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: Math.round(box.x + box.width / 2), y: Math.round(y) }],
    })
  const middle = box.y + box.height / 2
  await touch('touchStart', middle)
  await phone.locator('[data-draft]').waitFor()
  const hour = ((await phone.locator('ul[data-date]').boundingBox())?.height ?? 0) / 24
  await touch('touchMove', middle - hour / 2)
  await touch('touchMove', middle - hour)
  await touch('touchEnd')
  await phone.getByRole('status').getByText('Handover round was updated').waitFor()
  await visitor.done()
})
