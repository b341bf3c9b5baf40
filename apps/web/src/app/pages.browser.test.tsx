import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerAll, signIn, visit, wing } from '#test/house.tsx'
import { admin, client, provider, userWith } from '#test/people.ts'
import { joinWing, houseReady } from '#web/lib/pages/wing.ts'
import { Pages } from './pages.tsx'

beforeAll(async () => {
  joinWing(async () => wing)
  await houseReady()
})
// What the calendar asks for is not what is tested here.
beforeEach(() => void answerAll(() => ({ message: 'Later' }), 404))

const unverified = userWith('Client', { isEmailVerified: false })
const nobody = undefined

describe('an address', () => {
  it.each([
    ['a stranger', nobody, '/login', 'Sign in'],
    ['a stranger', nobody, '/misc/error', 'There is no page here'],
    ['a stranger', nobody, '/plot', 'screen of plot'],
    ['an admin', admin, '/garden', 'screen of garden'],
    ['a provider', provider, '/garden', 'screen of garden'],
    ['a client', client, '/yard', 'screen of yard'],
    ['somebody without a verified address', unverified, '/verify-email', 'Verify your e-mail'],
  ] as const)('shows %s its screen: %#', async (_, user, path, words) => {
    if (user) signIn(user)
    const { place } = visit(<Pages />, path)
    await expect.element(page.getByText(words, { exact: true }).first()).toBeVisible()
    expect(place.history).toEqual([path])
  })

  it.each([
    ['a stranger from the front door', nobody, '/', '/login'],
    ['a stranger from what is behind the sign-in', nobody, '/garden', '/login'],
    ['who is signed in from the sign-in', admin, '/login', '/calendar'],
    ['a client from the sign-in', client, '/register', '/yard'],
    ['an admin from the front door', admin, '/', '/calendar'],
    ['a client from the front door', client, '/', '/yard'],
    ['who has not verified their address', unverified, '/yard', '/verify-email'],
    ['who may not open it', client, '/garden', '/misc/not-authorized'],
  ] as const)('leads %s elsewhere', async (_, user, from, to) => {
    if (user) signIn(user)
    const { place } = visit(<Pages />, from)
    await expect.poll(() => place.history.at(-1)?.split('?')[0]).toBe(to)
    // Back does not lead here again.
    expect(place.history).toHaveLength(1)
  })

  it.each([
    ['nobody knows', '/nowhere'],
    ['is spelled in another way', '/Calendar'],
  ])('that %s says so, and stays in the bar', async (_, path) => {
    const { place } = visit(<Pages />, path)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('There is no page here')
    expect(place.history).toEqual([path])
  })
})

describe('a page', () => {
  it('stands in the frame, or alone', async () => {
    signIn(admin)
    const { place } = visit(<Pages />, '/garden')
    await expect.element(page.getByText('screen of garden')).toBeVisible()
    expect(page.getByRole('banner').elements()).toHaveLength(1)
    place.navigate('/plot')
    await expect.element(page.getByText('screen of plot')).toBeVisible()
    expect(page.getByRole('banner').elements()).toEqual([])
  })

  it('gives the window its title', async () => {
    signIn(admin)
    const { place } = visit(<Pages />, '/garden')
    await expect.poll(() => document.title).toBe('Garden · Onward')
    place.navigate('/shed')
    await expect.poll(() => document.title).toBe('Shed · Onward')
  })
})
