import { insidePages, ownPages, pages, type Ability, type RoleName, type UserData } from '@onward/contract'
import { allPages, sampleGroups, samplePages } from '@onward/contract/samples'
import { expect, it } from 'vitest'
import { addPages } from '#web/lib/pages/pages.ts'
import { menuOf, trailOf, type MenuGroup } from './menu-tree.ts'

addPages(insidePages)
addPages(samplePages, sampleGroups)

const person = (roleName: RoleName, ability: Ability[]): UserData => ({
  userId: 'u1',
  accountId: 1,
  fullName: 'Ada Example',
  username: 'ada',
  email: 'ada@onward.test',
  userValidation: { status: 'Success', rolesList: [{ roleName }] },
  ability,
  isEmailVerified: true,
  role: roleName === 'Client' ? 'client' : 'admin',
})
const everything = [{ action: 'manage', subject: 'all' }]
const admin = person('Admin', everything)
const provider = person('Provider', everything)
const client = person('Client', [{ action: 'read', subject: 'ACL' }])
const idsIn = (group: MenuGroup): string[] => [...group.pages.map(({ id }) => id), ...group.groups.flatMap(idsIn)]
const idsOf = (user: UserData) => menuOf(user).flatMap(({ groups }) => groups.flatMap(idsIn))

/** What a provider alone may open. */
const isProviders = ({ role }: { role?: unknown }) => role === 'Provider'

it('offers every listed page once', () => {
  const expected = allPages.filter((page) => !page.unlisted && !isProviders(page)).map(({ id }) => id)
  expect(idsOf(admin).toSorted()).toEqual(expected.toSorted())
})

it('begins with scheduling, apart from the samples', () => {
  const [first, ...rest] = menuOf(admin)
  expect(first?.id).toBe('scheduling')
  expect(first?.groups.flatMap(idsIn)).toEqual(
    ownPages()
      .filter((page) => !isProviders(page))
      .map(({ id }) => id),
  )
  expect(rest.map(({ id }) => id)).not.toContain('scheduling')
})

it('offers a provider, who may see every sample, what is their own and nothing of the account’s', () => {
  const [first] = menuOf(provider)
  expect(first?.groups.flatMap(idsIn)).toEqual(['calendar', 'ledger'])
})

it('offers a client what a client may open', () => {
  const offered = idsOf(client)
  expect(offered).toContain('calendar')
  expect(offered).toContain('access-control')
  expect(offered).not.toContain('layout-empty')
  for (const { id, needs } of allPages) if (offered.includes(id)) expect(['Auth', 'ACL']).toContain(needs)
})

it('knows the groups around a page', () => {
  expect(trailOf(samplePages['login-basic'])).toEqual(['pages', 'pages.auth'])
  expect(trailOf(pages.calendar)).toEqual(['scheduling'])
})
