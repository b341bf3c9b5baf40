import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { keepsOf, origin, PASSWORD as ADMINS, picture, useBrowser, visit } from '../browser.ts'
import { calm, violations } from '../inspect.ts'
import { linkTo } from '../mails.ts'

useBrowser()

const PASSWORD = 'seven calm owls at night'
const NEW_PASSWORD = 'eleven tall pines in snow'
const post = (path: string, body: object, token?: string) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
const logIn = (email: string, password: string) => post('/jwt/login', { email, password })
const newEmail = () => `own-${crypto.randomUUID().slice(0, 8)}@example.test`
/** A user whom no other test touches, signed in. */
const somebody = async () => {
  const email = newEmail()
  const admin = (await (await logIn('admin@onward.test', ADMINS)).json()) as { accessToken: string }
  const wish = { email, fullName: 'Ada Own', roles: ['Client'] }
  expect((await post('/api/users', wish, admin.accessToken)).status).toBe(201)
  const token = (await linkTo(email, 'accept-invitation')).split('#')[1]
  const answer = await post('/jwt/accept-invitation', { token, username: email, password: PASSWORD })
  return { email, ...(await visit(await keepsOf(answer))) }
}
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const fieldIn = (page: Page, card: string, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: card, exact: true }) })
    .getByLabel(new RegExp(`^${name}`))
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

it('one looks after name, clock, sessions and password', async () => {
  const { page, email, done } = await somebody()
  const elsewhere = (await (await logIn(email, PASSWORD)).json()) as { accessToken: string }
  const isIn = async () =>
    (await post('/api/user', { requestType: 'ValidateUser', userName: email }, elsewhere.accessToken)).ok
  await page.goto('/calendar')
  await page.getByRole('button', { name: /^Ada Own/ }).click()
  await page.getByRole('menuitem', { name: 'Your account' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  await page.getByRole('region', { name: 'Where you are signed in' }).getByRole('row').nth(2).waitFor()
  await calm(page)
  expect(await violations(page)).toEqual([])
  await picture(page, 'own-account')

  await field(page, 'Full name').fill('Ada of the House')
  await page.keyboard.press('Enter')
  await page.getByText('Your name was saved').waitFor()
  await page.getByRole('button', { name: /^Ada of the House/ }).waitFor()

  await page.getByText('Half past seven in the evening is 7:30 PM.').waitFor()
  await page.getByRole('combobox', { name: 'Time format' }).selectOption('24 hours')
  await page.getByText('Half past seven in the evening is 19:30.').waitFor()
  await page.reload()
  await page.getByText('Half past seven in the evening is 19:30.').waitFor()
  await page.getByRole('button', { name: /^Ada of the House/ }).waitFor()

  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  expect(
    await sessions
      .getByRole('row', { name: /This one/ })
      .getByRole('button')
      .count(),
  ).toBe(0)
  expect(await isIn()).toBe(true)
  await sessions.getByRole('button', { name: /^End / }).click()
  await page.getByText(/ was signed out$/).waitFor()
  await expect.poll(() => sessions.getByRole('row').count()).toBe(2)
  expect(await isIn()).toBe(false)

  await logIn(email, PASSWORD)
  await fieldIn(page, 'Password', 'Current password').fill('somebody else is guessing')
  await fieldIn(page, 'Password', 'New password').fill(NEW_PASSWORD)
  await fieldIn(page, 'Password', 'Repeat').fill(NEW_PASSWORD)
  await press(page, 'Change password')
  await page.getByText('is not your password').waitFor()
  await fieldIn(page, 'Password', 'Current password').fill(PASSWORD)
  await press(page, 'Change password')
  await page.getByText('One other session has ended.').waitFor()
  expect(await fieldIn(page, 'Password', 'New password').inputValue()).toBe('')
  expect([(await logIn(email, PASSWORD)).status, (await logIn(email, NEW_PASSWORD)).status]).toEqual([400, 200])
  await done()
})

it('another address counts once both mailboxes have said yes, each by who is signed in or knows the password', async () => {
  const { page, context, email, done } = await somebody()
  const wanted = newEmail()
  await page.goto('/account')
  await fieldIn(page, 'E-mail', 'New e-mail').fill(wanted)
  await fieldIn(page, 'E-mail', 'Password').fill(PASSWORD)
  await press(page, 'Change e-mail')
  await page.getByText(`${wanted}: the link in the mail has not been opened yet`).waitFor()

  const stranger = await visit()
  await stranger.page.goto(await linkTo(wanted, 'confirm-email'))
  await stranger.page.getByText('If you have asked for nothing, close this page').waitFor()
  expect(await violations(stranger.page)).toEqual([])
  await field(stranger.page, 'Password').fill('somebody else is guessing')
  await press(stranger.page, 'Confirm')
  await stranger.page.getByText('This password was not accepted.').waitFor()
  await field(stranger.page, 'Password').fill(PASSWORD)
  await press(stranger.page, 'Confirm')
  await stranger.page.getByRole('heading', { name: 'One of two' }).waitFor()
  await stranger.done()

  const other = await context.newPage()
  await other.goto(await linkTo(email, 'confirm-email'))
  await other.getByRole('heading', { name: 'Your address has changed' }).waitFor()
  expect(other.url()).toBe(`${origin}/confirm-email`)
  await other.getByRole('link', { name: 'Continue' }).click()
  await other.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  await other.getByRole('heading', { level: 2, name: 'E-mail' }).locator('..').getByText(wanted).waitFor()
  expect([(await logIn(email, PASSWORD)).status, (await logIn(wanted, PASSWORD)).status]).toEqual([400, 200])
  await done()
})
