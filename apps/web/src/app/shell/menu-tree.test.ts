import { pages } from '@onward/contract'
import { allPages, sampleGroups, samplePages } from '@onward/contract/samples'
import { expect, it } from 'vitest'
import { addPages } from '#web/lib/pages.ts'
import { menuOf, trailOf, type MenuGroup } from './menu-tree.ts'

addPages(samplePages, sampleGroups)

const everything = [{ action: 'manage', subject: 'all' }]
const client = [{ action: 'read', subject: 'ACL' }]
const idsIn = (group: MenuGroup): string[] => [...group.pages.map(({ id }) => id), ...group.groups.flatMap(idsIn)]
const idsOf = (abilities: Parameters<typeof menuOf>[0]) =>
  menuOf(abilities).flatMap(({ groups }) => groups.flatMap(idsIn))

it('offers every built and listed page once, and no planned one', () => {
  const expected = allPages.filter(({ planned, unlisted }) => !planned && !unlisted).map(({ id }) => id)
  expect(idsOf(everything).toSorted()).toEqual(expected.toSorted())
})

it('begins with scheduling, apart from the samples', () => {
  const [first, ...rest] = menuOf(everything)
  expect(first?.id).toBe('scheduling')
  expect(first?.groups.flatMap(idsIn)).toEqual(['calendar'])
  expect(rest.map(({ id }) => id)).not.toContain('scheduling')
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
