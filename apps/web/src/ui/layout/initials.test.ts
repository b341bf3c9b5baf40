import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Ada Lindqvist', 'AL'],
  ['maya van okafor', 'MV'],
  ['  Tom  ', 'T'],
  ['Élodie Ångström', 'ÉÅ'],
  // A letter may be more than one unit of the text.
  ['𝒜da 🏥 Nurse', '𝒜🏥'],
  ['', ''],
])('of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
