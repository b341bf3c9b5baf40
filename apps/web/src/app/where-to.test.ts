import { listed, pageAt, pages, type Ability, type ListedPage, type RoleName, type UserData } from '@onward/contract'
import { allPages } from '@onward/contract/samples'
import { describe, expect, it } from 'vitest'
import { whereTo } from './where-to.ts'

const EVERYTHING: Ability[] = [{ action: 'manage', subject: 'all' }]
const CLIENT: Ability[] = [
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
]
const person = (roleName: RoleName, ability: Ability[], isEmailVerified = true): UserData => ({
  userId: 'u1',
  accountId: 1,
  fullName: 'Ada Example',
  username: 'ada',
  email: 'ada@onward.test',
  userValidation: { status: 'Success', rolesList: [{ roleName }] },
  ability,
  isEmailVerified,
  role: ability === EVERYTHING ? 'admin' : 'client',
})
/** Each kind of visitor: who they are, where they start, and what the table says of a page. */
const VISITORS = {
  nobody: { user: undefined, home: '/' },
  unverified: { user: person('Client', CLIENT, false), home: '/access-control' },
  client: { user: person('Client', CLIENT), home: '/access-control' },
  provider: { user: person('Provider', EVERYTHING), home: '/calendar' },
  admin: { user: person('Admin', EVERYTHING), home: '/calendar' },
} as const satisfies Record<string, { user: UserData | undefined; home: string }>
type Visitor = keyof typeof VISITORS

/** Where each kind of visitor ends up, put the way the specification does: by who they are. */
const leadsTo = ({ access, needs, role, path }: ListedPage, who: Visitor) => {
  if (who === 'nobody') return access === 'signed-in' ? '/login' : path
  if (access === 'open') return path
  if (who === 'unverified') return '/verify-email'
  if (access === 'stranger') return who === 'client' ? '/access-control' : '/calendar'
  const roles = typeof role === 'string' ? [role] : role
  if (roles && !roles.some((one) => one.toLowerCase() === who)) return '/misc/not-authorized'
  if (who !== 'client' || needs !== 'Samples') return path
  return path === '/' ? '/access-control' : '/misc/not-authorized'
}

/** Follows a visitor from an address to where they may stay. */
const endOf = (start: string, who: Visitor, all: readonly ListedPage[]) => {
  const { user, home } = VISITORS[who]
  const passed = [start]
  for (;;) {
    const path = passed.at(-1) ?? start
    const to = whereTo(pageAt(path, all)?.page, path, user, { home, signIn: '/login' })
    if (to === undefined) return path
    if (passed.includes(to)) throw new Error(`${who} is led in a circle: ${[...passed, to].join(' → ')}`)
    passed.push(to)
  }
}

const visitors = Object.keys(VISITORS) as Visitor[] // the keys of the object above

describe.each(visitors)('%s', (who) => {
  it.each(allPages.map((page) => [page.path, page] as const))('%s', (path, page) => {
    expect(endOf(path, who, allPages)).toBe(leadsTo(page, who))
  })

  it('has the same leave at every further address of a page', () => {
    const { user, home } = VISITORS[who]
    const ways = { home, signIn: '/login' }
    for (const page of allPages.filter(({ path }) => path !== '/'))
      for (const pattern of page.also ?? [])
        expect(whereTo(page, pattern, user, ways), pattern).toBe(whereTo(page, page.path, user, ways))
  })

  it('is shown the notice where no page stands', () => {
    expect(endOf('/nowhere', who, allPages)).toBe('/nowhere')
  })
})

it.each([
  ['nobody', '/login'],
  ['unverified', '/verify-email'],
  ['client', '/calendar'],
  ['admin', '/calendar'],
] as const)('the front door of the product alone leads %s to %s', (who, end) => {
  const { user } = VISITORS[who]
  const ways = { home: user ? '/calendar' : '/', signIn: '/login?returnUrl=%2F' }
  const product = listed(pages)
  const first = whereTo(pageAt('/', product)?.page, '/', user, ways)
  expect(first).toBe(user ? '/calendar' : ways.signIn)
  const second = whereTo(pages.calendar, '/calendar', user, { ...ways, signIn: '/login' })
  expect(second ?? '/calendar').toBe(end)
})

it('a sign-in remembers where one was going', () => {
  const signIn = '/login?returnUrl=%2Fcalendar'
  expect(whereTo(pages.calendar, '/calendar', undefined, { home: '/', signIn })).toBe(signIn)
})
