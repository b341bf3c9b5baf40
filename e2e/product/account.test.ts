import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { origin, picture, useBrowser, visit } from '../browser.ts'
import { violations } from '../inspect.ts'
import { linksTo, linkTo } from '../mails.ts'

useBrowser()

const PASSWORD = 'seven calm owls at night'
const NEW_PASSWORD = 'eleven tall pines in snow'
/** A person whom nobody has heard of yet. */
const somebody = () => {
  const name = `newcomer-${crypto.randomUUID().slice(0, 8)}`
  return { name, email: `${name}@example.test` }
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const focused = (page: Page, name: string) =>
  page.waitForFunction(
    (label) => {
      const { activeElement } = document
      return activeElement instanceof HTMLInputElement && activeElement.labels?.[0]?.textContent?.startsWith(label)
    },
    name,
    { timeout: 5000 },
  )
/** What a screen reader hears of a field that is wrong. */
const saidOf = (page: Page, name: string) =>
  field(page, name).evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
    return [input.getAttribute('aria-invalid'), ids.map((id) => document.getElementById(id)?.textContent).join('')]
  })
const fillIn = async (page: Page, { name, email }: { name: string; email: string }, password = PASSWORD) => {
  await field(page, 'Username').fill(name)
  await field(page, 'E-mail').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
}
const create = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()
const register = async (page: Page, person: { name: string; email: string }) => {
  await page.goto('/register')
  await fillIn(page, person)
  await create(page)
  await page.waitForURL('**/verify-email')
  await heading(page, 'Verify your e-mail').waitFor()
}
const call = (path: string, body: object) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
/** Registered past the page. */
const registered = async () => {
  const person = somebody()
  const answer = await call('/jwt/register', { email: person.email, username: person.name, password: PASSWORD })
  expect(answer.status).toBe(200)
  return person
}
const signInAs = async (page: Page, email: string, password: string) => {
  await field(page, 'E-mail').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
const askForLink = async (page: Page, email: string) => {
  await page.goto('/forgot-password')
  await field(page, 'E-mail').fill(email)
  await page.keyboard.press('Enter')
  await heading(page, 'Check your mail').waitFor()
}
const setPassword = async (page: Page, password: string, repeated = password) => {
  await field(page, 'New password').fill(password)
  await field(page, 'Repeat the new password').fill(repeated)
  await page.getByRole('button', { name: 'Set new password' }).click()
}

it('a newcomer registers, opens the link in their mail, and is home', async () => {
  const { page, done } = await visit()
  const person = somebody()
  await register(page, person)
  await page.getByText(`We sent a link to ${person.email}.`).waitFor()
  // Until then there is no way past it.
  await page.goto('/calendar')
  await page.waitForURL('**/verify-email')
  await page.getByRole('button', { name: 'I have opened the link' }).click()
  await page.getByRole('alert').getByText('Not verified yet').waitFor()

  await page.goto(await linkTo(person.email, 'verify-email'))
  await heading(page, 'Your e-mail is verified').waitFor()
  expect(page.url()).toBe(`${origin}/verify-email`)
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL('**/calendar')
  await heading(page, 'Calendar').waitFor()
  await done()
})

it.each(['light', 'dark'])(
  '%s: says of each field what is wrong, leads to the first, and asks nothing',
  async (skin) => {
    const { page, done } = await visit()
    await page.addInitScript((name) => localStorage.setItem('skin', JSON.stringify(name)), skin)
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('/jwt/') && calls.push(request.url()))
    await page.goto('/register')
    await create(page)
    await focused(page, 'Username')
    expect(await saidOf(page, 'Username')).toEqual(['true', 'Required'])
    expect(await saidOf(page, 'E-mail')).toEqual(['true', 'Required'])
    await page.getByText('Agree to the terms to go on').waitFor()
    expect(await violations(page)).toEqual([])
    await fillIn(page, { name: 'somebody', email: 'no address' })
    expect((await saidOf(page, 'Username'))[0]).not.toBe('true')
    await page.keyboard.press('Enter')
    await focused(page, 'E-mail')
    expect(await saidOf(page, 'E-mail')).toEqual(['true', 'This is not an e-mail address'])
    expect(calls).toEqual([])
    await done()
  },
)

