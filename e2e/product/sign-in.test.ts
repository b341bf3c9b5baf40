import { expect, it } from 'vitest'
import { origin, PASSWORD, signIn, useBrowser, visit, type Who } from '../browser.ts'

useBrowser()

/** One session, open in two tabs. */
const twoTabs = async () => {
  const visitor = await visit()
  const { page, context } = visitor
  await signIn(page, 'admin')
  await page.waitForURL('**/calendar')
  await page.getByRole('grid').waitFor()
  const other = await context.newPage()
  await other.goto('/calendar')
  await other.getByRole('grid').waitFor()
  return { ...visitor, other }
}

it('refuses with a dialog in the words of the specification, and lets one try again', async () => {
  const { page, done } = await visit()
  await signIn(page, 'admin', 'not-the-password')
  const dialog = page.getByRole('dialog', { name: 'Error!' })
  await dialog.getByText('Email is not Correct!', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.getByLabel('E-mail').inputValue()).toBe('admin@onward.test')
  await done()
})

it('removes what an earlier version left in the background, before anybody signs in', async () => {
  const { page, done } = await visit()
  await page.addInitScript(() => {
    const left = { unregister: async () => ((window as unknown as { removed: true }).removed = true) }
    navigator.serviceWorker.getRegistrations = async () => [left as unknown as ServiceWorkerRegistration]
  })
  await page.goto('/login')
  await page.waitForFunction(() => 'removed' in window)
  await done()
})

it('marks an empty field and asks the server nothing', async () => {
  const { page, done } = await visit()
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/jwt/') && calls.push(request.url()))
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Required').first().waitFor()
  expect(await page.getByLabel('E-mail').getAttribute('aria-invalid')).toBe('true')
  expect(calls).toEqual([])
  await done()
})

it('shows and hides the password', async () => {
  const { page, done } = await visit()
  await page.goto('/login')
  const password = page.getByLabel(/^Password/)
  await password.fill('secret')
  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await password.getAttribute('type')).toBe('text')
  await done()
})

it('returns to where one was going', async () => {
  const { page, done } = await visit()
  await page.goto('/calendar?from=mail')
  await page.waitForURL((url) => url.pathname === '/login')
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/calendar?from=mail')
  await page.getByLabel('E-mail').fill('provider@onward.test')
  await page.getByLabel(/^Password/).fill('Onward-sample-2026')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/calendar' && url.search === '?from=mail')
  await done()
})

it.each<[Who, string, string]>([
  ['admin', '/calendar', 'Add shift'],
  ['provider', '/calendar', 'Month'],
  ['client', '/calendar', 'No schedule yet'],
])('%s comes home to %s', async (who, home, sign) => {
  const { page, done } = await visit()
  await signIn(page, who)
  await page.waitForURL((url) => url.pathname === home)
  await page.getByText(sign, { exact: true }).first().waitFor()
  await page.goto('/login')
  await page.waitForURL((url) => url.pathname === home)
  await done()
})

it('without "remember me" the session is this tab\'s alone', async () => {
  const { page, context, done } = await visit()
  await page.goto('/login')
  await page.getByLabel('Remember me').uncheck()
  await page.getByLabel('E-mail').fill('provider@onward.test')
  await page.getByLabel(/^Password/).fill('Onward-sample-2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/calendar')
  expect(
    await page.evaluate(() => [localStorage.getItem('accessToken'), sessionStorage.getItem('accessToken') === null]),
  ).toEqual([null, false])
  const other = await context.newPage()
  await other.goto('/calendar')
  await other.waitForURL((url) => url.pathname === '/login')
  await done()
})

it('a duplicated tab without "remember me" goes on beside the first one, however late it renews', async () => {
  const { page, context, done } = await visit()
  await page.goto('/login')
  await page.getByLabel('Remember me').uncheck()
  await page.getByLabel('E-mail').fill('provider@onward.test')
  await page.getByLabel(/^Password/).fill('Onward-sample-2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/calendar')
  // A browser copies what a tab keeps for itself into one that it opens from it, as into a duplicate.
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/calendar', '_blank')),
  ])
  await copy.getByRole('button', { name: /Your menu/ }).waitFor()
  const tokenOf = (tab: typeof page) => tab.evaluate(() => sessionStorage.getItem('refreshToken'))
  expect(await tokenOf(copy)).toBe(await tokenOf(page))
  /** As after ten minutes: the server forgets access tokens then. */
  const renew = async (tab: typeof page) => {
    const before = await tokenOf(tab)
    await tab.evaluate((token) => sessionStorage.setItem('accessToken', token), `1.${'x'.repeat(43)}`)
    await tab.reload()
    await expect.poll(() => tokenOf(tab)).not.toBe(before)
    await tab.getByRole('button', { name: /Your menu/ }).waitFor()
  }
  // The second time what the copy holds is no answer that was lost any more.
  for (const tab of [page, page, copy, page, copy]) await renew(tab)
  expect(await tokenOf(copy)).not.toBe(await tokenOf(page))
  await done()
})

