import { expect, it } from 'vitest'
import { familyFirst } from './short-names.ts'

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
