import { expect, it } from 'vitest'
import { NONE, putDigits, takeBack } from './digits.ts'

const of = (text: string) => [...text].map((sign) => (sign === '_' ? '' : sign))

it.each([
  ['______', 0, '4', '4_____', 1],
  ['12____', 2, 'x', '12____', 2],
  ['12345_', 5, '6', '123456', 5],
  ['123456', 0, '9', '923456', 1],
  ['______', 0, '12 34-56', '123456', 5],
  ['9_____', 3, '123456', '123456', 5],
  ['______', 0, '1234567', '123456', 5],
  ['1_____', 4, '789', '1___78', 5],
  ['______', 0, '٣٤', '______', 0],
])('%s, box %i, given %s: %s', (before, at, text, after, next) => {
  expect(putDigits(of(before), at, text)).toEqual({ code: of(after), next })
})

it.each([
  ['123___', 3, '12____', 2],
  ['123456', 5, '12345_', 5],
  ['1_3456', 1, '__3456', 0],
  ['______', 0, '______', 0],
])('%s, Backspace in box %i: %s', (before, at, after, next) => {
  expect(takeBack(of(before), at)).toEqual({ code: of(after), next })
})

it('there are six boxes', () => expect(NONE).toEqual(['', '', '', '', '', '']))
