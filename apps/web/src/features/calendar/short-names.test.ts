import { expect, it } from 'vitest'
import { codesOf, familyFirst } from './short-names.ts'

it.each([
  ['Henrik Saarinen-Boyd', 'Saarinen-Boyd H.'],
  ['Ana van der Berg', 'van der Berg A.'],
  ['Łukasz Żółw', 'Żółw Ł.'],
  ['Siobhan O’Hara', 'O’Hara S.'],
  ['  Maya   Okafor ', 'Okafor M.'],
  ['Prince', 'Prince'],
  ['De La', 'La D.'],
  ['', ''],
])('%s is %s in a roster', (name, short) => {
  expect(familyFirst(name)).toBe(short)
})

const codes = (...names: string[]) =>
  [...codesOf(names.map((name, at) => ({ id: `${at}`, name }))).entries()]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, code]) => code)

it('a place is known by the first letters of its name', () => {
  expect(codes('Harborlight General', 'Kestrel Ridge', 'Piñon Terrace', 'Żywiec')).toEqual(['HAR', 'KES', 'PIN', 'ZYW'])
})

it('no two have the same code, and the order that they come in does not matter', () => {
  const names = ['Saint Anne', 'Saint Luke', 'Saint Mary', 'St', 'Saint Ann']
  const found = codes(...names)
  expect(new Set(found).size).toBe(names.length)
  for (const code of found) expect(code).toMatch(/^[\p{L}\p{N}]{2,4}$/u)
  expect(codes(...names.toReversed())).toEqual(found.toReversed())
  const alike = codes(...Array.from({ length: 60 }, () => 'General'))
  expect(new Set(alike).size).toBe(60)
})
