import { expect, it } from 'vitest'
import { homeAfter } from './home-after.ts'

const here = 'https://onward.test'
it.each([
  ['', '/calendar'],
  ['?returnUrl=%2Fcalendar%3Fview%3Dweek', '/calendar?view=week'],
  ['?returnUrl=https%3A%2F%2Fevil.test%2F', '/calendar'],
  ['?returnUrl=%2F%2Fevil.test%2F', '/calendar'],
  ['?returnUrl=%2F%5Cevil.test', '/calendar'],
  ['?returnUrl=javascript%3Aalert(1)', '/calendar'],
])('%s leads to %s', (search, home) => {
  expect(homeAfter(search, here)).toBe(home)
})