it('shows what is too weak under its field, and says nothing of who has an address', async () => {
  const taken = await registered()
  const { page, done } = await visit()
  await page.goto('/register')
  await fillIn(page, taken, 'short')
  await create(page)
  await focused(page, 'Password')
  expect(await saidOf(page, 'Password')).toEqual(['true', expect.stringMatching(/at least \d+ characters/)])
  await field(page, 'Password').fill(PASSWORD)
  await create(page)
  await page.waitForURL('**/verify-email')
  await heading(page, 'Verify your e-mail').waitFor()
  await done()
})

it('says in the language of the page why a password is too weak, and what would do', async () => {
  const { page, done } = await visit()
  await page.addInitScript(() => localStorage.setItem('language', 'de'))
  await page.goto('/register')
  await field(page, 'Benutzername').fill('somebody')
  await field(page, 'E-Mail').fill(somebody().email)
  await page.getByRole('checkbox').check()
  for (const [password, words] of [
    ['Sommer1', 'Es müssen mindestens 8 Zeichen sein'],
    ['aaaabbbb', 'Zu wenige verschiedene Zeichen'],
    ['somebody-1', /^Darf nicht aus Ihrem Namen, .* Nehmen Sie drei oder mehr Wörter, die nicht zusammengehören\.$/],
    ['password123', /^Darf nicht aus dem bestehen, was viele wählen\. Nehmen Sie drei oder mehr Wörter, /],
  ] as const) {
    await field(page, 'Passwort').fill(password)
    await page.keyboard.press('Enter')
    const wanted = typeof words === 'string' ? words : expect.stringMatching(words)
    await expect.poll(() => saidOf(page, 'Passwort')).toEqual(['true', wanted])
    await focused(page, 'Passwort')
  }
  await picture(page, 'password-too-weak')
  await done()
})

