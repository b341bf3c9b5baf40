import { expect, it } from 'vitest'
import { folded } from './folded.ts'

it.each([
  ['É', 'e'],
  ['Ångström', 'angstrom'],
  ['  Harbor General ', 'harbor general'],
  ['ﬁrst', 'first'],
  ['Ünïted', 'united'],
  ['e\u0301', 'e'],
  ['日本', '日本'],
  ['', ''],
])('%j is found as %j', (text, plain) => {
  expect(folded(text)).toBe(plain)
})
