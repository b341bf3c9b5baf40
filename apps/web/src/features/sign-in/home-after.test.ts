import { expect, it } from 'vitest'
import { homeAfter, onTheWay } from './home-after.ts'

const admin = { ability: [{ action: 'manage', subject: 'all' }] } as Parameters<typeof homeAfter>[1] // all it looks at
const client = { ability: [{ action: 'read', subject: 'ACL' }] } as Parameters<typeof homeAfter>[1]
const here = 'https://onward.test'
it.each([
  ['', '/calendar'],
  ['?returnUrl=%2Fcalendar%3Fview%3Dweek', '/calendar?view=week'],
  ['?returnUrl=https%3A%2F%2Fevil.test%2F', '/calendar'],
  ['?returnUrl=%2F%2Fevil.test%2F', '/calendar'],
  ['?returnUrl=%2F%5Cevil.test', '/calendar'],
  ['?returnUrl=%2F%2F', '/calendar'],
  ['?returnUrl=%2F%5C', '/calendar'],
  ['?returnUrl=javascript%3Aalert(1)', '/calendar'],
])('%s leads to %s', (search, home) => {
  expect(homeAfter(search, admin, here)).toBe(home)
})

it('a client starts at the calendar, which says that there is no schedule yet, unless a wing has something for them', () => {
  expect(homeAfter('', client, here)).toBe('/calendar')
})

it.each([
  ['', '/register'],
  ['?other=1', '/register'],
  ['?returnUrl=%2Fcalendar%3Fview%3Dweek&other=1', '/register?returnUrl=%2Fcalendar%3Fview%3Dweek'],
])('on the way from %s to %s', (search, address) => {
  expect(onTheWay('/register', search)).toBe(address)
})
