import type { PageEntry, UserData } from '@onward/contract'
import texts from 'texts:shell'
import { type ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { resetLayout } from '#web/lib/layout.ts'
import { keepSession } from '#web/lib/session/session.ts'
import { addTexts } from '#web/lib/text.ts'
import { valueStore } from '#web/lib/value-store.ts'
import type { Wing } from '#web/lib/pages/wing.ts'
import { render } from './render.tsx'

addTexts(texts)

const garden: PageEntry = {
  path: '/garden',
  title: 'Garden',
  icon: 'leaf',
  group: 'grounds',
  access: 'signed-in',
  needs: 'Samples',
  layout: 'shell',
}
const beds = Array.from({ length: 12 }, (_, at) => ({ ...garden, path: `/bed-${at}`, title: `Bed ${at}` }) as const)

const marked = valueStore<readonly string[]>([])
/** Stars that are kept as long as the page. */
export const stars = {
  put: marked.set,
  toggle: (id: string) =>
    marked.set(marked.now().includes(id) ? marked.now().filter((one) => one !== id) : [...marked.now(), id]),
}

/** A wing with a garden, a shed inside a group of its own, and twelve beds that no menu lists at first. */
export const wing: Wing = {
  name: 'grounds',
  title: () => 'The grounds',
  mark: () => 'Nothing here grows',
  pages: {
    garden,
    shed: { ...garden, path: '/shed', title: 'Shed', group: 'grounds.sheds' },
    yard: { ...garden, path: '/yard', title: 'Yard', group: 'works', needs: 'ACL', frame: { menuHidden: true } },
    plot: { ...garden, path: '/plot', title: 'Plot', group: 'works', layout: 'blank', access: 'open', needs: 'Auth' },
    ...Object.fromEntries(beds.map((bed, at) => [`bed-${at}`, { ...bed, group: 'beds' }])),
  },
  groups: {
    grounds: { title: 'Grounds', icon: 'leaf', section: 'grounds' },
    'grounds.sheds': { title: 'Sheds', icon: 'leaf', section: 'grounds' },
    works: { title: 'Works', icon: 'leaf', section: 'grounds' },
    beds: { title: 'Beds', icon: 'leaf', section: 'grounds' },
  },
  loadScreen: async (id) => ({ default: () => <p>screen of {id}</p> }),
  homeOf: () => '/yard',
  useFound: (q) => ({
    groups: [{ title: 'Plants', rows: q === 'bee' ? [{ key: 'beech', label: 'Beech', face: null }] : [] }],
    error: null,
    retry: () => {},
  }),
  useBookmarks: () => ({ marked: marked.use(), error: null, retry: () => {}, toggle: stars.toggle }),
  Tools: () => <button>Watering can</button>,
  Bell: () => <button>Bell</button>,
  Settings: () => <p>Settings of the garden</p>,
  userMenu: [['garden'], ['yard', 'gone']],
}

/** Draws a part of the house at an address, and tells where its links lead. */
export const visit = (element: ReactNode, path = '/calendar', look: Parameters<typeof render>[1] = {}) => {
  const place = memoryLocation({ path, record: true })
  const drawn = render(
    <Router hook={place.hook} searchHook={place.searchHook}>
      {element}
    </Router>,
    look,
  )
  return { ...drawn, place, at: () => place.history.at(-1) }
}

export const signIn = (user: UserData) =>
  keepSession({ userData: user, accessToken: 'access', refreshToken: 'refresh' }, 'tab')

/** Every call is answered with this from now on, until the test is over. */
export const answerAll = (answer: (request: Request) => unknown, status = 200) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (to: string | Request, init?: RequestInit) => {
    const request = to instanceof Request ? to : new Request(new URL(to, location.origin), init)
    asked.push(`${new URL(request.url).pathname}${new URL(request.url).search}`)
    return Response.json(answer(request), { status })
  })
  return asked
}

afterEach(() => {
  vi.unstubAllGlobals()
  marked.set([])
  resetLayout()
  localStorage.clear()
  sessionStorage.clear()
})
