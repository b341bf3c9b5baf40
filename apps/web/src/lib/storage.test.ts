import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeStorage } from '#test/stored.ts'
import { drop, dropAtSignOut, keep, kept, placeOf, readJson, writeJson } from './storage.ts'

let everywhere: FakeStorage
let tab: FakeStorage
beforeEach(() => {
  everywhere = new FakeStorage()
  tab = new FakeStorage()
  vi.stubGlobal('localStorage', everywhere)
  vi.stubGlobal('sessionStorage', tab)
})

describe('what is kept', () => {
  it('is kept for all tabs, unless it is said to be for this one', () => {
    keep('language', 'de')
    keep('welcome', '1', 'tab')
    expect(everywhere.all()).toEqual({ language: 'de' })
    expect(tab.all()).toEqual({ welcome: '1' })
  })

  it('is nothing where nothing was kept', () => {
    expect(kept('accessToken')).toBeNull()
  })

  it('of this tab comes before what all tabs share', () => {
    everywhere.setItem('accessToken', 'shared')
    expect(kept('accessToken')).toBe('shared')
    tab.setItem('accessToken', 'own')
    expect(kept('accessToken')).toBe('own')
  })

  it('even an empty text of this tab comes before what all tabs share', () => {
    everywhere.setItem('facility', '[]')
    tab.setItem('facility', '')
    expect(kept('facility')).toBe('')
  })

  it.each([
    ['from the tab to everywhere', 'tab', 'everywhere'],
    ['from everywhere to the tab', 'everywhere', 'tab'],
  ] as const)('moves %s, and leaves no older text behind', (_, before, after) => {
    keep('refreshToken', 'old', before)
    keep('refreshToken', 'new', after)
    expect(kept('refreshToken')).toBe('new')
    expect(placeOf('refreshToken')).toBe(after)
    expect(everywhere.length + tab.length).toBe(1)
  })

  it('goes from both places at once', () => {
    everywhere.setItem('key', '1')
    tab.setItem('key', '1')
    drop('key')
    expect(kept('key')).toBeNull()
  })
})

it('a sign-out takes everything of the user along, and leaves the preferences of the browser', () => {
  const ofUser = ['userData', 'accessToken', 'refreshToken', 'facility', 'provider', 'key', 'menuCollapsed'] as const
  const ofBrowser = ['skin', 'direction', 'language', 'monthChange', 'calendarView', 'mailKeys', 'bookmarks'] as const
  for (const key of [...ofUser, ...ofBrowser]) keep(key, `"${key}"`, key === 'accessToken' ? 'tab' : 'everywhere')
  dropAtSignOut()
  for (const key of ofUser) expect(kept(key), key).toBeNull()
  for (const key of ofBrowser) expect(kept(key), key).toBe(`"${key}"`)
})

describe('what is kept as JSON', () => {
  it.each([
    ['skin', 'dark'],
    ['menuCollapsed', false],
    ['bookmarks', ['calendar', 'todo']],
  ] as const)('%s comes back as it was', (key, value) => {
    writeJson(key, value)
    expect(readJson(key)).toEqual(value)
    expect(placeOf(key)).toBe('everywhere')
  })

  it('the layout lasts as long as the tab', () => {
    writeJson('layout', { contentWidth: 'full' })
    expect(everywhere.all()).toEqual({})
    expect(tab.all()).toEqual({ layout: '{"contentWidth":"full"}' })
  })

  it.each([
    ['nothing', undefined],
    ['null', 'null'],
    ['no JSON', 'dark'],
    ['half of it', '{"contentWidth":'],
  ])('%s is read as nothing', (_, text) => {
    if (text !== undefined) everywhere.setItem('skin', text)
    expect(readJson('skin')).toBeUndefined()
  })
})
