import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { KEY_BYTES, newKey } from './new-key.ts'

const bytes = fc.uint8Array({ minLength: KEY_BYTES, maxLength: KEY_BYTES })

it('is a word of plain signs, one for each byte', () => {
  fc.assert(fc.property(bytes, (random) => /^onw_[0-9a-hjkmnp-tv-z]{32}$/.test(newKey(random))))
  expect(newKey(Uint8Array.of(0, 1, 10, 31, 32, 255))).toBe('onw_01az0z')
})

it('has each sign as often as any other', () => {
  const [, signs = ''] = newKey(Uint8Array.from({ length: 256 }, (_, at) => at)).split('_')
  const counts = Map.groupBy(signs, (sign) => sign)
  expect(counts.size).toBe(32)
  expect(new Set([...counts.values()].map(({ length }) => length))).toEqual(new Set([8]))
})

it('is another one each time', () => {
  const made = Array.from({ length: 500 }, () => newKey(crypto.getRandomValues(new Uint8Array(KEY_BYTES))))
  expect(new Set(made).size).toBe(500)
})
