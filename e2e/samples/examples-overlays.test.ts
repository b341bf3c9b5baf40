import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'
import { calm, violations } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter('admin'))
})
afterAll(() => done())

const open = async (name: string) => {
  await page.goto(`/components/${name}`)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}
const card = (title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
/** A line that the page itself says, in the card with that title. */
const said = (title: string, text: string) => card(title).getByText(text, { exact: true })
const press = (key: string) => page.keyboard.press(key)
/** The name of what has the focus. */
const focused = () => page.evaluate(() => document.activeElement?.textContent)

/** What is wrong for who sees or hears it, once everything has its last colour. */
const faulty = async () => {
  await calm(page)
  return violations(page)
}

describe('accordion', () => {
  it('opens one fold at a time, by press, by key and by pointing', async () => {
    await open('accordion')
    const fold = (title: string, name: string) => card(title).getByRole('button', { name })
    const isOpen = (title: string, name: string) => fold(title, name).getAttribute('aria-expanded')
    await fold('Held by the page', 'How is a shift swapped?').click()
    expect(await isOpen('Held by the page', 'How is a shift swapped?')).toBe('true')
    expect(await isOpen('Held by the page', 'What if a licence runs out?')).toBe('false')
    await fold('On its own', 'How is a shift swapped?').focus()
    await press('ArrowDown')
    await press('Enter')
    expect(await isOpen('On its own', 'What if a licence runs out?')).toBe('true')
    await fold('Opens on pointing', 'Who is on call at night?').hover()
    await card('Opens on pointing').getByText('The rota of each ward').waitFor()
    await fold('Opens on pointing', 'How is a shift swapped?').focus()
    await press('Enter')
    expect(await isOpen('Opens on pointing', 'How is a shift swapped?')).toBe('true')
  })
})

describe('collapse', () => {
  it('shows one, the other or both', async () => {
    await open('collapse')
    const several = card('Several at once')
    const [days, nights] = [several.getByText('7 AM to 7 PM'), several.getByText('7 PM to 7 AM')]
    expect([await days.isVisible(), await nights.isVisible()]).toEqual([true, false])
    await several.getByRole('button', { name: 'Both' }).click()
    await nights.waitFor()
    expect(await days.isVisible()).toBe(true)
    await several.getByRole('button', { name: 'Both' }).click()
    await days.waitFor({ state: 'hidden' })
    await nights.waitFor({ state: 'hidden' })
  })
})

describe('dropdowns', () => {
  it('are opened, walked and left by key', async () => {
    await open('dropdowns')
    const held = card('Held by the page')
    await held.getByRole('button', { name: 'Shift' }).focus()
    await press('Enter')
    await said('Held by the page', 'The menu is open.').waitFor()
    await expect.poll(focused).toBe('Offer the shift')
    await press('ArrowDown')
    await expect.poll(focused).toBe('Swap the shift')
    expect(await faulty()).toEqual([])
    await press('Enter')
    await page.getByText('Chosen: Swap the shift').waitFor()
    await said('Held by the page', 'The menu is closed.').waitFor()
    await press('Enter')
    await said('Held by the page', 'The menu is open.').waitFor()
    await press('Escape')
    await said('Held by the page', 'The menu is closed.').waitFor()
  })
  it('hold a form, and open under the pointer', async () => {
    await card('With a form').getByRole('button', { name: 'Add a note' }).click()
    await page.getByLabel('Note for the ward').fill('Bring the keys')
    await press('Enter')
    await said('With a form', 'Note: Bring the keys').waitFor()
    await card('On pointing').getByRole('button', { name: 'Point at me' }).hover()
    await page.getByRole('menuitem', { name: 'Offer the shift' }).waitFor()
  })
})

describe('modals', () => {
  const dialog = (name: string) => page.getByRole('dialog', { name })
  it('say that they were opened and closed, and give the focus back', async () => {
    await open('modals')
    await card('Events').getByRole('button', { name: 'Open and listen' }).click()
    await page.getByText('The dialog was opened.', { exact: true }).waitFor()
    await press('Escape')
    await page.getByText('The dialog was closed.', { exact: true }).waitFor()
    await expect.poll(focused).toBe('Open and listen')
  })
  it('stay when one presses beside them, take turns, and keep what was typed', async () => {
    await card('Not by a press beside it').getByRole('button', { name: 'Open what stays' }).click()
    await dialog('Unsaved rota').waitFor()
    await page.mouse.click(5, 300)
    await dialog('Unsaved rota').getByRole('button', { name: 'Keep the rota' }).click()
    await dialog('Unsaved rota').waitFor({ state: 'detached' })

    await card('From one to another').getByRole('button').last().click()
    await dialog('First: choose the ward').getByRole('button', { name: 'To the second' }).click()
    await dialog('Second: confirm the night').getByRole('button', { name: 'Confirm' }).click()
    await dialog('Second: confirm the night').waitFor({ state: 'detached' })

    const kept = card('Taken out or kept')
    const field = page.getByLabel('Kept only if the dialog stays')
    const typeAndReturn = async () => {
      await kept.getByRole('button', { name: 'Open with a field' }).click()
      await field.fill('Bed 12')
      await press('Escape')
      await dialog('Note').waitFor({ state: 'hidden' })
      await kept.getByRole('button', { name: 'Open with a field' }).click()
      await field.waitFor()
      const text = await field.inputValue()
      await press('Escape')
      await dialog('Note').waitFor({ state: 'hidden' })
      return text
    }
    expect(await typeAndReturn()).toBe('')
    await kept.getByLabel('When it is closed').click()
    await page.getByRole('option', { name: 'it stays, out of sight' }).click()
    expect(await typeAndReturn()).toBe('Bed 12')
  })
})

describe('offcanvas', () => {
  const drawer = (name: string) => page.getByRole('dialog', { name })
  /** How far the page is scrolled once it had the time to follow the wheel. */
  const scroll = async () => {
    await page.mouse.move(300, 100)
    await page.mouse.wheel(0, 100)
    await calm(page)
    return page.evaluate(() => scrollY)
  }
  it('holds the page still, lets it scroll, or leaves it in use', async () => {
    await open('offcanvas')
    // Low enough that there is something to scroll.
    await page.setViewportSize({ width: 1440, height: 400 })
    await page.getByRole('button', { name: 'From the bottom' }).click()
    await drawer('From the bottom').waitFor()
    expect(await scroll()).toBe(0)
    await press('Escape')
    await drawer('From the bottom').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'The page still scrolls' }).click()
    await drawer('The page still scrolls').waitFor()
    await expect.poll(scroll).toBeGreaterThan(0)
    await press('Escape')
    await drawer('The page still scrolls').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'The page stays in reach' }).click()
    await drawer('The page stays in reach').waitFor()
    // By key: it may lie below the drawer.
    await page.getByRole('button', { name: 'Show the code of “Placement”' }).focus()
    await press('Enter')
    await page.getByRole('region', { name: 'Code of “Placement”' }).waitFor()
    await drawer('The page stays in reach').getByRole('button', { name: 'Close' }).click()
    await drawer('The page stays in reach').waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 1440, height: 900 })
  })
})