it('signing out leaves nothing behind, here and in other tabs', async () => {
  const { page, other, done } = await twoTabs()
  const tokens = await page.evaluate(() => ({
    access: localStorage.getItem('accessToken'),
    refresh: localStorage.getItem('refreshToken'),
  }))
  await page.evaluate(() => localStorage.setItem('menuCollapsed', 'true'))

  await page.getByRole('button', { name: /Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  await other.waitForURL((url) => url.pathname === '/login')
  const left = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  for (const key of ['userData', 'accessToken', 'refreshToken', 'facility', 'provider', 'key', 'menuCollapsed'])
    expect(left).not.toContain(key)

  // The pages of the session were replaced in the history, so that Back leads out of it.
  await page.goBack()
  expect(await page.getByRole('grid').count()).toBe(0)
  await page.goto('/calendar')
  await page.waitForURL((url) => url.pathname === '/login')

  const refresh = await fetch(`${origin}/jwt/refresh-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: tokens.refresh }),
  })
  expect([refresh.status, await refresh.json()]).toMatchObject([401, { error: 'Invalid refresh token' }])
  const read = await fetch(`${origin}/api/facilities`, { headers: { authorization: `Bearer ${tokens.access}` } })
  expect(read.status).toBe(401)
  await done()
})

it('a token that has run out is renewed with one token of its own, and all tabs go on', async () => {
  const { page, other, context, done } = await twoTabs()
  // The server forgets access tokens after ten minutes; one that it never knew reads the same.
  const bad = `1.${'x'.repeat(43)}`
  // What a page still asks by itself may renew it at once.
  const spent: (string | null)[] = []
  context.on('request', (request) => request.url().endsWith('/jwt/refresh-token') && spent.push(request.postData()))
  const was = await page.evaluate((token) => {
    const kept = localStorage.getItem('accessToken')
    localStorage.setItem('accessToken', token)
    return kept
  }, bad)
  await other.waitForFunction((token) => localStorage.getItem('accessToken') !== token, was)
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })
  const now = new Date()
  const next = month.format(new Date(now.getFullYear(), now.getMonth() + 1, 15))
  await Promise.all(
    [page, other].map(async (tab) => {
      await tab.getByRole('button', { name: 'Next', exact: true }).click()
      await tab.getByRole('grid', { name: `Shifts of ${next}` }).waitFor()
      await tab
        .getByRole('gridcell', { name: /[1-9]\d* shift/ })
        .first()
        .waitFor()
    }),
  )
  // One tab may not see yet what another has just kept; the server then answers both alike, and there is one live token.
  await expect.poll(() => spent.length).toBeGreaterThan(0)
  expect(spent.length).toBeLessThanOrEqual(2)
  expect(new Set(spent).size).toBe(1)
  const tokenOf = (tab: typeof page) => tab.evaluate(() => localStorage.getItem('accessToken'))
  await expect.poll(() => tokenOf(page)).not.toBe(bad)
  await expect.poll(async () => (await tokenOf(other)) === (await tokenOf(page))).toBe(true)
  await done()
})

it('when the renewal is refused the sign-in comes over the page, and what was typed goes on', async () => {
  const { page, done } = await visit()
  await signIn(page, 'admin')
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: 'Add leave' }).click()
  const form = page.getByRole('dialog', { name: 'New leave' })
  await form.getByRole('combobox', { name: 'People' }).fill('Maya Okafor')
  await page.getByRole('option', { name: 'Maya Okafor' }).first().click()
  await form.getByLabel('First day').fill('2031-03-10')
  await form.getByLabel('Last day').fill('2031-03-11')
  await form.getByLabel('Description').fill('Typed before the session ended')
  await page.evaluate(() => {
    localStorage.setItem('accessToken', `1.${'x'.repeat(43)}`)
    localStorage.setItem('refreshToken', `1.${'y'.repeat(43)}`)
  })
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith('/jwt/refresh-token') && calls.push(request.url()))
  await form.getByRole('button', { name: 'Save' }).click()
  const again = page.getByRole('dialog', { name: 'Sign in to go on' })
  await again.getByLabel(/^Password/).fill('not my password')
  await again.getByRole('button', { name: 'Sign in' }).click()
  await again.getByText('This password was not accepted.').waitFor()
  await again.getByLabel(/^Password/).fill(PASSWORD)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('The leave is saved.').waitFor()
  expect(calls).toHaveLength(1)
  expect(new URL(page.url()).pathname).toBe('/calendar')
  await done()
})

it('who does not sign in over the page leaves for the sign-in page', async () => {
  const { page, done } = await visit()
  await signIn(page, 'admin')
  await page.getByRole('grid').waitFor()
  await page.evaluate(() => {
    localStorage.setItem('accessToken', `1.${'x'.repeat(43)}`)
    localStorage.setItem('refreshToken', `1.${'y'.repeat(43)}`)
  })
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('dialog', { name: 'Sign in to go on' }).getByRole('button', { name: 'Leave this page' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await done()
})
