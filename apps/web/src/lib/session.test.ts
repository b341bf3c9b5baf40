import { beforeEach, describe, expect, it, vi } from 'vitest'
import { admin, client, provider, userWith } from '#test/people.ts'
import { FakeStorage } from '#test/stored.ts'

const ORIGIN = 'https://onward.test'
type Answer = (request: Request) => Response | Promise<Response>

let everywhere: FakeStorage
let tab: FakeStorage
let page: EventTarget
let place: URL
let asked: Request[]
/** What the server says to a refresh; every other call is answered by who sends it. */
let answer: Answer
const left = vi.fn<(to: string) => void>()

/** The module as a page finds it that is opened now. */
const open = async () => {
  vi.resetModules()
  return import('./session.ts')
}
const json = (body: unknown, status = 200) => Response.json(body, { status })
const refused = () => json({ error: 'expired', message: 'Sign in again' }, 401)
const at = (path: string) => new Request(new URL(path, ORIGIN))
const bearerOf = (request: Request) => request.headers.get('authorization')

beforeEach(() => {
  everywhere = new FakeStorage()
  tab = new FakeStorage()
  page = new EventTarget()
  place = new URL('/calendar?view=week', ORIGIN)
  asked = []
  answer = () => json({ userData: admin, accessToken: 'new', refreshToken: 'next' })
  left.mockReset()
  vi.stubGlobal('localStorage', everywhere)
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', {
    get origin() {
      return place.origin
    },
    get pathname() {
      return place.pathname
    },
    get search() {
      return place.search
    },
    replace: left,
  })
  // Locks as browsers have them, between the tabs of one origin; here there is one.
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } })
  vi.stubGlobal('fetch', async (to: string | Request, init?: RequestInit) => {
    const request = typeof to === 'string' ? new Request(new URL(to, ORIGIN), init) : to
    asked.push(request.clone())
    return answer(request)
  })
})

const signedIn = async (where: 'everywhere' | 'tab' = 'everywhere') => {
  const session = await open()
  session.keepSession({ userData: admin, accessToken: 'old', refreshToken: 'first' }, where)
  return session
}
/** A server that takes only the newest token. */
const server = (good = 'new') => {
  const seen: (string | null)[] = []
  const send = async (request: Request) => {
    seen.push(bearerOf(request))
    return bearerOf(request) === `Bearer ${good}` ? json({ said: await request.text() }) : refused()
  }
  return { seen, send }
}

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
    everywhere.removeItem('accessToken')
    expect((await open()).currentUser()).toBeUndefined()
  })

  it.each(['no JSON', '{"userId":"u1"}', 'null'])(
    'is nobody where the user is kept as %s, and the tokens go',
    async (text) => {
      const session = await signedIn()
      everywhere.setItem('userData', text)
      expect(session.currentUser()).toBeUndefined()
      expect(everywhere.all()).toEqual({})
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
    expect(everywhere.all()).toEqual({})
    expect(Object.keys(tab.all()).toSorted()).toEqual(['accessToken', 'refreshToken', 'userData'])
  })
})

describe('where one starts', () => {
  it('is the front door for a stranger, and the calendar for who sees a schedule', async () => {
    const { homeOf } = await open()
    expect([undefined, admin, provider, client].map(homeOf)).toEqual(['/', '/calendar', '/calendar', '/calendar'])
  })

  it('for who sees none it is what the wing has for them, once it has come', async () => {
    const { homeOf } = await open()
    const { joinWing } = await import('./wing.ts')
    joinWing(async () => Promise.reject(new Error('not here yet')))
    expect([admin, client].map(homeOf)).toEqual(['/calendar', '/'])
  })

  it.each([
    ['/calendar?view=week', '/login?returnUrl=%2Fcalendar%3Fview%3Dweek'],
    ['/', '/login'],
    ['/?from=mail', '/login?returnUrl=%2F%3Ffrom%3Dmail'],
    ['/login?returnUrl=%2Ftodo', '/login'],
  ])('from %s one is asked to sign in at %s', async (from, to) => {
    place = new URL(from, ORIGIN)
    expect((await open()).loginAddress()).toBe(to)
  })
})

