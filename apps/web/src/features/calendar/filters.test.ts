import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeStorage } from '#test/stored.ts'
import { areNarrowed, isFiltered, keepFilters, restoreUnticked, ticked, type Unticked } from './filters.ts'

const lists = {
  facility: [
    { id: 'h1', name: 'Mercy West' },
    { id: 'h2', name: 'Harbor General' },
  ],
  provider: [{ id: 'p1', name: 'Maya Okafor' }],
}
const without = (facility: string[] = [], provider: string[] = []): Unticked => ({
  facility: new Set(facility),
  provider: new Set(provider),
})

let kept: FakeStorage
beforeEach(() => {
  kept = new FakeStorage()
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', new FakeStorage())
})

describe('what is kept of the filters', () => {
  it('is everything as it was left', () => {
    keepFilters(lists, without(['h2'], ['p1']))
    expect(isFiltered()).toBe(true)
    expect(restoreUnticked()).toEqual(without(['h2'], ['p1']))
  })

  it('is the lists in the form that the specification names', () => {
    keepFilters(lists, without(['h2']))
    expect(JSON.parse(kept.getItem('facility') ?? '')).toEqual([
      { id: 'h1', name: 'Mercy West', isSelected: true },
      { id: 'h2', name: 'Harbor General', isSelected: false },
    ])
  })

  it('has the key exactly while something is not ticked', () => {
    keepFilters(lists, without(['h2']))
    expect(kept.getItem('key')).toBe('1')
    keepFilters(lists, without())
    expect([kept.getItem('key'), isFiltered()]).toEqual([null, false])
  })

  it('counts for nothing without the key', () => {
    keepFilters(lists, without(['h2']))
    kept.removeItem('key')
    expect(restoreUnticked()).toEqual(without())
  })

  it.each(['no JSON', '{"h1":false}', '[{"id":1,"name":"Mercy","isSelected":false}]'])(
    'is nothing where a list was kept as %s, and the other list stays',
    (text) => {
      keepFilters(lists, without(['h2'], ['p1']))
      kept.setItem('facility', text)
      expect(restoreUnticked()).toEqual(without([], ['p1']))
    },
  )
})

it.each([
  ['everything is ticked', without(), false],
  ['a facility is not', without(['h1']), true],
  ['a provider is not', without([], ['p1']), true],
  // Who is gone from the lists narrows nothing.
  ['somebody is not who is gone', without(['h77']), false],
])('what is shown when %s is narrowed: %#', (_, unticked, expected) => {
  expect(areNarrowed(lists, unticked)).toBe(expected)
})

it('what is ticked is all but the unticked, in the order of the list', () => {
  expect(ticked(lists.facility, new Set())).toEqual(['h1', 'h2'])
  expect(ticked(lists.facility, new Set(['h1', 'h77']))).toEqual(['h2'])
})
