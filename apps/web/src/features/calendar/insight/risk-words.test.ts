import texts from 'texts:insight'
import { expect, it } from 'vitest'
import { addTexts } from '#web/lib/text.ts'
import { chanceText, tenths } from './risk-words.ts'

addTexts(texts)

it('says of next to nothing that it is less, and keeps the sign before its number from right to left', () => {
  expect([0, 0.004, 0.005, 0.19, 0.994, 0.996, 1, null].map(chanceText)).toEqual([
    '0%',
    '\u200E<1%',
    '1%',
    '19%',
    '99%',
    '\u200E>99%',
    '100%',
    '?',
  ])
  expect([0, 0.04, 0.1, 2.24].map(tenths)).toEqual(['0', '\u200E<0.1', '0.1', '2.2'])
})
