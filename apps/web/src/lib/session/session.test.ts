import { describe, expect, it, vi } from 'vitest'
import { admin, client, provider, userWith } from '#test/people.ts'
import { at, bearerOf, json, left, open, ORIGIN, reloaded, server, signedIn, tab } from '#test/tab.ts'

describe('who is signed in', () => {
  it('is nobody at first', async () => {
    expect((await open()).currentUser()).toBeUndefined()
  })

  it('is who was kept, by whichever tab', async () => {
    await signedIn()
    expect((await open()).currentUser()).toEqual(admin)
  })

  it('is nobody without a token, whatever else was left behind', async () => {
    await signedIn()
    tab.everywhere.removeItem('accessToken')
    expect((await open()).currentUser()).toBeUndefined()
  })

  it.each(['no JSON', '{"userId":"u1"}', 'null'])(
    'is nobody where the user is kept as %s, and the tokens go',
    async (text) => {
      const session = await signedIn()
      tab.everywhere.setItem('userData', text)
      expect(session.currentUser()).toBeUndefined()
      expect(tab.everywhere.all()).toEqual({})
    },
  )

  it('is an admin, a provider, or neither', async () => {
    const { isAdmin, isProvider } = await open()
    const both = userWith('Admin', {
      userValidation: { status: 'Success', rolesList: [{ roleName: 'Provider' }, { roleName: 'Admin' }] },
    })
    const of = [admin, provider, client, both].map((user) => [isAdmin(user), isProvider(user)])
    // Who is both sees the whole schedule.
    expect(of).toEqual([
      [true, false],
      [false, true],
      [false, false],
      [true, false],
    ])
  })

  it('is known in one tab alone where that was wished', async () => {
    await signedIn('tab')
    expect(tab.everywhere.all()).toEqual({})
    expect(Object.keys(tab.own.all()).toSorted()).toEqual(['accessToken', 'refreshToken', 'userData'])
  })
})

describe('where one starts', () => {
  it('is the front door for a stranger, and the calendar for who sees a schedule', async () => {
    const { homeOf } = await open()
    expect([undefined, admin, provider, client].map(homeOf)).toEqual(['/', '/calendar', '/calendar', '/calendar'])
  })

  it('for who sees none it is what the wing has for them, once it has come', async () => {
    const { homeOf } = await open()
    const { joinWing } = await import('#web/lib/pages/wing.ts')
    joinWing(async () => Promise.reject(new Error('not here yet')))
    expect([admin, client].map(homeOf)).toEqual(['/calendar', '/'])
  })

  it.each([
    ['/calendar?view=week', '/login?returnUrl=%2Fcalendar%3Fview%3Dweek'],
    ['/', '/login'],
    ['/?from=mail', '/login?returnUrl=%2F%3Ffrom%3Dmail'],
    ['/login?returnUrl=%2Ftodo', '/login'],
  ])('from %s one is asked to sign in at %s', async (from, to) => {
    tab.place = new URL(from, ORIGIN)
    expect((await open()).loginAddress()).toBe(to)
  })
})

it('a renewed session knows the user as the server does now', async () => {
  const { renewSession, currentUser } = await signedIn()
  tab.answer = async () =>
    json({ userData: { ...admin, fullName: 'Ada Berg' }, accessToken: 'new', refreshToken: 'next' })
  expect(await renewSession()).toBe('new')
  expect(currentUser()?.fullName).toBe('Ada Berg')
})

