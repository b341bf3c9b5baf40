import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { PASSWORD, useBrowser, visit } from '../browser.ts'
import { calm, violations } from '../inspect.ts'
import { startServer } from '../start-server.ts'

useBrowser()

const sampleStore = inject('sampleStore')
type OnwardServer = Awaited<ReturnType<typeof startServer>>
let identity: Server
/** Offers both ways in; and the identity service alone. */
let both: OnwardServer
let alone: OnwardServer

/** A certified provider of OpenID Connect: whoever has a name there has an address of that name, and any password. */
const providerFor = (issuer: string, origins: string[]) =>
  new Provider(issuer, {
    clients: [
      {
        client_id: 'onward',
        client_secret: 'a-secret-of-two',
        redirect_uris: origins.map((origin) => `${origin}/login/continue`),
        post_logout_redirect_uris: origins.map((origin) => `${origin}/login`),
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub, email_verified: true, name: sub }),
    }),
    pkce: { required: () => true },
    cookies: { keys: ['of a test'] },
  })

beforeAll(async () => {
  // It needs a port before it can be told who asks, and who asks needs its address.
  let answer: (...args: Parameters<ReturnType<Provider['callback']>>) => unknown = () => {}
  // It says at length what a real service would set.
  for (const word of ['info', 'warn'] as const) vi.spyOn(console, word).mockImplementation(() => {})
  identity = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => {
    identity.listen(0, '127.0.0.1', resolve)
  })
  const { port } = identity.address() as AddressInfo // it listens on a port
  const issuer = `http://127.0.0.1:${port}`
  const settings = {
    SAMPLE_SCREENS: 'off',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'onward',
    OIDC_CLIENT_SECRET: 'a-secret-of-two',
  }
  ;[both, alone] = await Promise.all([
    startServer({ ...settings, IDENTITY_NAME: 'Harbor Health' }, sampleStore),
    startServer({ ...settings, LOCAL_SIGN_IN: 'off' }, sampleStore),
  ])
  answer = providerFor(issuer, [both.origin, alone.origin]).callback()
})
afterAll(async () => {
  await Promise.all([both.stop(), alone.stop()])
  identity.closeAllConnections()
  identity.close()
})

const open = (server: OnwardServer) => visit({ baseURL: server.origin })
const continueWith = (page: Page) => page.getByRole('button', { name: /^Continue with / })
const sayThere = async (page: Page, email: string) => {
  await page.locator('input[name=login]').fill(email)
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
}
/** Signs in at the service, and for the first time lets it tell us who that is. */
const signInThere = async (page: Page, email: string) => {
  await sayThere(page, email)
  await page.getByRole('button', { name: 'Continue' }).click()
}
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

it('leads to the service and back to where one was going, and out of both', async () => {
  const { page, context } = await open(both)
  await page.goto('/calendar?from=mail')
  await page.getByLabel('E-mail').waitFor()
  await page.getByRole('button', { name: 'Continue with Harbor Health' }).waitFor()
  await calm(page)
  expect(await violations(page)).toEqual([])
  await continueWith(page).click()
  await signInThere(page, 'admin@onward.test')
  await page.locator('[data-event]').first().waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/calendar?from=mail')

  await page.getByRole('button', { name: /Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: /sign me out/i }).click()
  await page.waitForURL(`${both.origin}/login**`)
  expect(await stored(page)).toBeNull()
  // The service has forgotten them too.
  await continueWith(page).click()
  await page.locator('input[name=login]').waitFor()
  await context.close()
})

it('says why somebody is not signed in', async () => {
  const { page, context } = await open(both)
  await page.goto('/login')
  await continueWith(page).click()
  await signInThere(page, 'stranger@elsewhere.test')
  await page.getByRole('heading', { level: 1, name: 'You are not signed in' }).waitFor()
  await page.getByText('Nobody here has the e-mail address that you have at Harbor Health.').waitFor()
  // Neither the history nor a picture of the screen keeps what the service said.
  expect(page.url()).toBe(`${both.origin}/login/continue`)
  await calm(page)
  expect(await violations(page)).toEqual([])
  await page.reload()
  await page.getByText('begun too long ago').waitFor()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await page.getByLabel('E-mail').waitFor()
  // Whom the service knows by now need not be whom it is asked about.
  await page.goto('/login/continue')
  await continueWith(page).click()
  await signInThere(page, 'provider@onward.test')
  await page.locator('[data-event]').first().waitFor()
  await context.close()
})

it('signs in again beside a page whose session has ended, and the page goes on', async () => {
  const { page, context } = await open(alone)
  await page.goto('/login')
  // The only way in: no field for a password that nobody has, and no page about one.
  expect(await page.getByLabel('E-mail').count()).toBe(0)
  await page.goto('/register')
  await page.waitForURL('**/login')
  await continueWith(page).click()
  await signInThere(page, 'provider@onward.test')
  await page.locator('[data-event]').first().waitFor()

  // The session ends under the page.
  const headers = { authorization: `Bearer ${await stored(page)}` }
  expect((await fetch(`${alone.origin}/jwt/logout`, { method: 'POST', headers })).status).toBe(200)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' })
  await dialog.waitFor()
  expect(await dialog.getByLabel('Password').count()).toBe(0)
  const [beside] = await Promise.all([context.waitForEvent('page'), continueWith(page).click()])
  // Somebody else may stand at this machine by now: the service asks, although it knows who was here.
  await sayThere(beside, 'provider@onward.test')
  await beside.waitForURL(`${alone.origin}/calendar**`)
  await dialog.waitFor({ state: 'detached' })
  await page.locator('[data-event]').first().waitFor()
  await context.close()
})

it('says that the service does not answer, and lets who has a password in', async () => {
  const settings = {
    SAMPLE_SCREENS: 'off',
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'onward',
    IDENTITY_NAME: 'Harbor <Health> & "Sons"',
  }
  const down = await startServer(settings, sampleStore)
  const { page, context } = await open(down)
  await page.goto('/login')
  await continueWith(page).click()
  await page.getByRole('alert').getByText('Harbor <Health> & "Sons" does not answer.').waitFor()
  await page.getByLabel('E-mail').fill('admin@onward.test')
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.locator('[data-event]').first().waitFor()
  await context.close()
  await down.stop()
})