describe('the bearer', () => {
  it('goes along to our own origin', async () => {
    const { withSession } = await signedIn()
    const { seen, send } = server('old')
    const response = await withSession(send)(at('/api/schedule'))
    expect([response.status, seen]).toEqual([200, ['Bearer old']])
  })

  it('goes nowhere else, and a refusal from there is only an answer', async () => {
    const { withSession } = await signedIn()
    const { seen, send } = server()
    const response = await withSession(send)(new Request('https://elsewhere.test/api/schedule'))
    expect([response.status, seen]).toEqual([401, [null]])
    expect(asked).toEqual([])
    expect(left).not.toHaveBeenCalled()
  })

  it('is not made up where there is none', async () => {
    const { withSession } = await open()
    const { seen, send } = server()
    await withSession(send)(at('/api/schedule'))
    expect(seen).toEqual([null])
  })
})

describe('a call that is refused with 401', () => {
  it('is sent once more, as it was, with the token of a refresh', async () => {
    const { withSession } = await signedIn()
    const { seen, send } = server()
    const response = await withSession(send)(new Request(at('/api/leave'), { method: 'POST', body: 'two days' }))
    expect(await response.json()).toEqual({ said: 'two days' })
    expect(seen).toEqual(['Bearer old', 'Bearer new'])
    expect(await Promise.all(asked.map((one) => one.text()))).toEqual(['{"refreshToken":"first"}'])
    expect(everywhere.all()).toMatchObject({ accessToken: 'new', refreshToken: 'next' })
    expect(left).not.toHaveBeenCalled()
  })

  it('waits with all others for one refresh', async () => {
    const { withSession } = await signedIn()
    const { seen, send } = server()
    const call = withSession(send)
    const responses = await Promise.all([call(at('/api/a')), call(at('/api/b')), call(at('/api/c'))])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(asked).toHaveLength(1)
    expect(seen.toSorted()).toEqual([
      'Bearer new',
      'Bearer new',
      'Bearer new',
      'Bearer old',
      'Bearer old',
      'Bearer old',
    ])
  })

  it('takes the token that another tab has got meanwhile', async () => {
    const { withSession } = await signedIn()
    const { send } = server('theirs')
    const slow = async (request: Request) => {
      const response = await send(request)
      everywhere.setItem('accessToken', 'theirs')
      return response
    }
    expect((await withSession(slow)(at('/api/a'))).status).toBe(200)
    expect(asked).toEqual([])
  })

  it('keeps the new tokens where the old ones were', async () => {
    const { withSession } = await signedIn('tab')
    await withSession(server().send)(at('/api/a'))
    expect(tab.getItem('refreshToken')).toBe('next')
    expect(everywhere.all()).toEqual({})
  })

  it.each([
    ['the refresh is refused', async () => refused()],
    ['the server is down', async () => json({ message: 'Try later' }, 503)],
  ])('ends the session when %s', async (_, says) => {
    const { withSession, currentUser } = await signedIn()
    answer = says
    const { seen, send } = server()
    const response = await withSession(send)(at('/api/a'))
    expect([response.status, seen]).toEqual([401, ['Bearer old']])
    expect(currentUser()).toBeUndefined()
    expect(left).toHaveBeenCalledExactlyOnceWith('/login?returnUrl=%2Fcalendar%3Fview%3Dweek')
  })

  it('ends the session when the new token is refused too', async () => {
    const { withSession } = await signedIn()
    const { send } = server('none at all')
    expect((await withSession(send)(at('/api/a'))).status).toBe(401)
    expect(left).toHaveBeenCalledOnce()
  })

  it('leaves once, however many calls were refused', async () => {
    const { withSession } = await signedIn()
    answer = async () => refused()
    const call = withSession(server().send)
    await Promise.all([call(at('/api/a')), call(at('/api/b'))])
    await call(at('/api/c'))
    expect(left).toHaveBeenCalledOnce()
  })

  it('without a refresh token asks for none', async () => {
    const { withSession } = await signedIn()
    everywhere.removeItem('refreshToken')
    await withSession(server().send)(at('/api/a'))
    expect(asked).toEqual([])
    expect(left).toHaveBeenCalledOnce()
  })

  it('fails with a refresh that cannot be reached, and the session stays for the next attempt', async () => {
    const { withSession, currentUser } = await signedIn()
    answer = async () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(withSession(server().send)(at('/api/a'))).rejects.toThrow('Failed to fetch')
    expect(currentUser()).toEqual(admin)
    answer = () => json({ userData: admin, accessToken: 'new', refreshToken: 'next' })
    expect((await withSession(server().send)(at('/api/a'))).status).toBe(200)
  })

  it('fails when the refresh hangs, instead of waiting for ever', async () => {
    const patience = new AbortController()
    const asks = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    const { withSession } = await signedIn()
    answer = async ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('hung'))))
    const call = withSession(server().send)(at('/api/a'))
    await expect.poll(() => asked.length).toBe(1)
    expect(asks).toHaveBeenCalledOnce()
    patience.abort()
    await expect(call).rejects.toThrow('hung')
    asks.mockRestore()
  })

  it('does not keep a refresh that says something else than it should', async () => {
    const { withSession } = await signedIn()
    answer = async () => json({ accessToken: 'new' })
    await expect(withSession(server().send)(at('/api/a'))).rejects.toThrow('userData')
    expect(everywhere.getItem('accessToken')).toBe('old')
  })
})

