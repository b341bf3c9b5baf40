import { expect, it } from 'vitest'
import { weakness } from './passwords.ts'

const FEW = 'must not repeat so few characters'
const SHORT = 'must have at least 15 characters'
const KNOWN = 'must not be made of your name, e-mail address or this product'

it.each([
  ['fifteen characters', 'abcdefghijklmno', undefined],
  ['fourteen', 'abcdefghijklmn', SHORT],
  ['four different ones', 'abcdabcdabcdabcd', FEW],
  ['five different ones', 'abcdeabcdeabcde', undefined],
  ['one and the same', 'aaaaaaaaaaaaaaaa', FEW],
  ['five spellings of four', 'aaaa\u00e9\u00e9\u00e9\u00e9e\u0301bbbbbcccccc', FEW],
  ['signs of two code units, counted as one each', '🙂🙃😉😊😀'.repeat(3), undefined],
  ['fourteen of those', '🙂🙃😉😊😀'.repeat(3).slice(2), SHORT],
  ['the name and seven more', 'mustermann1234567', KNOWN],
  ['the name and eight more', 'mustermann12345678', undefined],
  ['the product, however it is written', 'OnWardONWARDonward', KNOWN],
])('%s: %o', (_, password, expected) => {
  expect(weakness(password, 15, ['Mustermann', 'm', 'example.test'])).toBe(expected)
})
