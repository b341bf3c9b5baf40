import { beforeAll, expect, it } from 'vitest'
import { keepsOf, origin, signedIn, useBrowser, visit, type Who } from './browser.ts'

useBrowser()

type Visitor = 'nobody' | 'unverified' | Who
let newcomer: Awaited<ReturnType<typeof keepsOf>>
beforeAll(async () => {
  const email = `newcomer-${crypto.randomUUID().slice(0, 8)}@example.test`
  const answer = await fetch(`${origin}/jwt/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, username: email, password: 'seven calm owls at night' }),
  })
  newcomer = await keepsOf(answer)
})
const asked = (who: Visitor) => {
  if (who === 'nobody') return {}
  return who === 'unverified' ? newcomer : signedIn(who)
}

// One of each kind; `apps/web/src/app/where-to.test.ts` asks it of every page.
it.each([
  ['nobody', '/apps/todo', '/login?returnUrl=%2Fapps%2Ftodo', 'alone'],
  ['nobody', '/', '/login', 'alone'],
  ['nobody', '/pages/login-basic', '/pages/login-basic', 'alone'],
  ['unverified', '/calendar', '/verify-email', 'alone'],
  ['unverified', '/login', '/verify-email', 'alone'],
  ['client', '/', '/access-control', 'framed'],
  ['client', '/apps/todo', '/misc/not-authorized', 'alone'],
  ['provider', '/login', '/calendar', 'framed'],
  ['admin', '/register', '/calendar', 'framed'],
  ['admin', '/apps/todo', '/apps/todo', 'framed'],
  ['admin', '/misc/not-authorized', '/misc/not-authorized', 'alone'],
] as const)('%s who asks for %s is at %s, %s', async (who, path, end, frame) => {
  const { page, done } = await visit(await asked(who))
  await page.goto(path)
  await page.waitForURL((url) => url.pathname + url.search === end)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  expect(await page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(frame === 'framed' ? 1 : 0)
  await done()
})
