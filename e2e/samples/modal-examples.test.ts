import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enter, loaded, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter('admin', { permissions: ['clipboard-read', 'clipboard-write'] }))
})
afterAll(() => done())
beforeEach(async () => {
  await page.goto('/pages/modal-examples')
  await page.getByRole('button', { name: 'Show Share project' }).waitFor()
})

const dialog = (name: string) => page.getByRole('dialog', { name })
const show = async (name: string) => {
  await page.getByRole('button', { name: `Show ${name}` }).click()
  await dialog(name).waitFor()
  return dialog(name)
}
const says = (text: string | RegExp) => page.getByText(text).first().waitFor()
const focused = () => page.evaluate(() => document.activeElement?.textContent)

const NAMES = [
  'Share project',
  'Add new card',
  'Pricing',
  'Refer & earn',
  'Add new address',
  'Create app',
  'Edit user info',
]

describe.each([...NAMES, 'Two-factor authentication'])('%s', (name) => {
  const title =
    name === 'Two-factor authentication' ? 'Choose a second step' : name === 'Edit user info' ? 'Edit the user' : name

  it('opens by keyboard, keeps the focus inside, and gives it back', async () => {
    const opener = page.getByRole('button', { name: `Show ${name}` })
    await opener.focus()
    await page.keyboard.press('Enter')
    await dialog(title).waitFor()
    await loaded(page)
    expect(await dialog(title).getAttribute('aria-modal')).toBe('true')
    expect(await violations(page)).toEqual([])
    // Backwards from the first comes the last: nothing outside is reached.
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key)
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]'))), `after ${key}`).toBe(
        true,
      )
    }
    // A list of choices that opened with its field would take the key for itself.
    await dialog(title).getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Escape')
    await dialog(title).waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  })
})

it('a press beside a dialog closes it', async () => {
  await show('Refer & earn')
  await page.mouse.click(5, 5)
  await dialog('Refer & earn').waitFor({ state: 'detached' })
})

it('a project is shared with one more, who may edit, and its link is copied', async () => {
  const share = await show('Share project')
  await share.getByRole('combobox', { name: 'Add a member' }).fill('hana')
  await page.getByRole('option', { name: 'Hana Okabe' }).click()
  await share.getByText('5 members').waitFor()
  await share.getByLabel('Role of Hana Okabe').selectOption('edit')
  await share.getByRole('combobox', { name: 'Add a member' }).fill('hana')
  await page.getByText('Nothing matches').waitFor()
  await page.keyboard.press('Escape')
  await share.getByRole('button', { name: 'Copy link' }).click()
  await says('The link was copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https:\/\/onward\.example\//)
})

it('a card is checked before it is taken', async () => {
  const card = await show('Add new card')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => card.getByText('Required').count()).toBe(4)
  await card.getByLabel('Card number').fill('378282246310005')
  await card.getByRole('img', { name: 'American Express' }).waitFor()
  await card.getByLabel('Name on the card').fill('Keala Mahoe')
  await card.getByLabel('Valid until').fill('0938')
  await card.getByLabel('Security code').fill('123')
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByText('3 digits, or 4 on American Express').waitFor()
  await card.getByLabel('Security code').fill('1234')
  await card.getByRole('button', { name: 'Save' }).click()
  await says('The card ending in 0005 is valid')
})

it('a plan is chosen by the month or the year', async () => {
  const plans = await show('Pricing')
  await plans.getByRole('switch', { name: 'Annually' }).check()
  await plans.getByText('USD 480 / year').waitFor()
  await plans.getByRole('button', { name: 'Upgrade to Standard' }).click()
  await says('You chose Standard')
})

it('a friend is invited at a real address only', async () => {
  const refer = await show('Refer & earn')
  await refer.getByLabel('E-mail of your friend').fill('nobody')
  await refer.getByRole('button', { name: 'Send' }).click()
  await refer.getByText('This is not an e-mail address').waitFor()
  await refer.getByLabel('E-mail of your friend').fill('friend@members.example')
  await refer.getByRole('button', { name: 'Send' }).click()
  await says('nothing was sent to friend@members.example')
  await refer.getByRole('button', { name: 'Share on LinkedIn' }).click()
  await says('nothing was shared on LinkedIn')
})

it('an address is of home or of the office, with a name', async () => {
  const address = await show('Add new address')
  await address.getByRole('radio', { name: 'Home' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await address.getByRole('radio', { name: 'Office' }).isChecked()).toBe(true)
  await address.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => address.getByText('Required').count()).toBe(2)
  await address.getByLabel('First name').fill('Keala')
  await address.getByLabel('Last name').fill('Mahoe')
  await address.getByRole('combobox', { name: 'Country' }).fill('jap')
  await page.getByRole('option', { name: 'Japan' }).click()
  await address.getByRole('button', { name: 'Save' }).click()
  await says('The address is complete')
})

it('an app is made in five steps, each right before the next', async () => {
  const app = await show('Create app')
  const step = (name: string) => app.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name })
  const next = app.getByRole('button', { name: 'Next' })
  expect(await step('Framework').isDisabled()).toBe(true)
  await next.click()
  await app.getByText('Required').waitFor()
  await app.getByLabel('Name of the app').fill('Night Watch')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toMatch(/^Framework/)
  expect(await step('Framework').getAttribute('aria-current')).toBe('step')
  await next.click()
  await app.getByText('Choose a framework').waitFor()
  expect(await violations(page)).toEqual([])
  await app.getByRole('radio', { name: 'React' }).check()
  await next.click()
  await app.getByLabel('Name of the database').fill('watch')
  await app.getByRole('radio', { name: 'SQLite' }).check()
  await next.click()
  await next.click()
  await expect.poll(() => app.getByText('Required').count()).toBe(4)
  // What was typed stays while one goes back.
  await app.getByLabel('Name on the card').fill('Keala Mahoe')
  await app.getByRole('button', { name: 'Previous' }).click()
  expect(await app.getByLabel('Name of the database').inputValue()).toBe('watch')
  await step('Details').click()
  expect(await app.getByLabel('Name of the app').inputValue()).toBe('Night Watch')
  await step('Billing').click()
  expect(await app.getByLabel('Name on the card').inputValue()).toBe('Keala Mahoe')
  await app.getByLabel('Card number').fill('5555555555554444')
  await app.getByLabel('Valid until').fill('0938')
  await app.getByLabel('Security code').fill('123')
  await next.click()
  await app.getByText('watch, SQLite').waitFor()
  await app.getByText('Card ending in 4444').waitFor()
  await app.getByRole('button', { name: 'Create the app' }).click()
  await says('Night Watch would be on its way now')
})

it('a second step is chosen, then set up', async () => {
  await page.getByRole('button', { name: 'Show Two-factor authentication' }).click()
  await dialog('Choose a second step').getByRole('button', { name: 'Continue' }).click()
  await dialog('Authenticator app').getByLabel('Code from the app').fill('123456')
  await page.keyboard.press('Enter')
  await says('The second step is set up')
})

it('a user is edited', async () => {
  await page.getByRole('button', { name: 'Show Edit user info' }).click()
  const form = dialog('Edit the user')
  await form.getByLabel('Last name').fill('Kahale')
  await form.getByRole('button', { name: 'Save' }).click()
  await says('Keala Kahale is complete')
})
