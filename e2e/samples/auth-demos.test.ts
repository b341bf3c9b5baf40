import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { useBrowser, visit } from '../browser.ts'

useBrowser()

const LOOKS = ['basic', 'cover'] as const
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()
const isInvalid = async (page: Page, name: string) =>
  (await field(page, name).getAttribute('aria-invalid')) === 'true' &&
  (await field(page, name).getAttribute('aria-describedby')) !== null

/** A demo, and a test that it called nobody. */
const open = async (path: string) => {
  const visitor = await visit()
  const calls: string[] = []
  visitor.page.on('request', (request) => /\/(api|jwt)\//.test(request.url()) && calls.push(request.url()))
  await visitor.page.goto(`/pages/${path}`)
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  const done = async () => {
    expect(calls).toEqual([])
    await visitor.done()
  }
  return { page: visitor.page, done }
}
/** To a stranger the start of the product is the sign-in. */
const isAtStart = (page: Page) => page.waitForURL((url) => ['/', '/login'].includes(url.pathname))
const boxes = (page: Page) => page.getByRole('textbox', { name: /^Digit/ })
const codeOf = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value || '_').join('')) // inputs
const at = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const paste = (page: Page, text: string) =>
  page.evaluate((code) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', code)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

it.each(LOOKS)('sign in, %s: marks what is wrong, then leads to the start', async (look) => {
  const { page, done } = await open(`login-${look}`)
  await press(page, 'Sign in')
  expect([await isInvalid(page, 'E-mail'), await isInvalid(page, 'Password')]).toEqual([true, true])
  await field(page, 'E-mail').fill('maya@example.test')
  expect(await isInvalid(page, 'E-mail')).toBe(false)
  await field(page, 'Password').fill('anything')
  await page.getByRole('button', { name: 'Show password' }).focus()
  await page.keyboard.press('Enter')
  expect(await field(page, 'Password').getAttribute('type')).toBe('text')
  await press(page, 'Continue with GitHub')
  await toast(page, 'GitHub is not connected to this sample')
  expect(await page.getByRole('button', { name: /^Continue with/ }).count()).toBe(4)
  await press(page, 'Sign in')
  await isAtStart(page)
  await done()
})

it.each(LOOKS)('the pages of the style %s lead to one another', async (look) => {
  const { page, done } = await open(`login-${look}`)
  await follow(page, 'Create an account')
  await page.waitForURL(`**/pages/register-${look}`)
  await follow(page, 'Sign in instead')
  await page.waitForURL(`**/pages/login-${look}`)
  await follow(page, 'Forgot your password?')
  await page.waitForURL(`**/pages/forgot-password-${look}`)
  await follow(page, 'Back to sign in')
  await page.waitForURL(`**/pages/login-${look}`)
  await done()
})

it.each(LOOKS)('register, %s: every field and the terms, then a toast', async (look) => {
  const { page, done } = await open(`register-${look}`)
  await field(page, 'Username').fill('maya')
  await field(page, 'E-mail').fill('maya@example.test')
  await field(page, 'Password').fill('1234567')
  await press(page, 'Sign up')
  await page.getByText('Must have at least 8 characters').waitFor()
  await page.getByText('Agree to the terms to go on').waitFor()
  await field(page, 'Password').fill('12345678')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await press(page, 'Sign up')
  await toast(page, 'Welcome, maya.')
  await done()
})

it.each(LOOKS)('forgot and reset, %s: toasts, at least 8 characters, and twice the same', async (look) => {
  const { page, done } = await open(`forgot-password-${look}`)
  await press(page, 'Send reset link')
  expect(await isInvalid(page, 'E-mail')).toBe(true)
  await field(page, 'E-mail').fill('maya@example.test')
  await page.keyboard.press('Enter')
  await toast(page, 'maya@example.test')

  await page.goto(`/pages/reset-password-${look}`)
  await field(page, 'New password').fill('short')
  await field(page, 'Confirm password').fill('other')
  await press(page, 'Set new password')
  await page.getByText('Must have at least 8 characters').waitFor()
  await page.getByText('The two passwords differ').waitFor()
  await field(page, 'New password').fill('long enough')
  await field(page, 'Confirm password').fill('long enough')
  await page.keyboard.press('Enter')
  await toast(page, 'Your new password would now be set')
  await done()
})

it.each(LOOKS)('verify, %s: sends again, or skips to the start', async (look) => {
  const { page, done } = await open(`verify-email-${look}`)
  await page.getByText('hello@example.com').first().waitFor()
  await press(page, 'Send it again')
  await toast(page, 'Another link would now be on its way')
  await follow(page, 'Skip for now')
  await isAtStart(page)
  await done()
})

it.each(LOOKS)('two steps, %s: the boxes follow the keyboard', async (look) => {
  const { page, done } = await open(`two-steps-${look}`)
  const { keyboard } = page
  expect([await boxes(page).count(), await at(page)]).toEqual([6, 'Digit 1 of 6'])
  await keyboard.press('Enter')
  await page.getByRole('alert').getByText('Enter all six digits').waitFor()
  await keyboard.type('1a2-3')
  expect([await codeOf(page), await at(page)]).toEqual(['123___', 'Digit 4 of 6'])
  await keyboard.press('Backspace')
  expect([await codeOf(page), await at(page)]).toEqual(['12____', 'Digit 3 of 6'])
  await keyboard.press('ArrowLeft')
  await keyboard.press('ArrowLeft')
  await keyboard.press('ArrowLeft')
  expect(await at(page)).toBe('Digit 1 of 6')
  // The same digit once more, over the one that is there.
  await keyboard.type('1')
  expect([await codeOf(page), await at(page)]).toEqual(['12____', 'Digit 2 of 6'])
  await keyboard.press('ArrowRight')
  await paste(page, 'x')
  expect([await codeOf(page), await at(page)]).toEqual(['12____', 'Digit 3 of 6'])
  await paste(page, ' 98 76-54 ')
  expect([await codeOf(page), await at(page)]).toEqual(['987654', 'Digit 6 of 6'])
  await keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sign in')
  await press(page, 'Send it again')
  await toast(page, 'Another code would now be on its way')
  expect(await page.getByRole('link', { name: 'call us' }).getAttribute('href')).toMatch(/^tel:/)
  await press(page, 'Sign in')
  await isAtStart(page)
  await done()
})

it('the picture is there while there is room for it', async () => {
  const { page, done } = await open('login-cover')
  const picture = page.locator('main > [aria-hidden=true] > svg')
  expect(await picture.isVisible()).toBe(true)
  await page.setViewportSize({ width: 991, height: 800 })
  await picture.waitFor({ state: 'hidden' })
  await done()
})
