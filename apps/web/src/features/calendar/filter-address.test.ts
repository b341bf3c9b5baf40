import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { filtersIn, sayFilters } from './filter-address.ts'

const listOf = (letter: string, length: number) =>
  Array.from({ length }, (_, at) => ({ id: `${letter}${at}`, name: `${letter.toUpperCase()} ${at}` }))
const lists = { facility: listOf('h', 5), provider: listOf('p', 2_000) }
const none = { facility: new Set<string>(), provider: new Set<string>() }
const said = (unticked: { facility?: string[]; provider?: string[] }, before = '') => {
  const params = new URLSearchParams(before)
  const { facility = [], provider = [] } = unticked
  sayFilters(params, lists, { facility: new Set(facility), provider: new Set(provider) })
  return decodeURIComponent(String(params))
}
const all = (kind: keyof typeof lists) => lists[kind].map(({ id }) => id)

it('an address names what is ticked or what is not, whichever is shorter', () => {
  expect(said({})).toBe('')
  expect(said({ facility: ['h0'] })).toBe('withoutFacility=h0')
  expect(said({ facility: ['h0', 'h1', 'h2'] })).toBe('facility=h3,h4')
  expect(said({ facility: all('facility') })).toBe('facility=')
  expect(said({ provider: all('provider').slice(1) })).toBe('provider=p0')
})

it('keeps what else stands there, and replaces what it said before', () => {
  expect(said({}, 'month=2026-11&filter=kept&facility=h1&withoutProvider=p1')).toBe('month=2026-11')
  expect(said({ facility: ['h0'] }, 'facility=h1&view=week')).toBe('view=week&withoutFacility=h0')
})

it('names forty at most, and says otherwise that they are kept', () => {
  expect(said({ provider: all('provider').slice(0, 40) })).toMatch(/^withoutProvider=p0,.*,p39$/)
  expect(said({ facility: ['h0'], provider: all('provider').slice(0, 41) })).toBe('filter=kept')
})

it('reads back what it said', () => {
  fc.assert(
    fc.property(
      fc.subarray(all('facility')),
      fc.oneof(fc.subarray(all('provider').slice(0, 40)), fc.constant(all('provider').slice(7))),
      (facility, provider) => {
        const unticked = { facility: new Set(facility), provider: new Set(provider) }
        const params = new URLSearchParams()
        sayFilters(params, lists, unticked)
        const read = filtersIn(params, lists)
        const isAll = facility.length + provider.length === 0
        expect(read).toEqual(isAll ? undefined : { unticked, unknown: 0 })
        expect(String(params).length).toBeLessThan(1_000)
      },
    ),
  )
})

it.each([
  ['month=2026-11', undefined],
  ['filter=kept', 'kept'],
  [
    'provider=p1,gone',
    { unticked: { ...none, provider: new Set(all('provider').filter((id) => id !== 'p1')) }, unknown: 1 },
  ],
  ['provider=gone', { unticked: none, unknown: 1 }],
  ['withoutFacility=h1,gone,lost', { unticked: { ...none, facility: new Set(['h1']) }, unknown: 2 }],
  ['facility=', { unticked: { ...none, facility: new Set(all('facility')) }, unknown: 0 }],
])('%s', (search, expected) => {
  expect(filtersIn(new URLSearchParams(search), lists)).toEqual(expected)
})
