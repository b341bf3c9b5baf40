import { describe, expect, it } from 'vitest'
import { isEmail } from './is-email.ts'
import { emailAddress, present } from './rules.ts'

describe('a field that has to be filled', () => {
  it.each(['', ' ', '\t\n'])('is not by %j', (text) => {
    expect(present(text)).toBe('Required')
  })
  it('is by a single letter', () => {
    expect(present(' a ')).toBeNull()
  })
})

describe('an e-mail address', () => {
  it.each(['ada@onward.test', ' ada@onward.test ', 'a.b+c@sub.onward.test'])('may be %j', (text) => {
    expect([isEmail(text), emailAddress(text)]).toEqual([true, null])
  })
  it.each(['ada', 'ada@', '@onward.test', 'ada@onward', 'a b@onward.test', `${'a'.repeat(250)}@on.test`])(
    'is not %j',
    (text) => {
      expect([isEmail(text), emailAddress(text)]).toEqual([false, 'This is not an e-mail address'])
    },
  )
  it('that is missing is told apart from one that is wrong', () => {
    expect(emailAddress(' ')).toBe('Required')
  })
})