describe('popovers', () => {
  it('open by press, by focus and by pointing, and close by Escape', async () => {
    await open('popovers')
    const held = page.getByRole('dialog')
    await card('Held by the page').getByRole('button', { name: 'Open shift' }).click()
    await said('Held by the page', 'The popover is open.').waitFor()
    expect(await faulty()).toEqual([])
    await press('Escape')
    await said('Held by the page', 'The popover is closed.').waitFor()
    await held.waitFor({ state: 'detached' })
    await card('By focus').getByRole('button').last().focus()
    await held.waitFor()
    await press('Tab')
    await held.waitFor({ state: 'detached' })
    const top = page.getByRole('button', { name: 'Top', exact: true })
    await top.click()
    await held.waitFor()
    await press('Escape')
    await held.waitFor({ state: 'detached' })
    await expect.poll(() => top.evaluate((button) => button === document.activeElement)).toBe(true)
    await card('By pointing').getByRole('button').last().hover()
    await held.waitFor()
    await page.mouse.move(5, 5)
    await held.waitFor({ state: 'detached' })
  })
})

describe('tooltips', () => {
  it('are shown by pointing and by focus, and hidden by Escape', async () => {
    await open('tooltips')
    const tooltip = page.getByRole('tooltip')
    const button = card('On its own').getByRole('button', { name: 'Open shift' })
    await button.hover()
    await tooltip.waitFor()
    await press('Escape')
    await tooltip.waitFor({ state: 'detached' })
    await page.mouse.move(5, 5)
    await card('On its own').getByRole('button').first().focus()
    await press('Tab')
    await tooltip.waitFor()
    await press('Escape')
    await tooltip.waitFor({ state: 'detached' })
    await card('Held by the page').getByRole('switch', { name: 'Show the tooltip' }).check()
    await tooltip.waitFor()
  })
})

describe('toasts', () => {
  it('are dismissed and brought back', async () => {
    await open('toasts')
    const toast = card('Within the page').getByRole('status')
    await card('Within the page').getByRole('button', { name: 'Dismiss' }).click()
    expect(await toast.count()).toBe(0)
    await card('Within the page').getByRole('button', { name: 'Bring it back' }).click()
    await toast.waitFor()
    await card('In a corner').getByRole('button', { name: 'Say that it went well' }).click()
    await page.getByText('The shift is offered to Maya Okafor.').waitFor()
  })
})

