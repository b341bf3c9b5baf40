import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { enter, failCalls, signedIn, useBrowser, visit, type Who } from './browser.ts'
import { ASKED, calm, violations } from './inspect.ts'

useBrowser()

const SAMPLE = '/page-layout/layout-empty'
/** Signed in, on a sample page. */
const inside = async (who: Who = 'admin', path = SAMPLE, options = {}) => {
  const visitor = await enter(who, options, path)
  await visitor.page.getByRole('banner').waitFor()
  return visitor
}
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

describe('the vertical menu', () => {
  it('is icons until it is pointed at, and stays open once it is pinned', async () => {
    const { page, done } = await inside()
    const width = async () => (await menuOf(page).boundingBox())?.width ?? 0
    const main = page.getByRole('main')
    expect(await width()).toBeLessThan(80)
    const before = (await main.boundingBox())?.x
    await menuOf(page).hover()
    await expect.poll(width).toBeGreaterThan(240)
    // Over the content, which does not move.
    expect((await main.boundingBox())?.x).toBe(before)
    await page.getByRole('button', { name: 'Keep the menu open' }).click()
    await page.mouse.move(900, 500)
    await expect.poll(async () => (await main.boundingBox())?.x).toBeGreaterThan(240)
    expect(await kept(page, 'menuCollapsed')).toBe('false')
    await page.reload()
    await expect.poll(width).toBeGreaterThan(240)
    await done()
  })

  it('opens one group at a time, with the group of the page open and the page marked', async () => {
    const { page, done } = await inside()
    await menuOf(page).hover()
    const group = (name: string) => menuOf(page).getByRole('button', { name, exact: true })
    expect(await group('Page layouts').getAttribute('aria-expanded')).toBe('true')
    const current = menuOf(page).locator('[aria-current=page]')
    expect(await current.allTextContents()).toEqual(['Empty layout'])
    await group('Pages').click()
    expect(await group('Pages').getAttribute('aria-expanded')).toBe('true')
    expect(await group('Page layouts').getAttribute('aria-expanded')).toBe('false')
    // A group inside leaves the one around it open.
    await group('Sign-in pages').click()
    expect(await group('Pages').getAttribute('aria-expanded')).toBe('true')
    await group('Pages').click()
    expect(await group('Pages').getAttribute('aria-expanded')).toBe('false')
    await done()
  })

  it('is walked and opened by keyboard alone', async () => {
    const { page, done } = await inside()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    // The skip link has led to the content; back from there lies the menu.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    await menuOf(page).getByRole('link', { name: 'People', exact: true }).focus()
    await expect.poll(async () => (await menuOf(page).boundingBox())?.width).toBeGreaterThan(240)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('true')
    await page.keyboard.press('Space')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('false')
    await done()
  })

  it('lies over the page on a phone, until Escape, the veil, its X or a link', async () => {
    const { page, done } = await inside('admin', SAMPLE, { viewport: { width: 390, height: 844 } })
    const open = page.getByRole('button', { name: 'Open the menu' })
    expect(await menuOf(page).count()).toBe(0)
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(380, 500),
      () => page.getByRole('button', { name: 'Close the menu' }).last().click(),
      () => menuOf(page).getByRole('link', { name: 'Boxed layout' }).click(),
    ]
    for (const close of ways) {
      await open.click()
      await menuOf(page).waitFor()
      expect(await open.getAttribute('aria-expanded')).toBe('true')
      await close()
      await menuOf(page).waitFor({ state: 'detached' })
    }
    await page.waitForURL('**/page-layout/layout-boxed')
    await done()
  })

  it('offers a client what a client may open', async () => {
    const { page, done } = await inside('client', '/access-control')
    await menuOf(page).hover()
    expect(await menuOf(page).getByRole('button', { name: 'Page layouts' }).count()).toBe(0)
    await menuOf(page).getByRole('link', { name: 'Access control' }).waitFor()
    await page.getByRole('heading', { name: 'Common' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Analytics' }).count()).toBe(0)
    await done()
  })
})

describe('the search', () => {
  const box = (page: Page) => page.getByRole('combobox', { name: 'Search everything' })

  it('opens by its button, Ctrl-K and "/", lists nothing at first, and closes by Escape', async () => {
    const { page, done } = await inside()
    const ways = [
      () => page.getByRole('button', { name: 'Search everything' }).click(),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('/'),
    ]
    for (const open of ways) {
      await open()
      await box(page).waitFor()
      await expect.poll(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true)
      expect(await box(page).inputValue()).toBe('')
      expect(await page.getByRole('option').count()).toBe(0)
      await page.keyboard.press('Escape')
      await box(page).waitFor({ state: 'detached' })
    }
    await done()
  })

  it('finds at most four of each group and walks them as one list', async () => {
    const { page, done } = await inside()
    await page.keyboard.press('Control+k')
    await box(page).fill('a')
    await page.getByRole('group', { name: 'Providers and facilities' }).getByRole('option').first().waitFor()
    for (const name of ['Pages', 'Providers and facilities', 'Files', 'Contacts']) {
      expect([name, await page.getByRole('group', { name, exact: true }).getByRole('option').count()]).toEqual([
        name,
        4,
      ])
    }
    expect(await violations(page)).toEqual([])
    const count = await page.getByRole('option').count()
    const chosen = () =>
      page
        .getByRole('option')
        .evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-selected') === 'true'))
    expect(await chosen()).toBe(0)
    await page.keyboard.press('ArrowUp')
    expect(await chosen()).toBe(count - 1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await chosen()).toBe(1)
    await done()
  })

  it('keeps what is typed before its field is there', async () => {
    const { page, done } = await inside()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Lodz x')
    await page.keyboard.press('Backspace')
    await expect.poll(() => box(page).inputValue()).toBe('Lodz ')
    await page.keyboard.type('more')
    expect(await box(page).inputValue()).toBe('Lodz more')
    // Closed before it has come: the page below has its keys again.
    await page.keyboard.press('Escape')
    await box(page).waitFor({ state: 'detached' })
    await page.keyboard.press('/')
    await box(page).waitFor()
    expect(await box(page).inputValue()).toBe('')
    await done()
  })

  it('leads to a page by keyboard alone, and says where nothing is found', async () => {
    const { page, done } = await inside()
    await page.keyboard.press('Control+k')
    await box(page).fill('zzzz')
    await page.getByText('No result in Pages').waitFor()
    await box(page).fill('maintenance')
    await page.getByRole('option', { name: 'Under maintenance' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/misc/maintenance')
    await done()
  })

  it('leads an admin to one provider of the account', async () => {
    const { page, done } = await inside()
    await page.keyboard.press('Control+k')
    await box(page).fill('Okonjo')
    await page.getByRole('option', { name: /Anselm Okonjo/ }).click()
    await page.waitForURL((url) => url.pathname === '/calendar')
    await page.getByRole('group', { name: 'Providers' }).getByText('1 of').first().waitFor()
    await page.waitForURL((url) => url.searchParams.has('provider'))
    await done()
  })

  it('shows a provider no other provider, and a client no sample', async () => {
    for (const [who, path] of [
      ['provider', SAMPLE],
      ['client', '/access-control'],
    ] as const) {
      const { page, done } = await inside(who, path)
      await page.keyboard.press('Control+k')
      await box(page).fill('a')
      await page.getByRole('option').first().waitFor()
      expect(await page.getByRole('group', { name: 'Providers and facilities' }).count()).toBe(0)
      if (who === 'client') {
        expect(await page.getByRole('option', { name: 'Boxed layout' }).count()).toBe(0)
        expect(await page.getByRole('group', { name: 'Files' }).count()).toBe(0)
      }
      await done()
    }
  })
})

describe('bookmarks', () => {
  it('are found, starred and gone to by keyboard', async () => {
    const { page, done } = await inside()
    const bar = page.getByRole('navigation', { name: 'Bookmarks' })
    await page.getByRole('button', { name: 'Find and bookmark pages' }).focus()
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: 'Find a page' })
    await field.waitFor()
    await page.keyboard.type('layout')
    const star = page.getByRole('button', { name: 'Bookmark Boxed layout' })
    expect(await star.getAttribute('aria-pressed')).toBe('false')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await star.press('Enter')
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')
    await bar.getByRole('link', { name: 'Boxed layout' }).waitFor()
    await star.press('Enter')
    await bar.getByRole('link', { name: 'Boxed layout' }).waitFor({ state: 'detached' })
    await star.press('Enter')
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    await bar.getByRole('link', { name: 'Boxed layout' }).click()
    await page.waitForURL('**/page-layout/layout-boxed')
    await done()
  })

  it('say so when a star could not be kept, and take it back', async () => {
    const { page, done } = await inside()
    await page.getByRole('button', { name: 'Find and bookmark pages' }).click()
    await page.getByRole('textbox', { name: 'Find a page' }).fill('blank')
    const star = page.getByRole('button', { name: 'Bookmark Blank layout' })
    await star.waitFor()
    await page.keyboard.press('Escape')
    await failCalls(page)
    await page.getByRole('button', { name: 'Find and bookmark pages' }).click()
    await page.getByRole('textbox', { name: 'Find a page' }).fill('blank')
    await star.click()
    await page.getByRole('alert').getByText('The error switch is on').waitFor()
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false')
    await done()
  })
})

describe('the navbar', () => {
  it('speaks four languages, keeps the choice and tells the page', async () => {
    const { page, done } = await inside()
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de')
    await page.getByRole('button', { name: /Deutsch/ }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: /Deutsch/ }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
    await done()
  })

  it('walks its menus by arrow keys, and gives the focus back', async () => {
    const { page, done } = await inside()
    const button = page.getByRole('button', { name: /Your menu/ })
    await button.focus()
    await page.keyboard.press('ArrowDown')
    const items = page.getByRole('menuitem')
    await items.first().waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Your account')
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('Profile')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    expect(await focused()).toBe('Sign out')
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('Your account')
    await page.keyboard.press('End')
    expect(await focused()).toBe('Sign out')
    // A first letter leads to the next line that begins with it.
    await page.keyboard.press('l')
    expect(await focused()).toBe('Layout settings')
    await page.keyboard.press('Escape')
    await items.first().waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
    await button.click()
    await items.first().waitFor()
    await page.mouse.click(700, 600)
    await items.first().waitFor({ state: 'detached' })
    await done()
  })

  it('counts and changes the cart, and totals price times quantity', async () => {
    const { page, done } = await inside()
    const cart = page.getByRole('button', { name: /^Cart, [1-9]/ })
    await cart.click()
    const lines = page.getByRole('dialog', { name: /^Cart/ }).getByRole('listitem')
    await lines.first().waitFor()
    const count = await lines.count()
    const euros = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''))
    const total = async () => euros(await page.getByText(/^Total/).textContent())
    const before = await total()
    const quantity = lines.first().getByRole('textbox', { name: /^Quantity of/ })
    const old = Number(await quantity.inputValue())
    const price = euros(await lines.first().getByText(/^\$/).textContent()) / old
    await quantity.fill('7')
    await expect.poll(total).toBeCloseTo(before + (7 - old) * price, 2)
    await quantity.fill('70')
    expect(Number(await quantity.inputValue())).toBeLessThanOrEqual(10)
    await lines
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect.poll(() => lines.count()).toBe(count - 1)
    await page.getByRole('button', { name: new RegExp(`^Cart, ${count - 1 || 'empty'}`) }).waitFor()
    await done()
  })

  it('clears the count of its notifications once they are read', async () => {
    const { page, done } = await inside()
    await page.getByRole('button', { name: 'Notifications, 4 new' }).click()
    await page.getByText('4 new', { exact: true }).waitFor()
    await page.getByRole('dialog').getByText('Sample: people and figures are invented').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('switch', { name: 'System notifications' }).uncheck()
    expect(await page.getByText('Backup finished').count()).toBe(0)
    await page.getByRole('button', { name: 'Read all notifications' }).click()
    await page.getByRole('button', { name: 'Notifications, none new' }).waitFor()
    await done()
  })

  it('switches the skin and keeps it', async () => {
    const { page, done } = await inside()
    await page.getByRole('button', { name: 'Switch to dark colours' }).click()
    await page.getByRole('button', { name: 'Switch to light colours' }).waitFor()
    expect(await kept(page, 'skin')).toBe('"dark"')
    await page.reload()
    await page.getByRole('button', { name: 'Switch to light colours' }).waitFor()
    await done()
  })

  it('asks for the samples on the calendar once the month has come, and then unasked', async () => {
    const { page, done } = await visit(await signedIn('admin'))
    const asked: string[] = []
    page.on('response', (response) => void asked.push(new URL(response.url()).pathname))
    await page.goto('/calendar')
    await page.getByRole('button', { name: /^Cart, [1-9]/ }).waitFor()
    await page.getByRole('navigation', { name: 'Bookmarks' }).getByRole('link').first().waitFor()
    const sample = asked.findIndex((path) => /\/(search|ecommerce)-[\w-]+\.js/.test(path))
    expect(sample).toBeGreaterThan(asked.indexOf('/api/admin'))
    expect(asked.some((path) => /\/(todo|email|kanban|chat|invoice|users)-[\w-]+\.js/.test(path))).toBe(false)
    await done()
  })
})

