import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, useBrowser } from './browser.ts'
import { violations } from './inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter())
  page.setDefaultTimeout(5000)
})
afterAll(() => done())

const open = async (name: string) => {
  await page.goto(`/extensions/${name}`)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}
const press = (key: string) => page.keyboard.press(key)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const focused = () => page.evaluate(() => document.activeElement?.textContent)

describe('sweet alert', () => {
  const box = (name: string) => page.getByRole('dialog', { name, exact: true })
  const gone = (name: string) => box(name).waitFor({ state: 'detached' })
  const show = async (name: string, title: string) => {
    await button(name).focus()
    await press('Enter')
    await box(title).waitFor()
  }

  it('has the focus while it is there, and gives it back', async () => {
    await open('sweet-alert')
    await show('With a footer', 'The shift was not saved')
    await expect.poll(focused).toBe('OK')
    expect(await violations(page)).toEqual([])
    expect(await box('The shift was not saved').getByRole('link').getAttribute('href')).toBe('/pages/faq')
    await press('Escape')
    await gone('The shift was not saved')
    await expect.poll(focused).toBe('With a footer')
  })
  it('stands in a corner, for a second and a half', async () => {
    await show('Bottom, at the end', 'Your work is saved')
    const place = await box('Your work is saved').boundingBox()
    expect(place && [place.x > 720, place.y > 450]).toEqual([true, true])
    await gone('Your work is saved')
  })
  it.each(['bounce', 'fade', 'flip', 'tada', 'shake'])('comes by %s', async (motion) => {
    await button(motion).click()
    const moves = await box(`It comes by ${motion}`).evaluate((element) => getComputedStyle(element).animationName)
    expect(moves).toMatch(motion === 'fade' ? /appear/ : new RegExp(motion))
    await press('Escape')
    await gone(`It comes by ${motion}`)
  })
  it('comes at once to who wants it calm', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await button('tada').click()
    const moves = await box('It comes by tada').evaluate((element) => getComputedStyle(element).animationName)
    expect(moves).toBe('none')
    await press('Escape')
    await page.emulateMedia({ reducedMotion: null })
  })
  it('stays under a press beside it, but where it should not', async () => {
    await show('With a picture', 'Locked for the night')
    await page.mouse.click(8, 8)
    await box('Locked for the night').getByRole('button', { name: 'OK' }).click()
    await gone('Locked for the night')
    await show('Closed by a press beside it', 'Press beside me')
    await page.mouse.click(8, 8)
    await gone('Press beside me')
  })
  it('asks the server, and stays when there is no answer', async () => {
    await show('Look somebody up', 'Who is it?')
    await page.keyboard.type('xyz')
    await press('Enter')
    await page.getByText('Nobody is called xyz').waitFor()
    expect(await page.getByLabel('Name, or a part of it').getAttribute('aria-invalid')).toBe('true')
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Name, or a part of it').fill('gillon')
    expect(await page.getByText('Nobody is called xyz').count()).toBe(0)
    await press('Enter')
    await page.getByRole('dialog', { name: 'Jaspreet Gillon' }).getByText('@').waitFor()
    await press('Enter')
    await expect.poll(focused).toBe('Look somebody up')
  })
  it('says what came of a question, also of a no', async () => {
    await show('Cancel the shift', 'Cancel the shift?')
    await expect.poll(focused).toBe('Keep it')
    await press('Tab')
    await press('Enter')
    await box('Cancelled').waitFor()
    await expect.poll(focused).toBe('OK')
    await press('Enter')
    await expect.poll(focused).toBe('Cancel the shift')
    await show('Remove the draft', 'Remove the draft?')
    await press('Escape')
    await box('Kept').waitFor()
    await press('Escape')
    await gone('Kept')
    await show('Remove the draft', 'Remove the draft?')
    await button('Yes, remove it').click()
    await box('Removed').waitFor()
    await press('Escape')
    await expect.poll(focused).toBe('Remove the draft')
  })
})

describe('toastr', () => {
  const note = (text: string) => page.getByRole('status').filter({ hasText: text })
  const close = (text: string) => note(text).getByRole('button', { name: 'Close' }).click()

  it('interrupts with an error only', async () => {
    await open('toastr')
    await button('Success').click()
    await note('The shift is offered.').waitFor()
    await button('Error').click()
    const alert = page.getByRole('alert').filter({ hasText: 'The shift is taken.' })
    await alert.waitFor()
    expect(await violations(page)).toEqual([])
    await alert.getByRole('button', { name: 'Close' }).click()
    await close('The shift is offered.')
  })
  it.each([
    ['top left', 'top-left'],
    ['bottom center', 'bottom-center'],
    ['bottom right', 'bottom-right'],
  ])('stands at %s', async (name, position) => {
    await button(name).click()
    await page.locator(`[data-position=${position}]`).getByText(`This is at ${name}.`).waitFor()
    await close(`This is at ${name}.`)
  })
  it('shows how long it stays', async () => {
    await button('Show what is left').click()
    await note('Maya Okafor has a day to answer.').waitFor()
    expect(await note('Maya Okafor').locator('[data-paused]').count()).toBe(0)
    await note('Maya Okafor').hover()
    await note('Maya Okafor').locator('[data-paused]').waitFor({ state: 'attached' })
    await close('Maya Okafor')
  })
  it('says what came of what it waited for', async () => {
    await button('Who is number 1?').click()
    await note('It is ').waitFor()
    await button('Who is number 999?').click()
    await page.getByRole('alert').filter({ hasText: 'Nobody has the number 999' }).waitFor()
  })
  it('has room for anything', async () => {
    await button('A message').click()
    await note('Can you take Friday?').waitFor()
    await button('Themed').click()
    await note('In the colour of the house.').waitFor()
    expect(await violations(page)).toEqual([])
    await button('Answer later').focus()
    await press('Enter')
    await note('Can you take Friday?').waitFor({ state: 'detached' })
  })
})
