import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, failCalls, loaded, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter())
})
afterAll(() => done())

const FAQ = '/pages/faq'
const BASE = '/pages/knowledge-base'
const PRICING = '/pages/pricing'
const ready = async () => {
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await loaded(page)
}
const open = async (path: string) => {
  await page.goto(path)
  await ready()
}
const reload = async () => {
  await page.reload()
  await ready()
}
const heading = (name: string | RegExp, level = 2) => page.getByRole('heading', { name, level, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const tab = (name: string) => page.getByRole('tab', { name })
const isOpen = (name: string | RegExp) => button(name).getAttribute('aria-expanded')
const hasFocus = (name: string | RegExp) => button(name).evaluate((element) => element === document.activeElement)
const says = (text: string | RegExp) => page.getByText(text).first().waitFor()
const asked = () => page.getByRole('tabpanel').getByRole('heading', { level: 3 }).allTextContents()
/** Another page of the app without a load, as a link of the menu would: calls keep failing, or being remembered. */
const go = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

describe('the questions and answers', () => {
  it('stand in five topics, by arrow keys too, and the address keeps which', async () => {
    await open(FAQ)
    expect(await page.getByRole('tablist', { name: 'Topics' }).getAttribute('aria-orientation')).toBe('vertical')
    expect(await page.getByRole('tab').count()).toBe(5)
    await tab('Payment Cards, invoices and vouchers 5 questions').focus()
    await page.keyboard.press('ArrowDown')
    await heading('Delivery').waitFor()
    await page.keyboard.press('End')
    await heading('Product & services').waitFor()
    expect(page.url()).toContain('tab=productServices')
    await reload()
    await heading('Product & services').waitFor()
    expect((await asked()).length).toBe(4)
    expect(await violations(page)).toEqual([])
  })

  it('unfold one at a time, by keyboard', async () => {
    await open(FAQ)
    const [first, second] = [/^When is my card charged/, /^Can my clinic pay by invoice/]
    await button(first).click()
    await says('On the day your order leaves our store.')
    await page.waitForURL(/open=when-is-my-card-charged/)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => hasFocus(second)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: second }).waitFor()
    expect([await isOpen(first), await isOpen(second)]).toEqual(['false', 'true'])
    await reload()
    await page.getByRole('region', { name: second }).waitFor()
    await page.getByRole('region', { name: first }).waitFor({ state: 'hidden' })
    await button(second).press('Space')
    await page.waitForURL((url) => !url.searchParams.has('open'))
    expect(await isOpen(second)).toBe('false')
  })

  it('are searched while one types; what another topic has is one press away', async () => {
    await open(FAQ)
    const search = page.getByRole('searchbox', { name: 'Search questions' })
    await search.fill('STETHOSCOPE')
    await page.waitForURL(/q=STETHOSCOPE/)
    await says('No results')
    await page.getByRole('status').getByText('2 questions match').waitFor()
    expect(await page.getByRole('tab').count()).toBe(5)
    await button('Cancellation & return: 1').click()
    await expect.poll(asked).toEqual(['Can I return a stethoscope that I have used?'])
    await search.fill('no such thing')
    await says('No question matches “no such thing”.')
    expect(await violations(page)).toEqual([])
    await button('Clear the search').click()
    await expect.poll(async () => (await asked()).length).toBe(4)
    expect(await search.inputValue()).toBe('')
  })

  it('say where else to turn', async () => {
    await open(FAQ)
    expect(await page.getByRole('link', { name: '+1 202 555 0142' }).getAttribute('href')).toBe('tel:+12025550142')
    expect(await page.getByRole('link', { name: 'help@onward.test' }).getAttribute('href')).toMatch(/^mailto:/)
  })
})

