import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { enter, loaded, useBrowser } from '../browser.ts'
import { calm } from '../inspect.ts'

useBrowser()

const SALES = '/'
const ANALYTICS = '/dashboard/analytics'

/** The drawings have arrived too. */
const ready = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await loaded(page)
}
const open = async (path: string, options = {}) => {
  const visitor = await enter('admin', options, path)
  await ready(visitor.page)
  return visitor
}
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
/** What a chart says to who does not see it: its rows, heads included. */
const said = (page: Page, name: string | RegExp) =>
  page
    .getByRole('table', { name })
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))
const figuresOf = async (page: Page, name: string | RegExp) =>
  (await said(page, name)).slice(1).map(([, figure]) => figure)

describe('the sales dashboard', () => {
  it('has every card with its figures', async () => {
    const { page, done } = await open(SALES)
    const cards: [name: string, ...figures: string[]][] = [
      ['Well done, Rosalind!', '$48,900'],
      ['Statistics', '18.4K', '1.3K', '96', '$974.5K'],
      ['Orders', '3,240'],
      ['Profit', '$7,860'],
      ['Earnings', '$94,215', 'up 6.2%', '54.3%'],
      ['Revenue report', '$31,460', '$58,900', '53.4% of the budget used'],
      ['Top companies', 'Moonquarry Hospital', 'in 24 hours', '$891,200', 'up 68%', 'down 62%'],
      ["Clinicians' meetup", 'Harbour Hall, room 2', 'Björn Halvorsen', '+37'],
      ['Browser states', 'Chrome', '54.4%', 'Opera', '2.3%'],
      ['Goal overview', '95.9%', '642,180', '27,435'],
      ['Transactions', '+$12,480', '−$8,640'],
    ]
    for (const [name, ...figures] of cards) {
      const text = ((await card(page, name).textContent()) ?? '').replaceAll(/\s+/g, ' ')
      for (const figure of figures) expect(text, name).toContain(figure)
    }
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(cards.length)
    await page.getByRole('link', { name: 'View invoices' }).click()
    await page.waitForURL('**/apps/invoice/list')
    await done()
  })

  it('says in tables what its charts draw', async () => {
    const { page, done } = await open(SALES)
    expect(await figuresOf(page, 'Orders by month')).toEqual(['520', '680', '440', '810', '590'])
    expect(await figuresOf(page, 'Profit by month')).toEqual('$40 $180 $90 $270 $210 $440'.split(' '))
    expect(await said(page, 'Earnings by service')).toEqual([
      ['Service', 'Earnings'],
      ['Shifts', '$51,200'],
      ['Placements', '$28,640'],
      ['Payroll', '$14,375'],
    ])
    expect(await said(page, 'Share of the goal that is completed')).toEqual([
      ['Goal', 'Share'],
      ['Completed', '95.9%'],
    ])
    const revenue = await said(page, 'Earnings and expenses of 2020 by month')
    expect(revenue[0]).toEqual(['Month', 'Earned', 'Spent'])
    expect(revenue[1]).toEqual(['Jan', '$9,500', '$14,500'])
    expect(revenue).toHaveLength(13)
    expect((await said(page, 'Budget of 2020 by month'))[0]).toEqual(['Month', 'Used', 'Planned'])
    // The drawings themselves are for the eye alone.
    expect(await page.locator('figure svg').count()).toBe(6)
    expect(await page.locator('figure :not([aria-hidden=true] *):is(svg)').count()).toBe(0)
    expect(await page.locator('figure').locator('a, button, [tabindex="0"]').count()).toBe(0)
    await done()
  })

  it('turns its revenue report to another year, and back', async () => {
    const { page, done } = await open(SALES)
    const before = await figuresOf(page, 'Earnings and expenses of 2020 by month')
    await page.getByRole('button', { name: 'Year of the revenue report: 2020' }).click()
    await expect.poll(() => page.getByRole('menuitemradio').allTextContents()).toEqual(['2020', '2019', '2018'])
    await page.getByRole('menuitemradio', { name: '2018' }).click()
    await page.getByRole('button', { name: 'Year of the revenue report: 2018' }).waitFor()
    const after = await figuresOf(page, 'Earnings and expenses of 2018 by month')
    expect(after).toHaveLength(12)
    expect(after).not.toEqual(before)
    await card(page, 'Revenue report').getByText('$21,078').waitFor()
    await page.getByRole('button', { name: 'Year of the revenue report: 2018' }).click()
    await page.getByRole('menuitemradio', { name: '2020' }).click()
    expect(await figuresOf(page, 'Earnings and expenses of 2020 by month')).toEqual(before)
    await done()
  })

  it('passes calmly to another year, and at once for who wants less motion', async () => {
    const heights: Record<string, number[]> = {}
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const { page, done } = await open(SALES, { reducedMotion })
      await calm(page)
      await page.getByRole('button', { name: /^Year of the revenue report/ }).click()
      const choice = page.getByRole('menuitemradio', { name: '2019' })
      await choice.waitFor()
      heights[reducedMotion] = await choice.evaluate(async (item) => {
        const bar = [...document.querySelectorAll('figure')]
          .find(({ textContent }) => textContent.includes('Earnings and expenses'))
          ?.querySelector('svg path')
        const seen = new Set([bar?.getBoundingClientRect().height ?? 0])
        if (item instanceof HTMLElement) item.click()
        for (let frame = 0; frame < 40; frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve))
          seen.add(bar?.getBoundingClientRect().height ?? 0)
        }
        return [...seen]
      })
      await done()
    }
    // How it was, and how it is: nothing between.
    expect(heights.reduce).toHaveLength(2)
    expect(heights['no-preference']?.length).toBeGreaterThan(2)
    expect(heights['no-preference']?.[0]).toBe(heights.reduce?.[0])
  })

  it('says the figures of what is pointed at, inside of the drawing, until one points elsewhere', async () => {
    const { page, done } = await open(SALES)
    const hint = page.locator('[data-hint]')
    // Two end with the month that it is.
    const [before = '', latest = ''] = (await said(page, 'Orders by month')).slice(-2).map(([month]) => month ?? '')
    const pointed: [name: string, right: number, down: number, ...says: string[]][] = [
      ['Orders by month', 0.7, 0.5, before, '810'],
      ['Profit by month', 0.98, 0.3, latest, '$440'],
      ['Earnings by service', 0.9, 0.5, 'Shifts', '$51,200'],
      ['Earnings and expenses of 2020 by month', 0.99, 0.9, 'Dec', 'Earned', '$35,100', 'Spent', '$14,200'],
      ['Budget of 2020 by month', 0.02, 0.1, 'Jan', 'Used', '$17,000', 'Planned', '$21,000'],
    ]
    for (const [name, right, down, ...says] of pointed) {
      const figure = page.getByRole('figure', { name, exact: true })
      const place = (await figure.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.move(place.x + place.width * right, place.y + place.height * down)
      await figure.locator('[data-hint]').waitFor()
      expect(await hint.count(), name).toBe(1)
      expect(await hint.locator(':scope > :not(:has(*)), span').allTextContents(), name).toEqual(says)
      const box = (await hint.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      expect(box.x, name).toBeGreaterThanOrEqual(place.x - 1)
      expect(box.x + box.width, name).toBeLessThanOrEqual(place.x + place.width + 1)
      expect(box.y, name).toBeGreaterThanOrEqual(place.y - 1)
      expect(box.y + box.height, name).toBeLessThanOrEqual(place.y + place.height + 1)
    }
    await page.getByRole('heading', { level: 1 }).hover()
    await hint.waitFor({ state: 'detached' })
    await done()
  })

  it('keeps what a finger has pointed at until it touches elsewhere', async () => {
    const { page, done } = await open(SALES, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const figure = page.getByRole('figure', { name: 'Earnings and expenses of 2020 by month' })
    await figure.tap()
    await figure.locator('[data-hint]', { hasText: 'Earned' }).waitFor()
    await page.getByRole('heading', { name: 'Revenue report' }).tap()
    await figure.locator('[data-hint]').waitFor({ state: 'detached' })
    await done()
  })

  it('reads its charts right to left', async () => {
    const { page, done } = await open(SALES)
    const placesOf = () =>
      page.locator('figure', { hasText: 'Earnings and expenses of 2020' }).evaluate((figure) => {
        const at = (text: string) =>
          [...figure.querySelectorAll('svg text')]
            .find(({ textContent }) => textContent === text)
            ?.getBoundingClientRect().x ?? Number.NaN
        return { first: at('Jan'), last: at('Dec'), axis: at('$40K') }
      })
    const ltr = await placesOf()
    expect(ltr.axis).toBeLessThan(ltr.first)
    expect(ltr.first).toBeLessThan(ltr.last)
    await page.evaluate(() => localStorage.setItem('direction', '"rtl"'))
    await page.reload()
    await ready(page)
    const rtl = await placesOf()
    expect(rtl.axis).toBeGreaterThan(rtl.first)
    expect(rtl.first).toBeGreaterThan(rtl.last)
    await page.getByRole('figure', { name: 'Earnings and expenses of 2020 by month' }).hover()
    await page.locator('[data-hint][dir=rtl]', { hasText: 'Spent' }).waitFor()
    await done()
  })
})

describe('the analytics dashboard', () => {
  it('has every card with its figures', async () => {
    const { page, done } = await open(ANALYTICS)
    const cards: [name: string, ...figures: string[]][] = [
      ['Congratulations, Rosalind', '57.6%'],
      ['Subscribers gained', '84.2K'],
      ['Orders received', '92.6K'],
      ['Average sessions', '3,180', 'up 6.4%', '$120K', '86.4K', '88%', '2 years'],
      ['Support tracker', '214', '37', '48', '1 day', '77.6%'],
      ['Timeline', '12 invoices came in, $18,420 in all.', '12 minutes ago', 'Chiara Benedetti'],
      ['Sales', 'Last 6 months', 'Visits'],
      ['App design', '$49,250', '64%', 'Dipa Rangarajan'],
      ['Latest invoices', 'View all'],
    ]
    for (const [name, ...figures] of cards) {
      const text = ((await card(page, name).textContent()) ?? '').replaceAll(/\s+/g, ' ')
      for (const figure of figures) expect(text, name).toContain(figure)
    }
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(cards.length)
    expect(await figuresOf(page, 'Subscribers gained by day, last 7 days')).toEqual(
      '3,100 3,600 3,400 4,500 4,100 5,800 6,300'.split(' '),
    )
    expect(await figuresOf(page, 'Orders received by day, last 7 days')).toEqual(
      '1,400 2,100 1,200 1,700 2,500 1,600 2,300'.split(' '),
    )
    const radar = await said(page, 'Sales and visits by month, last 6 months')
    expect(radar.map((row) => row.slice(1))).toContainEqual(['8,800', '6,000'])
    expect(await page.getByRole('progressbar', { name: 'Goal: 62% reached' }).count()).toBe(1)
    await done()
  })

  it('shows another range by keyboard: the button says it, the figures follow', async () => {
    const { page, done } = await open(ANALYTICS)
    const week = await figuresOf(page, 'Average sessions, Last 7 days')
    expect(week).toHaveLength(7)
    const button = page.getByRole('button', { name: /^Range of Average sessions/ })
    expect(await button.textContent()).toBe('Last 7 days')
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('menuitemradio', { name: 'Last 7 days', checked: true }).waitFor()
    expect(await page.getByRole('menuitemradio').allTextContents()).toEqual([
      'Last 7 days',
      'Last 28 days',
      'Last month',
      'Last year',
    ])
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect.poll(() => button.textContent()).toBe('Last year')
    expect((await said(page, 'Average sessions, Last year')).slice(1).map(([month]) => month)).toEqual(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    )
    expect(await figuresOf(page, 'Average sessions, Last year')).not.toEqual(week)
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    // The other card keeps its own range.
    const tracker = page.getByRole('button', { name: 'Range of Support tracker: Last 7 days' })
    expect(await figuresOf(page, 'Share of tickets completed, Last 7 days')).toEqual(['77.6%'])
    await tracker.click()
    await page.getByRole('menuitemradio', { name: 'Last 28 days' }).click()
    const [month] = await figuresOf(page, 'Share of tickets completed, Last 28 days')
    expect(month).not.toBe('77.6%')
    await card(page, 'Support tracker')
      .getByText(month ?? '', { exact: true })
      .first()
      .waitFor()
    await done()
  })

  it('lets the other cards stand when one call fails, and tries that one again', async () => {
    const { page, done } = await enter('admin', {}, '/')
    await page.getByRole('main').locator('svg').first().waitFor()
    // The demo answers in the page: what stands before it may refuse one call, and answer another with nothing.
    await page.evaluate(() => {
      const own = window.fetch
      Object.assign(window, { refuses: true })
      window.fetch = (input, init) => {
        const url = input instanceof Request ? input.url : String(input)
        const answer = (status: number, body: object) =>
          Promise.resolve(
            new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
          )
        if (url.includes('support-tracker') && 'refuses' in window && window.refuses)
          return answer(409, { message: 'Not at the moment' })
        if (url.includes('card-statistics/orders')) return answer(200, { series: [], analyticsData: { orders: 0 } })
        return own(input, init)
      }
      history.pushState(null, '', '/dashboard/analytics')
    })
    await page.getByRole('alert').getByText('Not at the moment').waitFor()
    await ready(page)
    expect(await page.getByRole('alert').count()).toBe(1)
    await card(page, 'Average sessions').getByText('3,180', { exact: true }).waitFor()
    await card(page, 'Orders received').getByText('There are no figures yet').waitFor()
    expect(await page.getByRole('row', { name: /#\d+/ }).count()).toBe(10)
    await page.evaluate(() => Object.assign(window, { refuses: false }))
    await card(page, 'Support tracker').getByRole('button', { name: 'Try again' }).click()
    await card(page, 'Support tracker').getByText('214', { exact: true }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await done()
  })

  it('leads from an invoice to its sheet, and on to all of them', async () => {
    const { page, done } = await open(ANALYTICS)
    const first = card(page, 'Latest invoices')
      .getByRole('link', { name: /^#\d+$/ })
      .first()
    const number = ((await first.textContent()) ?? '').slice(1)
    await first.click()
    await page.waitForURL(`**/apps/invoice/preview/${number}`)
    await page.goBack()
    await page.getByRole('link', { name: 'View all' }).click()
    await page.waitForURL('**/apps/invoice/list')
    await done()
  })
})

it.each([SALES, ANALYTICS])('stands in one column on a phone: %s', async (path) => {
  const { page, done } = await open(path, { viewport: { width: 390, height: 844 } })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1)
  const places = await page.locator('section').evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect()))
  expect(new Set(places.map(({ x }) => Math.round(x))).size).toBe(1)
  for (const [at, { bottom }] of places.entries()) expect(places[at + 1]?.top ?? bottom).toBeGreaterThanOrEqual(bottom)
  await done()
})
