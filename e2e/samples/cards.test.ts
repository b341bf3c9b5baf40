import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, failCalls, loaded, useBrowser } from '../browser.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter('admin', {}, '/cards/statistics'))
})
afterAll(() => done())

const open = async (path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await loaded(page)
}
const card = (name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
const textOf = async (name: string) => ((await card(name).textContent()) ?? '').replaceAll(/\s+/g, ' ')
/** What a chart says to who does not see it. */
const figuresOf = (name: string | RegExp) =>
  page.getByRole('table', { name }).getByRole('row').getByRole('cell').allTextContents()

describe('statistics', () => {
  it('say each figure, and in a table what is drawn below it', async () => {
    await open('/cards/statistics')
    const said = { 'Subscribers gained': '84.2K', 'Revenue generated': '$96.8K', 'Offers taken': '34%' }
    for (const [name, figure] of Object.entries(said)) expect(await textOf(name)).toContain(figure)
    expect(await textOf('Site traffic')).toContain('90.2K')
    expect(await textOf('Active users')).toContain('995')
    expect(await textOf('Letters opened')).toContain('3.8K')
    expect(await figuresOf('Share of offers taken by day, last 7 days')).toEqual(
      '22% 29% 24% 33% 30% 27% 36%'.split(' '),
    )
    expect(await figuresOf('Active users by day, last 9 days')).toHaveLength(9)
    expect(await page.getByText('Hours worked').count()).toBe(1)
  })
})

describe('analytics', () => {
  it('draw a longer time by their range menus, each for itself', async () => {
    await open('/cards/analytics')
    expect(await textOf('Sessions by device')).toMatch(/Desktop41\.5%.*down 3%.*Mobile49\.2%.*up 8%/)
    const week = await figuresOf('Customers by kind, Last 7 days')
    expect(week).toEqual(['742', '318', '156'])
    await page.getByRole('button', { name: 'Range of Customers: Last 7 days' }).click()
    await page.getByRole('menuitemradio', { name: 'Last year' }).click()
    const year = await figuresOf('Customers by kind, Last year')
    expect(year).toHaveLength(3)
    expect(year).not.toEqual(week)
    await card('Customers')
      .getByText(year[0] ?? '', { exact: true })
      .last()
      .waitFor()
    await page.getByRole('button', { name: 'Range of Orders by outcome: Last 7 days' }).waitFor()
    expect(await textOf('Orders by outcome')).toMatch(/27,241.*Finished68\.4%18,642/)
    expect((await figuresOf(/^Revenue by day/)).slice(0, 2)).toEqual(['$2,100', '$2,400'])
  })
  it('say that a call failed, each in its own card, and try that one again', async () => {
    await page.goto('/page-layout/layout-empty')
    await failCalls(page)
    await page.evaluate(() => history.pushState(null, '', '/cards/analytics'))
    const devices = card('Sessions by device')
    await devices.getByRole('alert').waitFor()
    await expect.poll(() => page.getByRole('alert').count()).toBe(8)
    // What needs no call stands.
    expect(await textOf('Earnings')).toContain('$94,215')
    await failCalls(page, false)
    await devices.getByRole('button', { name: 'Try again' }).click()
    await devices.getByText('49.2%').first().waitFor()
    expect(await page.getByRole('alert').count()).toBe(7)
  })
})

describe('advanced cards', () => {
  it('do what they offer', async () => {
    await open('/cards/advance')
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(13)
    const talk = card('A talk')
    await talk.getByLabel('Write a message').fill('  I will bring the keys ')
    await page.keyboard.press('Enter')
    await talk.getByRole('log').getByText('I will bring the keys').waitFor()
    await page.keyboard.press('Enter')
    expect(await talk.getByRole('log').locator('p').count()).toBe(5)
    expect(await talk.getByLabel('Write a message').inputValue()).toBe('')

    const licences = card('Licences')
    await licences.getByRole('checkbox', { name: /One clinic/ }).press('Space')
    expect(await textOf('Licences')).toContain('Total $158')
    await licences.getByRole('button', { name: 'Buy' }).click()
    await page.getByRole('status').getByText('$158: noted.').waitFor()
    await licences.getByRole('checkbox', { name: /One ward/ }).uncheck()
    await licences.getByRole('checkbox', { name: /One clinic/ }).uncheck()
    expect(await licences.getByRole('button', { name: 'Buy' }).isDisabled()).toBe(true)

    const job = card('Charge nurse, nights')
    await job.getByRole('button', { name: 'Apply' }).click()
    await job.getByRole('button', { name: 'Withdraw' }).click()
    await job.getByRole('button', { name: 'Apply' }).waitFor()
  })
  it('take a card number in groups, and no wrong one', async () => {
    const pay = card('Payment details')
    const number = pay.getByLabel('Card number')
    await number.pressSequentially('4111111111111112')
    expect(await number.inputValue()).toBe('4111 1111 1111 1112')
    await pay.getByRole('button', { name: 'Pay', exact: true }).click()
    expect(await number.getAttribute('aria-invalid')).toBe('true')
    expect(await number.evaluate((field) => field === document.activeElement)).toBe(true)
    await number.fill('4111 1111 1111 1111')
    await pay.getByLabel('Name on the card').fill('Maya Okafor')
    await pay.getByLabel('Valid until').fill('12/39')
    await pay.getByLabel('Security code').fill('123')
    await pay.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByRole('status').getByText('Paid. This is a sample').waitFor()
    expect(await number.inputValue()).toBe('')
  })
})

describe('action cards', () => {
  it('fold, load anew and go away, by keyboard', async () => {
    await open('/cards/action')
    const rows = card('All actions').getByRole('table')
    const fold = page.getByRole('button', { name: 'Fold up “All actions”' })
    await fold.press('Enter')
    await rows.waitFor({ state: 'hidden' })
    const unfold = page.getByRole('button', { name: 'Unfold “All actions”' })
    expect(await unfold.getAttribute('aria-expanded')).toBe('false')
    await unfold.press('Enter')
    await rows.waitFor()

    const reload = page.getByRole('button', { name: 'Load “All actions” anew' })
    await reload.press('Enter')
    await page.getByText('“All actions” is being loaded.').waitFor()
    expect(await card('All actions').locator('[aria-busy=true]').count()).toBe(1)
    await expect.poll(() => card('All actions').locator('[aria-busy=true]').count()).toBe(0)
    expect(await reload.evaluate((button) => button === document.activeElement)).toBe(true)

    await page.getByRole('button', { name: 'Take “A card that goes” away' }).press('Enter')
    await page.getByText('“A card that goes” is gone').waitFor()
    expect(await card('A card that goes').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
    await page.reload()
    await card('A card that goes').waitFor()
  })
})
