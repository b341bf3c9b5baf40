import { expect, it } from 'vitest'
import { can } from './abilities.ts'

const everything = [{ action: 'manage', subject: 'all' }]
const client = [
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
]

it.each([
  ['a stranger reads the sign-in pages', undefined, 'Auth', true],
  ['a stranger reads nothing else', undefined, 'ACL', false],
  ['a client reads access control', client, 'ACL', true],
  ['a client reads no sample', client, 'Samples', false],
  ['a client reads no analytics', client, 'Analytics', false],
  ['manage all reads access control', everything, 'ACL', true],
  ['manage all reads samples', everything, 'Samples', true],
  ['manage all reads analytics', everything, 'Analytics', true],
] as const)('%s', (_, abilities, subject, expected) => {
  expect(can(abilities, 'read', subject)).toBe(expected)
})

it('an ability to read is none to write', () => {
  expect(can(client, 'write', 'ACL')).toBe(false)
})