describe('the knowledge base', () => {
  it('leads from a topic to a question, to a related one, and back up', async () => {
    await open(BASE)
    const topics = page.getByRole('list', { name: 'Topics' })
    expect(await topics.getByRole('heading').count()).toBe(6)
    await topics.getByRole('link', { name: 'Rosters and shifts' }).click()
    await page.waitForURL(`**${BASE}/rosters`)
    await heading('Rosters and shifts (5)').waitFor()
    await page.getByRole('link', { name: 'On which day does a night shift count?' }).click()
    await page.waitForURL(`**${BASE}/rosters/night-shift-over-midnight`)
    await heading('On which day does a night shift count?').waitFor()
    await says(/^Last updated on \w+, \w+ \d+, \d{4}$/)
    await says('A night counts on the day on which it begins.')
    const related = page.getByRole('navigation', { name: 'Related questions' })
    expect(await related.getByRole('link', { name: 'On which day does a night shift count?' }).count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await related.getByRole('link', { name: 'How do I swap a shift with a colleague?' }).click()
    await page.waitForURL(`**${BASE}/rosters/swap-a-shift`)
    await heading('The swap itself', 3).waitFor()
    await related.getByRole('link', { name: 'Why can leave be refused?' }).click()
    await page.waitForURL(`**${BASE}/leave/leave-refused`)
    const trail = page.getByRole('navigation', { name: 'In the knowledge base' })
    await trail.getByText('Why can leave be refused?').waitFor()
    await trail.getByRole('link', { name: 'Leave and absence' }).click()
    await heading('Leave and absence (4)').waitFor()
    const current = page.getByRole('navigation', { name: 'Topics' }).locator('[aria-current=page]')
    expect(await current.textContent()).toBe('Leave and absence4')
    await trail.getByRole('link', { name: 'Knowledge base' }).click()
    await page.waitForURL(`**${BASE}`)
  })

  it('finds topics by title and description', async () => {
    await open(BASE)
    const search = page.getByRole('searchbox', { name: 'Search the knowledge base' })
    const titles = () => page.getByRole('list', { name: 'Topics' }).getByRole('heading').allTextContents()
    await search.fill('CAR PARKS')
    await expect.poll(titles).toEqual(['Working at a facility'])
    await page.getByRole('status').getByText('1 topic matches').waitFor()
    await reload()
    await expect.poll(titles).toEqual(['Working at a facility'])
    await search.fill('unicorn')
    await says('There is nothing about “unicorn”. Try another word.')
    await button('Clear the search').click()
    await expect.poll(async () => (await titles()).length).toBe(6)
  })

  it('finds questions over all topics, by the topic or by their own words', async () => {
    await open(`${BASE}/rosters`)
    const search = page.getByRole('searchbox', { name: 'Search the knowledge base' })
    await search.fill('night')
    await heading('Rosters and shifts (1)').waitFor()
    await heading('Working at a facility (1)').waitFor()
    await page.getByRole('status').getByText('2 questions found, in all topics').waitFor()
    await search.fill('your account')
    await heading('Your account (4)').waitFor()
    expect(page.url()).toContain('q=your+account')
    expect(await violations(page)).toEqual([])
  })

  it('shows all topics for one that there is not, and says so for a question that there is not', async () => {
    await open(`${BASE}/moon`)
    await says('There is no topic “moon”. These are all that there are.')
    expect(await page.getByRole('heading', { level: 2, name: /\(\d\)$/ }).count()).toBe(6)
    await page.goto(`${BASE}/leave/nowhere`)
    await page.getByRole('alert').getByText('There is no such question').waitFor()
    await page.getByRole('link', { name: 'The questions of this topic' }).click()
    await heading('Leave and absence (4)').waitFor()
  })

  it('says that a call failed, on each of its pages and for the questions, and tries again', async () => {
    await open('/pages/license')
    await failCalls(page)
    for (const path of [FAQ, BASE, `${BASE}/leave`, `${BASE}/leave/leave-refused`, PRICING]) {
      await go(path)
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor()
      // A page that asks anew says nothing for a moment.
      await expect.poll(() => page.getByRole('alert').count(), { message: path }).toBe(1)
    }
    await failCalls(page, false)
    for (const [path, title] of [
      [FAQ, 'Payment'],
      [`${BASE}/leave/leave-refused`, 'Why can leave be refused?'],
      [`${BASE}/leave`, 'Leave and absence (4)'],
      [PRICING, 'Questions about plans'],
    ] as const) {
      await go(path)
      const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
      await again.or(heading(title)).first().waitFor()
      if (await again.isVisible()) await again.click()
      await heading(title).waitFor()
      expect(await page.getByRole('alert').count(), path).toBe(0)
    }
  })
})

describe('the plans', () => {
  const card = (name: string) => page.getByRole('listitem').filter({ has: heading(name, 3) })
  const prices = () =>
    Promise.all(
      ['Basic', 'Standard', 'Enterprise'].map((name) =>
        card(name)
          .getByText(/^\$\d+$/)
          .textContent(),
      ),
    )

  it('cost less a month when paid for a year, which the address keeps', async () => {
    await open(PRICING)
    expect(await prices()).toEqual(['$0', '$49', '$99'])
    expect(await page.getByText(/USD/).count()).toBe(0)
    const billing = page.getByRole('switch', { name: 'Annually' })
    await billing.focus()
    await page.keyboard.press('Space')
    await expect.poll(prices).toEqual(['$0', '$40', '$80'])
    await page.waitForURL(/billing=annual/)
    await reload()
    await expect.poll(prices).toEqual(['$0', '$40', '$80'])
    await card('Standard').getByText('USD 480 / year').waitFor()
    await card('Enterprise').getByText('USD 960 / year').waitFor()
    expect(await card('Basic').getByText(/year/).count()).toBe(0)
    await says('Save up to 19%')
    await billing.uncheck()
    await expect.poll(prices).toEqual(['$0', '$49', '$99'])
  })

  it('say what they bring, which one is had and which one most take; another is one press away', async () => {
    await open(PRICING)
    await card('Basic').getByText('100 responses a month').waitFor()
    await card('Standard').getByText('Popular').waitFor()
    expect(await page.getByText('Popular', { exact: true }).count()).toBe(1)
    const had = card('Basic').getByRole('button', { name: 'Your current plan' })
    expect(await had.getAttribute('aria-disabled')).toBe('true')
    await card('Enterprise').getByRole('button', { name: 'Upgrade to Enterprise' }).press('Enter')
    await page.getByRole('status').getByText('Enterprise is your plan now.').waitFor()
    expect(await hasFocus('Your current plan')).toBe(true)
    await card('Standard').getByRole('button', { name: 'Switch to Standard' }).waitFor()
    expect(await violations(page)).toEqual([])
    await button('Start 14-day trial').click()
    await says(/^Your trial runs until /)
  })

  it('have their questions, one open at a time', async () => {
    await open(PRICING)
    await button('Can I change the plan in the middle of a month?').click()
    await says('Yes, both ways.')
    await button('Is there a discount for charities?').click()
    await says('Hospices and volunteer services pay half.')
    expect(await isOpen('Can I change the plan in the middle of a month?')).toBe('false')
  })
})

it('the licence says in words what each kind allows', async () => {
  await open('/pages/license')
  const table = page.getByRole('region', { name: 'What each licence allows' }).getByRole('table')
  const row = (name: string) => table.getByRole('row', { name }).getByRole('cell').allTextContents()
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(['You may', 'Single', 'Multiple', 'Extended'])
  expect(await row('use it in one facility')).toEqual(['Yes', 'Yes', 'Yes'])
  expect(await row('use it in all your facilities')).toEqual(['No', 'Yes', 'Yes'])
  expect(await row('charge others for using it')).toEqual(['No', 'No', 'Yes'])
  expect(await row('sell or pass on its source code')).toEqual(['No', 'No', 'No'])
  for (const name of ['Single licence', 'Multiple licence', 'Extended licence', 'In every licence'])
    await heading(name).waitFor()
  expect(await page.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('mailto:help@onward.test')
})
