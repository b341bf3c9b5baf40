import { beforeEach, expect, it, vi } from 'vitest'
import { FakeStorage } from '#test/stored.ts'
import { recentPages, rememberPage } from './recent-pages.ts'

const kept = new FakeStorage()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', new FakeStorage())
})

it('keeps the page that is open and five before it, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) rememberPage(id)
  expect(recentPages()).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
})

it.each(['nothing', '{"a":1}', '[1,"a",null]'])('takes from %s what are ids', (text) => {
  kept.setItem('recentPages', text)
  expect(recentPages()).toEqual(text.startsWith('[') ? ['a'] : [])
})
