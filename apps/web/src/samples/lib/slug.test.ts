import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { slugOf, slugsOf } from './slug.ts'

it.each([
  ['When is my card charged?', 'when-is-my-card-charged'],
  ['  Crème brûlée & more  ', 'creme-brulee-more'],
  ['Wo ist Öl №5', 'wo-ist-ol-no5'],
  ['Где мой заказ?', 'где-мои-заказ'],
  ['?!', ''],
])('%s is %s in an address', (text, slug) => expect(slugOf(text)).toBe(slug))

it('tells apart what reads alike', () => {
  expect(slugsOf(['Why?', 'why', 'Why 2', '?', '!'])).toEqual(['why', 'why-2', 'why-2-2', 'x', 'x-2'])
  fc.assert(fc.property(fc.array(fc.string()), (texts) => new Set(slugsOf(texts)).size === texts.length))
})