it('any other answer is handed on as it is', async () => {
  const { withSession } = await signedIn()
  const response = await withSession(async () => json({ message: 'Not yours' }, 403))(at('/api/a'))
  expect(response.status).toBe(403)
  expect([asked, left.mock.calls]).toEqual([[], []])
})

it('a renewed session knows the user as the server does now', async () => {
  const { renewSession, currentUser } = await signedIn()
  answer = async () => json({ userData: { ...admin, fullName: 'Ada Berg' }, accessToken: 'new', refreshToken: 'next' })
  expect(await renewSession()).toBe('new')
  expect(currentUser()?.fullName).toBe('Ada Berg')
})

describe('a sign-out', () => {
  it('tells the server with the bearer, and leaves nothing of the user', async () => {
    const { signOut } = await signedIn()
    answer = async () => json({})
    await signOut()
    expect(asked.map((one) => [new URL(one.url).pathname, bearerOf(one)])).toEqual([['/jwt/logout', 'Bearer old']])
    expect(everywhere.all()).toEqual({})
    expect(left).toHaveBeenCalledExactlyOnceWith('/login')
  })

  it('happens here whatever the server says', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const { signOut, currentUser } = await signedIn()
    answer = async () => Promise.reject(new TypeError('Failed to fetch'))
    await signOut()
    expect(currentUser()).toBeUndefined()
    expect(left).toHaveBeenCalledExactlyOnceWith('/login')
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })
})

describe('a page that is open', () => {
  const tells = (type: 'storage' | 'pageshow', about: object) =>
    page.dispatchEvent(Object.assign(new Event(type), about))
  const watched = async () => {
    const session = await signedIn()
    session.watchSession()
    return session
  }

  it.each(['accessToken', null])('follows a sign-out of another tab that took %s away', async (key) => {
    await watched()
    everywhere.clear()
    tells('storage', { key })
    expect(left).toHaveBeenCalledOnce()
  })

  it('stays when another tab only has newer tokens, or keeps something else', async () => {
    await watched()
    everywhere.setItem('accessToken', 'theirs')
    tells('storage', { key: 'accessToken' })
    tells('storage', { key: 'skin' })
    expect(left).not.toHaveBeenCalled()
  })

  it('stays where it is the sign-in page itself', async () => {
    place = new URL('/login', ORIGIN)
    await watched()
    everywhere.clear()
    tells('storage', { key: 'accessToken' })
    expect(left).not.toHaveBeenCalled()
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('that Back brought out of the memory (%s) after a sign-out is left', async (persisted, times) => {
    await watched()
    everywhere.clear()
    tells('pageshow', { persisted })
    expect(left).toHaveBeenCalledTimes(times)
  })
})
