import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { answerAll, signIn, visit } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { setIdleEnd } from '#web/lib/idle.ts'
import { drop, keep, kept } from '#web/lib/storage.ts'
import { Shell } from './shell.tsx'

const MINUTES = 30
const user = { ...admin, idleMinutes: MINUTES }
const warning = page.getByRole('dialog', { name: 'Still there?' })
const sign = page.getByRole('dialog', { name: 'Sign in to go on' })
const content = () => document.getElementById('content')
const show = async () => {
  visit(
    <Shell user={user}>
      <p>the roster</p>
    </Shell>,
  )
  // It says that somebody is here as soon as it has come.
  await expect.poll(() => kept('activeAt')).not.toBeNull()
}
/** As if nobody had been here for so long, in any tab. */
const leftFor = (minutes: number) => keep('activeAt', String(Date.now() - minutes * 60_000))

beforeEach(() => {
  drop('activeAt')
  signIn(user)
})
afterEach(() => {
  setIdleEnd(undefined)
  vi.restoreAllMocks()
})

describe('a page that nobody uses', () => {
  it('warns a minute before its end, and goes on when somebody is there', async () => {
    const asked = answerAll(() => ({}))
    await show()
    leftFor(MINUTES - 2)
    await expect.poll(() => Number(kept('activeAt'))).toBeLessThan(Date.now() - 60_000)
    await expect.element(warning).not.toBeInTheDocument()
    leftFor(MINUTES - 0.5)
    await expect.element(warning).toBeVisible()
    await keys('{Enter}')
    await expect.element(warning).not.toBeInTheDocument()
    expect(Date.now() - Number(kept('activeAt'))).toBeLessThan(60_000)
    expect(asked.filter((path) => path === '/jwt/logout')).toEqual([])
  })

  it('ends its session on the server, hides what it shows, says why, and goes on after a sign-in', async () => {
    const bearers: (string | null)[] = []
    const asked = answerAll((request) => {
      if (request.url.endsWith('/jwt/logout')) bearers.push(request.headers.get('authorization'))
      if (request.url.endsWith('/jwt/login')) return { userData: user, accessToken: 'newer', refreshToken: 'newer' }
      return request.url.endsWith('/api/user') ? { userId: user.userId, userValidation: user.userValidation } : {}
    })
    await show()
    leftFor(MINUTES)
    await expect.element(sign).toMatchTextContent(/Nobody has used this page for 30 minutes/)
    expect(asked.filter((path) => path === '/jwt/logout')).toHaveLength(1)
    expect(bearers).toEqual(['Bearer access'])
    expect(getComputedStyle(content() ?? document.body).visibility).toBe('hidden')
    await sign.getByRole('textbox', { name: 'Password' }).fill('the right one')
    await keys('{Enter}')
    await expect.element(sign).not.toBeInTheDocument()
    await expect.element(page.getByText('the roster')).toBeVisible()
    expect(kept('accessToken')).toBe('newer')
  })
})