it('a link that is opened elsewhere asks for the password, and verifies nothing without it', async () => {
  const { email } = await registered()
  const { page, done } = await visit()
  await page.goto(await linkTo(email, 'verify-email'))
  await page.getByText('If that was not you, close this page').waitFor()
  expect(await violations(page)).toEqual([])
  await field(page, 'Password').fill('somebody else is guessing')
  await page.keyboard.press('Enter')
  await page.getByText('This password was not accepted.').waitFor()
  await focused(page, 'Password')
  expect(await saidOf(page, 'Password')).toEqual(['true', 'This password was not accepted.'])
  await field(page, 'Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await heading(page, 'Your e-mail is verified').waitFor()
  await done()
})

it('another link may be sent, and a tab that waits goes on by itself', async () => {
  const { page, context, done } = await visit()
  const person = somebody()
  await register(page, person)
  await page.getByRole('button', { name: 'Send another link' }).click()
  await page.getByRole('status').getByText(`Another link is on its way to ${person.email}`).waitFor()
  const link = await linkTo(person.email, 'verify-email', 2)
  const other = await context.newPage()
  await other.goto((await linksTo(person.email, 'verify-email'))[0] ?? '')
  await heading(other, 'This link no longer works').waitFor()
  await other.getByRole('button', { name: 'Send another link' }).waitFor()
  // Pasted where the page is open already: only the part after the # changes.
  await other.evaluate((to) => location.assign(to), link)
  await heading(other, 'Your e-mail is verified').waitFor()
  // It goes on twice: to the front door, and from there home.
  await page.waitForURL('**/calendar', { waitUntil: 'commit' })
  await done()
})

it('whoever waits may sign out instead', async () => {
  const { page, done } = await visit()
  await register(page, somebody())
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  await page.goto('/verify-email')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await heading(page, 'Welcome back').waitFor()
  await done()
})

it('a forgotten password is replaced by way of the mail, and its link works once', async () => {
  const { email } = await registered()
  const { page, done } = await visit()
  await page.goto('/login?returnUrl=%2Fcalendar')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.waitForURL('**/forgot-password?returnUrl=%2Fcalendar')
  await askForLink(page, email)
  const link = await linkTo(email, 'reset-password')

  await page.goto(link)
  await setPassword(page, NEW_PASSWORD, PASSWORD)
  await focused(page, 'Repeat')
  expect(await saidOf(page, 'Repeat')).toEqual(['true', 'The two passwords differ'])
  await setPassword(page, 'short')
  await focused(page, 'New password')
  expect(await saidOf(page, 'New password')).toEqual(['true', expect.stringMatching(/at least \d+ characters/)])
  await setPassword(page, NEW_PASSWORD)
  await heading(page, 'Your new password is set').waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()

  await signInAs(page, email, PASSWORD)
  const refusal = page.getByRole('dialog', { name: 'Error!' })
  await refusal.getByRole('button', { name: 'OK' }).click()
  await refusal.waitFor({ state: 'detached' })
  await signInAs(page, email, NEW_PASSWORD)
  await page.waitForURL('**/calendar')

  const stranger = await visit()
  await stranger.page.goto(link)
  await heading(stranger.page, 'This link no longer works').waitFor()
  await stranger.page.getByRole('link', { name: 'Ask for a new link' }).click()
  await heading(stranger.page, 'Forgot your password?').waitFor()
  await stranger.done()
  await done()
})

it('a session that the new password has ended is gone from this browser too', async () => {
  const { page, done } = await visit()
  const person = somebody()
  await register(page, person)
  expect((await call('/jwt/forgot-password', { email: person.email })).status).toBe(200)
  await page.goto(await linkTo(person.email, 'reset-password'))
  await setPassword(page, NEW_PASSWORD)
  await heading(page, 'Your new password is set').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await heading(page, 'Welcome back').waitFor()
  await done()
})

it('says the same of an address that nobody has, and mails it nothing', async () => {
  const known = await registered()
  const { email } = somebody()
  const { page, done } = await visit()
  const words = async (address: string) => {
    await askForLink(page, address)
    return (await page.getByText('has an account here').textContent())?.replace(address, '…')
  }
  expect(await words(email)).toBe(await words(known.email))
  // The later one has arrived.
  await linkTo(known.email, 'reset-password')
  expect(await linksTo(email, 'reset-password')).toEqual([])
  await done()
})

it('shows in its own words that one has asked too often', async () => {
  const { email } = somebody()
  const { page, done } = await visit()
  // All tests ask from one address: whoever really asked too often would slow the others down.
  const message = 'Too many tries. Try again in a minute.'
  await page.route('**/jwt/forgot-password', (route) => route.fulfill({ status: 429, json: { message } }))
  await page.goto('/forgot-password')
  await field(page, 'E-mail').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await page
    .getByRole('alert')
    .getByText(/Too many tries/)
    .waitFor()
  await done()
})

it.each(['reset-password', 'verify-email'] as const)(
  'the token of a link to /%s stays out of addresses, history and requests',
  async (name) => {
    const { email } = await registered()
    if (name === 'reset-password') await call('/jwt/forgot-password', { email })
    const link = await linkTo(email, name)
    const [, token = ''] = link.split('#')
    expect(token.length).toBeGreaterThan(40)
    const { page, done } = await visit()
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())}`))
    await page.goto(link)
    if (name === 'reset-password') {
      await heading(page, 'Set a new password').waitFor()
      await page.waitForURL('**/reset-password')
      await setPassword(page, NEW_PASSWORD)
      await heading(page, 'Your new password is set').waitFor()
      await page.getByRole('link', { name: 'Sign in' }).click()
      await heading(page, 'Welcome back').waitFor()
      await page.goBack()
    } else {
      await field(page, 'Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Verify', exact: true }).click()
      await heading(page, 'Your e-mail is verified').waitFor()
    }
    expect(page.url()).toBe(`${origin}/${name}`)
    expect(sent.some((line) => line.includes(`/jwt/${name}`))).toBe(true)
    expect(sent.filter((line) => line.includes(token.slice(2)))).toEqual([])
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, state: history.state }))
    expect(kept).not.toContain(token.slice(2))
    await done()
  },
)
