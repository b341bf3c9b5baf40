import { beforeEach, vi } from 'vitest'
import { admin } from './people.ts'
import { FakeStorage } from './stored.ts'

export const ORIGIN = 'https://onward.test'
type Answer = (request: Request) => Response | Promise<Response>

/** A tab of a browser, for tests of the session outside of one; a fresh one for each test. */
export const tab = {
  everywhere: new FakeStorage(),
  own: new FakeStorage(),
  page: new EventTarget(),
  place: new URL(ORIGIN),
  asked: [] as Request[],
  /** What the server says to a refresh; every other call is answered by who sends it. */
  answer: (() => Response.error()) as Answer,
}
export const left = vi.fn<(to: string) => void>()
export const reloaded = vi.fn<() => void>()

/** The module as a page finds it that is opened now. */
export const open = async () => {
  vi.resetModules()
  return import('#web/lib/session/session.ts')
}
export const json = (body: unknown, status = 200) => Response.json(body, { status })
export const refused = () => json({ error: 'expired', message: 'Sign in again' }, 401)
export const at = (path: string) => new Request(new URL(path, ORIGIN))
export const bearerOf = (request: Request) => request.headers.get('authorization')

beforeEach(() => {
  Object.assign(tab, {
    everywhere: new FakeStorage(),
    own: new FakeStorage(),
    page: new EventTarget(),
    place: new URL('/calendar?view=week', ORIGIN),
    asked: [],
    answer: () => json({ userData: admin, accessToken: 'new', refreshToken: 'next' }),
  })
  left.mockReset()
  reloaded.mockReset()
  vi.stubGlobal('localStorage', tab.everywhere)
  vi.stubGlobal('sessionStorage', tab.own)
  vi.stubGlobal('addEventListener', tab.page.addEventListener.bind(tab.page))
  vi.stubGlobal('removeEventListener', tab.page.removeEventListener.bind(tab.page))
  vi.stubGlobal('dispatchEvent', tab.page.dispatchEvent.bind(tab.page))
  vi.stubGlobal('location', {
    get origin() {
      return tab.place.origin
    },
    get pathname() {
      return tab.place.pathname
    },
    get search() {
      return tab.place.search
    },
    replace: left,
    reload: reloaded,
  })
  // Locks as browsers have them, between the tabs of one origin; here there is one.
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } })
  vi.stubGlobal('fetch', async (to: string | Request, init?: RequestInit) => {
    const request = typeof to === 'string' ? new Request(new URL(to, ORIGIN), init) : to
    tab.asked.push(request.clone())
    return tab.answer(request)
  })
})

export const signedIn = async (where: 'everywhere' | 'tab' = 'everywhere') => {
  const session = await open()
  session.keepSession({ userData: admin, accessToken: 'old', refreshToken: 'first' }, where)
  return session
}
/** A server that takes only the newest token. */
export const server = (good = 'new') => {
  const seen: (string | null)[] = []
  const send = async (request: Request) => {
    seen.push(bearerOf(request))
    return bearerOf(request) === `Bearer ${good}` ? json({ said: await request.text() }) : refused()
  }
  return { seen, send }
}
