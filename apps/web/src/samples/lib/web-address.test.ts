import { describe, expect, it } from 'vitest'
import { isAddress, webAddress } from './web-address.ts'

describe('an address of the web', () => {
  it.each(['https://onward.test', 'http://onward.test/a?b#c', 'HTTPS://ONWARD.TEST'])('may be %s', (text) => {
    expect([isAddress(text), webAddress(text)]).toEqual([true, null])
  })
  // What a link would run, or read from the disk, is none.
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'onward.test',
    '//onward.test',
    '/calendar',
  ])('is not %s', (text) => {
    expect([isAddress(text), webAddress(text)]).toEqual([
      false,
      'Enter an address that begins with https:// or http://',
    ])
  })
  it('may be left out', () => {
    expect(webAddress('  ')).toBeNull()
  })
})
