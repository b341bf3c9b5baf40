import { expect, it } from 'vitest'
import { homeAfter } from './home-after.ts'

const here = 'https://onward.test'
it.each([
  ['', '/'],
  ['?returnUrl=%2Fcalendar%3Fview%3Dweek', '/calendar?view=week'],
  ['?returnUrl=https%3A%2F%2Fevil.test%2F', '/'],
  ['?returnUrl=%2F%2Fevil.test%2F', '/'],
  ['?returnUrl=%2F%5Cevil.test', '/'],
  ['?returnUrl=javascript%3Aalert(1)', '/'],
])('%s leads to %s', (search, home) => {
  expect(homeAfter(search, here)).toBe(home)
})
