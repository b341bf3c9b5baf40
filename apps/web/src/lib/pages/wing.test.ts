import type { PageEntry } from '@onward/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { client } from '#test/people.ts'
import { FakeStorage } from '#test/stored.ts'
import type { Wing } from './wing.ts'

const garden: PageEntry = {
  path: '/garden',
  also: ['/garden/:bed'],
  title: 'Garden',
  icon: 'leaf',
  group: 'grounds',
  access: 'signed-in',
  needs: 'Samples',
  layout: 'shell',
}
const wingWith = (change: Partial<Wing> = {}): Wing => ({
  name: 'grounds',
  title: () => 'Grounds',
  pages: { garden },
  groups: { grounds: { title: 'Grounds', icon: 'leaf', section: 'grounds' } },
  loadScreen: async () => ({ default: () => null }),
  homeOf: () => '/garden',
  useFound: () => ({ groups: [], error: null, retry: () => {} }),
  useBookmarks: () => ({ marked: [], error: null, retry: () => {}, toggle: () => {} }),
  Tools: () => null,
  Bell: () => null,
  mark: () => 'Nothing here grows',
  Settings: () => null,
  userMenu: [],
  ...change,
})
/** The house as a page finds it that is opened now. */
const open = async () => {
  vi.resetModules()
  const [wing, pages] = await Promise.all([import('./wing.ts'), import('./pages.ts')])
  return { ...wing, ...pages }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('sessionStorage', new FakeStorage())
})

describe('a house without a wing', () => {
  it('is whole from the beginning', async () => {
    const { joinWing, wingReady, isWingHere, wingNow } = await open()
    joinWing(undefined)
    await wingReady()
    expect([isWingHere(), wingNow()]).toEqual([true, undefined])
  })
})

describe('a wing', () => {
  it('is not here before it is asked for', async () => {
    const { joinWing, isWingHere, wingNow, pageWith } = await open()
    const load = vi.fn<() => Promise<Wing>>(async () => wingWith())
    joinWing(load)
    expect([isWingHere(), wingNow(), pageWith('garden')]).toEqual([false, undefined, undefined])
    expect(load).not.toHaveBeenCalled()
  })

  it('comes once, for all who wait', async () => {
    const { joinWing, wingReady, isWingHere, wingNow } = await open()
    const load = vi.fn<() => Promise<Wing>>(async () => wingWith())
    joinWing(load)
    await Promise.all([wingReady(), wingReady()])
    await wingReady()
    expect(load).toHaveBeenCalledOnce()
    expect([isWingHere(), wingNow()?.title()]).toEqual([true, 'Grounds'])
  })

  it('that could not be had is told to all who wait, and may be tried again', async () => {
    const { joinWing, wingReady, isWingHere } = await open()
    let attempts = 0
    joinWing(async () => {
      attempts += 1
      if (attempts === 1) throw new TypeError('Failed to fetch')
      return wingWith()
    })
    const both = await Promise.allSettled([wingReady(), wingReady()])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(isWingHere()).toBe(false)
    await wingReady()
    expect([attempts, isWingHere()]).toEqual([2, true])
  })

  it('comes although its texts in the language in use do not', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    localStorage.setItem('language', 'de')
    const { joinWing, wingReady, isWingHere } = await open()
    joinWing(async () => wingWith())
    await wingReady()
    expect(isWingHere()).toBe(true)
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })

  it('says where somebody starts who has no schedule', async () => {
    const { joinWing, wingReady } = await open()
    const { homeOf } = await import('#web/lib/session/session.ts')
    joinWing(async () => wingWith())
    expect(homeOf(client)).toBe('/')
    await wingReady()
    expect(homeOf(client)).toBe('/garden')
  })
})

describe('the pages of the house', () => {
  it('are the product’s, and then those of the wing with their places', async () => {
    const { joinWing, wingReady, allPages, allGroups, pageNow } = await open()
    const before = allPages().map(({ id }) => id)
    expect(before[0]).toBe('calendar')
    joinWing(async () => wingWith())
    await wingReady()
    expect(allPages().map(({ id }) => id)).toEqual([...before, 'garden'])
    expect(Object.keys(allGroups()).at(-1)).toBe('grounds')
    expect(pageNow('/garden/7')).toMatchObject({ page: { id: 'garden' }, values: { bed: '7' } })
  })

  it('a page that both have is listed once, as the wing has it', async () => {
    const { joinWing, wingReady, allPages, pageWith } = await open()
    const own = pageWith('error')
    joinWing(async () => wingWith({ pages: { garden, error: { ...garden, path: '/lost', title: 'Lost' } } }))
    await wingReady()
    expect(own?.title).toBe('Page not found')
    expect(allPages().filter(({ id }) => id === 'error')).toMatchObject([{ path: '/lost', title: 'Lost' }])
  })

  it('are called by the title of the table, or by their id where there is none', async () => {
    const { titleOf } = await open()
    expect([titleOf('calendar'), titleOf('nowhere')]).toEqual(['Calendar', 'nowhere'])
  })

  it.each([
    ['/calendar', 'calendar'],
    ['/misc/error', 'error'],
    ['/Calendar', undefined],
    ['/calendar/', undefined],
    ['/nowhere', undefined],
  ])('at %s it is %s', async (path, id) => {
    expect((await open()).pageNow(path)?.page.id).toBe(id)
  })
})