describe('the layout', () => {
  const open = (page: Page) => page.getByRole('button', { name: 'Layout settings' }).click()
  const shown = (page: Page, text: string) =>
    page
      .getByRole('dialog')
      .locator('label')
      .filter({ hasText: new RegExp(`^${text}$`) })

  it('begins as the specification says', async () => {
    const { page, done } = await inside()
    await open(page)
    await shown(page, 'Vertical').waitFor()
    const chosen = await page
      .getByRole('dialog')
      .getByRole('radio', { checked: true })
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    expect(chosen).toEqual(['light', 'vertical', 'boxed', 'floating', 'on', 'static', '0'])
    expect(await page.getByRole('switch', { name: 'Collapse the menu to icons' }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: 'White' }).isChecked()).toBe(true)
    await done()
  })

  it('changes while one looks, and goes back to the defaults', async () => {
    const { page, done } = await inside()
    await open(page)
    await shown(page, 'Semi-dark').click()
    await shown(page, 'Horizontal').click()
    await page.getByRole('switch', { name: 'Read from right to left' }).check()
    await page.getByTitle('Indigo').click()
    expect(await page.evaluate(() => [document.documentElement.dir, document.documentElement.dataset.skin])).toEqual([
      'rtl',
      'semi-dark',
    ])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await violations(page)).toEqual([])
    const group = menuOf(page).getByRole('button', { name: 'Page layouts' })
    await group.click()
    await page.getByRole('menuitem', { name: 'Boxed layout' }).click()
    await page.waitForURL('**/layout-boxed')
    await page.reload()
    // The session keeps what this browser does not.
    await group.waitFor()
    await open(page)
    await page.getByRole('button', { name: 'Back to the defaults' }).click()
    await menuOf(page).getByRole('link', { name: 'Calendar' }).waitFor()
    expect(await page.evaluate(() => [document.documentElement.dir, document.documentElement.dataset.skin])).toEqual([
      'ltr',
      'light',
    ])
    await done()
  })

  it('keeps its contrast in every skin and navbar colour', async () => {
    const { page, done } = await inside('admin', '/access-control')
    await menuOf(page).hover()
    await page.getByRole('button', { name: 'Keep the menu open' }).click()
    for (const skin of ['Bordered', 'Semi-dark', 'Dark', 'Light']) {
      for (const color of skin === 'Light' ? ['Lagoon', 'Indigo', 'Plum', 'Slate', 'White'] : ['White']) {
        await open(page)
        await shown(page, skin).click()
        await page.getByTitle(color).click()
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await calm(page)
        // Names and roles are the same in each: they are asked for in the first.
        expect(await violations(page, skin === 'Bordered' ? ASKED.light : ASKED.dark), `${skin}, ${color}`).toEqual([])
      }
    }
    await done()
  })

  it('can do without navbar, menu and footer, and has them back', async () => {
    const { page, done } = await inside()
    await open(page)
    await page.getByRole('switch', { name: 'Hide the menu' }).check()
    await shown(page, 'Hidden').first().click()
    await shown(page, 'Hidden').last().click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Your menu/ }).waitFor({ state: 'detached' })
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    expect(await menuOf(page).count()).toBe(0)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search everything' }).waitFor()
    await page.keyboard.press('Escape')
    await open(page)
    await page.getByRole('button', { name: 'Back to the defaults' }).click()
    await page.getByRole('button', { name: /Your menu/ }).waitFor()
    await done()
  })

  it('is as a page wishes while the page is open', async () => {
    const { page, done } = await inside('admin', '/page-layout/without-menu')
    await page.getByRole('link', { name: 'Back home' }).waitFor()
    expect(await menuOf(page).count()).toBe(0)
    await page.getByRole('main').getByRole('link', { name: 'Back home' }).click()
    await page.waitForURL('**/calendar')
    await menuOf(page).waitFor()
    await done()
  })

  it('logs what the samples were asked', async () => {
    const { page, done } = await inside()
    await page.getByRole('button', { name: /^Cart, [1-9]/ }).waitFor()
    await open(page)
    await page
      .getByRole('region', { name: 'Calls answered in this page' })
      .getByText('GET /apps/ecommerce/cart')
      .waitFor()
    await page.getByRole('button', { name: 'Clear the list' }).click()
    await page.getByText('Nothing has been asked yet.').waitFor()
    await done()
  })

  it('offers the way up from far down, and starts each page at its top', async () => {
    const { page, done } = await inside('admin', '/calendar')
    await page.locator('[data-event]').first().waitFor()
    await page.setViewportSize({ width: 1440, height: 500 })
    const goDown = () => page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    const back = page.getByRole('button', { name: 'Back to the top' })
    // The page takes a moment to be as long as it will be.
    await expect.poll(() => goDown().then(() => back.isVisible())).toBe(true)
    await back.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await goDown()
    await menuOf(page).getByRole('link', { name: 'Calendar' }).waitFor()
    await page.evaluate(() => history.pushState(null, '', '/access-control'))
    await page.getByRole('heading', { name: 'Access control' }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await done()
  })
})