describe('blockui', () => {
  it('blocks a card for a while, by key too, and keeps the focus', async () => {
    await open('blockui')
    const basic = card('Basic')
    const place = basic.getByRole('group', { name: 'Open shift', includeHidden: true })
    await basic.getByRole('button', { name: 'Block' }).focus()
    await press('Enter')
    await expect.poll(() => place.getAttribute('aria-busy')).toBe('true')
    expect(await focused()).toBe('Block')
    await press('Shift+Tab')
    expect(await place.evaluate((element) => element.contains(document.activeElement))).toBe(false)
    await expect.poll(() => place.getAttribute('aria-busy'), { timeout: 10_000 }).toBe('false')
    await basic.getByRole('button', { name: 'Block' }).focus()
    await press('Shift+Tab')
    expect(await place.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  })
})

describe('timeline', () => {
  it('answers and unfolds', async () => {
    await open('timeline')
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.getByText('The swap is accepted.').waitFor()
    await page.getByRole('button', { name: 'Show the shifts' }).click()
    await page.getByText('Ward 2, Tuesday night').waitFor()
  })
})

describe('carousel', () => {
  /** The one slide that can be reached. */
  const shown = (name: string) =>
    page
      .getByRole('region', { name, exact: true })
      .locator('[aria-roledescription=slide]:not([inert])')
      .getAttribute('aria-label')
  it('goes forward, back and straight to a slide', async () => {
    await open('carousel')
    const house = page.getByRole('region', { name: 'The house', exact: true })
    expect(await shown('The house')).toBe('1 of 3')
    await house.getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(() => shown('The house')).toBe('2 of 3')
    await card('Basic').getByText('2 of 3: By night').waitFor()
    await house.getByRole('tab', { name: 'Go to slide 1' }).click()
    await expect.poll(() => shown('The house')).toBe('1 of 3')
    await house.getByRole('button', { name: 'Previous slide' }).click()
    await expect.poll(() => shown('The house')).toBe('3 of 3')
    expect(await shown('The house, from the second on')).toBe('2 of 3')
  })
  it('is turned by key, and by itself until it is paused', async () => {
    await page.getByRole('region', { name: 'The house, by key' }).focus()
    await press('ArrowRight')
    await expect.poll(() => shown('The house, by key')).toBe('2 of 3')
    await press('ArrowLeft')
    await expect.poll(() => shown('The house, by key')).toBe('1 of 3')

    const turns = card('Turns by itself')
    await turns.getByRole('button', { name: 'Pause' }).click()
    await turns.getByRole('button', { name: 'Play' }).waitFor()
    const waits = card('Waits while pointed at')
    await waits.getByText('It turns.').waitFor()
    await waits.getByRole('button', { name: 'Next slide' }).hover()
    await waits.getByText('It waits.').waitFor()
    await page.mouse.move(5, 5)
    await waits.getByText('It turns.').waitFor()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await waits.getByText('It waits.').waitFor()
    await page.emulateMedia({ reducedMotion: null })
  })
})

describe('auto complete', () => {
  const rows = () => page.getByRole('option').allTextContents()
  it('suggests while one types, moves, picks, closes and clears', async () => {
    await open('auto-complete')
    const field = page.getByRole('combobox', { name: 'Ward', exact: true })
    await field.focus()
    await press('ArrowDown')
    expect(await page.getByRole('option').count()).toBe(0)
    await field.fill('LOG')
    await expect.poll(rows).toEqual(['Cardiology', 'Neurology', 'Oncology'])
    expect(await faulty()).toEqual([])
    await press('ArrowDown')
    await press('ArrowDown')
    await press('ArrowUp')
    await press('Enter')
    await said('Basic', 'Chosen: Cardiology').waitFor()
    expect(await field.inputValue()).toBe('Cardiology')
    await field.fill('zz')
    await expect.poll(rows).toEqual(['No result'])
    await press('Escape')
    await expect.poll(rows).toEqual([])
    expect(await field.inputValue()).toBe('')
    await field.fill('a')
    await page.getByRole('option').first().waitFor()
    await page.mouse.click(300, 110)
    await expect.poll(rows).toEqual([])
  })
  it('has sections, a limit, titles of the server, and suggests on focus', async () => {
    await page.getByRole('combobox', { name: 'Ward, two at most' }).fill('o')
    await expect.poll(() => page.getByRole('option').count()).toBe(2)
    await press('Escape')
    await page.getByRole('combobox', { name: 'Ward or facility' }).fill('o')
    await page.getByRole('group', { name: 'Facilities' }).waitFor()
    await press('Escape')
    await page.getByRole('combobox', { name: 'Film for the night room' }).fill('the')
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(1)
    await press('Escape')
    await page.getByRole('combobox', { name: 'Ward of the shift' }).focus()
    await expect.poll(() => page.getByRole('option').count()).toBe(8)
  })
})
