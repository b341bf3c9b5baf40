import { pages, type PageEntry } from '@onward/contract'
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
  it('is whole once the pages behind the sign-in have come', async () => {
    const { joinWing, houseReady, isWingHere, isHouseWhole, wingNow, pageNow } = await open()
    joinWing(undefined)
    expect([isWingHere(), isHouseWhole(), pageNow('/facilities'), pageNow('/login')?.page.id]).toEqual([
      true,
      false,
      undefined,
      'login',
    ])
    await houseReady()
    expect([isWingHere(), isHouseWhole(), wingNow()]).toEqual([true, true, undefined])
    expect(pageNow('/facilities')?.page.id).toBe('facilities')
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
    const { joinWing, houseReady, isWingHere, wingNow } = await open()
    const load = vi.fn<() => Promise<Wing>>(async () => wingWith())
    joinWing(load)
    await Promise.all([houseReady(), houseReady()])
    await houseReady()
    expect(load).toHaveBeenCalledOnce()
    expect([isWingHere(), wingNow()?.title()]).toEqual([true, 'Grounds'])
  })

  it('that could not be had is told to all who wait, and may be tried again', async () => {
    const { joinWing, houseReady, isWingHere } = await open()
    let attempts = 0
    joinWing(async () => {
      attempts += 1
      if (attempts === 1) throw new TypeError('Failed to fetch')
      return wingWith()
    })
    const both = await Promise.allSettled([houseReady(), houseReady()])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(isWingHere()).toBe(false)
    await houseReady()
    expect([attempts, isWingHere()]).toEqual([2, true])
  })

  it('comes although its texts in the language in use do not', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    localStorage.setItem('language', 'de')
    const { joinWing, houseReady, isWingHere } = await open()
    joinWing(async () => wingWith())
    await houseReady()
    expect(isWingHere()).toBe(true)
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })

  it('says where somebody starts who has no schedule', async () => {
    const { joinWing, houseReady } = await open()
    const { homeOf } = await import('#web/lib/session/session.ts')
    joinWing(async () => wingWith())
    expect(homeOf(client)).toBe('/')
    await houseReady()
    expect(homeOf(client)).toBe('/garden')
  })
})

describe('the pages of the house', () => {
  it('are the product’s, and then those of the wing with their places', async () => {
    const { joinWing, houseReady, allPages, allGroups, pageNow } = await open()
    expect(allPages()[0]?.id).toBe('calendar')
    joinWing(async () => wingWith())
    await houseReady()
    expect(allPages().map(({ id }) => id)).toEqual([...Object.keys(pages), 'garden'])
    expect(Object.keys(allGroups()).at(-1)).toBe('grounds')
    expect(pageNow('/garden/7')).toMatchObject({ page: { id: 'garden' }, values: { bed: '7' } })
  })

  it('a page that both have is listed once, as the wing has it', async () => {
    const { joinWing, houseReady, allPages, pageWith } = await open()
    const own = pageWith('error')
    joinWing(async () => wingWith({ pages: { garden, error: { ...garden, path: '/lost', title: 'Lost' } } }))
    await houseReady()
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
