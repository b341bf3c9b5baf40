import { expect, it } from 'vitest'
import { brokenRule } from './password-rules.ts'

it.each([
  ['', 'length'],
  ['abc4567', 'length'],
  ['ABCDEFGH1', 'letter'],
  ['12345678', 'letter'],
  ['abcdefgh', 'sign'],
  ['abcdefg 8', undefined],
  ['nächtlich!', undefined],
  ['🙂🙂🙂🙂🙂🙂🙂a', undefined],
])('%s breaks %s', (password, rule) => expect(brokenRule(password)).toBe(rule))