describe('a sign-out', () => {
  it('tells the server with the bearer, and leaves nothing of the user', async () => {
    const { signOut } = await signedIn()
    tab.answer = async () => json({})
    await signOut()
    expect(tab.asked.map((one) => [new URL(one.url).pathname, bearerOf(one)])).toEqual([['/jwt/logout', 'Bearer old']])
    // The identity service may know who was here.
    expect(tab.everywhere.all()).toEqual({ asksAnew: '1' })
    expect(left).toHaveBeenCalledExactlyOnceWith('/login')
  })

  it('leads to where the identity service ends its own, which then asks the next one by itself', async () => {
    const { signOut } = await signedIn()
    tab.answer = async () => json({ signOutUrl: 'https://id.example/end?client_id=onward' })
    await signOut()
    expect(tab.everywhere.all()).toEqual({})
    expect(left).toHaveBeenCalledExactlyOnceWith('https://id.example/end?client_id=onward')
  })

  it('renews a token that has run out, so that the session ends there too', async () => {
    const { signOut } = await signedIn()
    tab.answer = async (request) => {
      if (request.url.endsWith('/jwt/refresh-token'))
        return json({ userData: admin, accessToken: 'new', refreshToken: 'newer' })
      return bearerOf(request) === 'Bearer new' ? json({}) : json({ message: 'Sign in first' }, 401)
    }
    await signOut()
    expect(tab.asked.map((one) => [new URL(one.url).pathname, bearerOf(one)])).toEqual([
      ['/jwt/logout', 'Bearer old'],
      ['/jwt/refresh-token', null],
      ['/jwt/logout', 'Bearer new'],
    ])
    expect(left).toHaveBeenCalledExactlyOnceWith('/login')
  })

  it('happens here whatever the server says', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const { signOut, currentUser } = await signedIn()
    tab.answer = async () => Promise.reject(new TypeError('Failed to fetch'))
    await signOut()
    expect(currentUser()).toBeUndefined()
    expect(left).toHaveBeenCalledExactlyOnceWith('/login')
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })
})

describe('a page that is open', () => {
  const tells = (type: 'storage' | 'pageshow', about: object) =>
    tab.page.dispatchEvent(Object.assign(new Event(type), about))
  const watched = async () => {
    const session = await signedIn()
    session.watchSession()
    return session
  }

  it.each(['accessToken', null])('follows a sign-out of another tab that took %s away', async (key) => {
    await watched()
    tab.everywhere.clear()
    tells('storage', { key })
    expect(left).toHaveBeenCalledOnce()
  })

  it.each([
    ['is typed', 'form'],
    ['waits to be sent', 'board'],
  ])('waits, unseen, where something %s, and goes on with its user alone', async (_, where) => {
    const { keepSession, withSession } = await watched()
    const { askingToStay, noteTyped } = await import('#web/lib/leaving.ts')
    const { keepPage } = await import('#web/lib/session/signed-in-again.ts')
    if (where === 'form') noteTyped()
    else tab.page.addEventListener('beforeunload', askingToStay())
    keepPage()
    const signsIn = (userId: string) => {
      keepSession({ userData: { ...admin, userId }, accessToken: userId, refreshToken: 'r' }, 'everywhere')
      tells('storage', { key: 'accessToken' })
    }
    tab.everywhere.clear()
    tells('storage', { key: 'accessToken' })
    const { seen, send } = server(admin.userId)
    const answer = withSession(send)(at('/api/a'))
    await expect.poll(() => seen).toEqual([null])
    signsIn('somebody else')
    expect([left.mock.calls, reloaded.mock.calls, seen]).toEqual([[], [], [null]])
    signsIn(admin.userId)
    expect([(await answer).status, seen]).toEqual([200, [null, `Bearer ${admin.userId}`]])
    expect([left.mock.calls, reloaded.mock.calls]).toEqual([[], []])
  })

  it('shows what is theirs to somebody else who has signed in in another tab', async () => {
    const { keepSession } = await watched()
    const { keepPage } = await import('#web/lib/session/signed-in-again.ts')
    keepPage()
    keepSession(
      { userData: { ...admin, userId: 'somebody else' }, accessToken: 'theirs', refreshToken: 'r' },
      'everywhere',
    )
    tells('storage', { key: 'accessToken' })
    expect(reloaded).toHaveBeenCalledOnce()
  })

  it('stays when another tab only has newer tokens, or keeps something else', async () => {
    await watched()
    tab.everywhere.setItem('accessToken', 'theirs')
    tells('storage', { key: 'accessToken' })
    tells('storage', { key: 'skin' })
    expect(left).not.toHaveBeenCalled()
  })

  it('stays where it is the sign-in page itself', async () => {
    tab.place = new URL('/login', ORIGIN)
    await watched()
    tab.everywhere.clear()
    tells('storage', { key: 'accessToken' })
    expect(left).not.toHaveBeenCalled()
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('that Back brought out of the memory (%s) after a sign-out is left', async (persisted, times) => {
    await watched()
    tab.everywhere.clear()
    tells('pageshow', { persisted })
    expect(left).toHaveBeenCalledTimes(times)
  })
})
