import { MOST_PER_HOUR } from '@onward/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorIn } from './amount.ts'

const USD = { currency: 'USD', digits: 2 }
const JPY = { currency: 'JPY', digits: 0 }
const KWD = { currency: 'KWD', digits: 3 }
const read = (cell: string, money = USD, most = MOST_PER_HOUR) => {
  const minor = minorIn(cell, money, most)
  return typeof minor === 'number' ? minor : minor.code
}

describe('an amount in a file', () => {
  it.each([
    ['95', 9_500],
    ['95.5', 9_550],
    ['95.50', 9_550],
    ['95,50', 9_550],
    ['0', 0],
    ['0.01', 1],
    ['0095.00', 9_500],
    // By way of a fraction of ours it would be 113 and 114.
    ['1.13', 113],
    ['1.15', 115],
    ['1000000.00', MOST_PER_HOUR],
  ])('%s is so many minor units', (cell, minor) => expect(read(cell)).toBe(minor))

  it.each([
    ['1000000.01', 'notAmount'],
    ['999999999999', 'notAmount'],
    ['9999999999999999999999', 'notAmount'],
    ['-95', 'notAmount'],
    ['+95', 'notAmount'],
    ['$95', 'notAmount'],
    ['95 USD', 'notAmount'],
    ['95.', 'notAmount'],
    ['.5', 'notAmount'],
    ['1e3', 'notAmount'],
    ['NaN', 'notAmount'],
    ['95..5', 'notAmount'],
    ['95.505', 'amountDigits'],
    // Zeros say nothing, and a point may be one of thousands.
    ['95.000', 'amountDigits'],
    ['95,5000', 'amountDigits'],
    ['1,200', 'amountThousands'],
    ['1,200.50', 'amountThousands'],
    ['1.200,50', 'amountThousands'],
    ['1’200.50', 'amountThousands'],
    ['1 200,50', 'amountThousands'],
    ['1\u202F200', 'amountThousands'],
    ['1,000,000', 'amountThousands'],
  ])('%s is refused as %s', (cell, code) => expect(read(cell)).toBe(code))

  it('has as many decimals as its currency', () => {
    expect([read('9500', JPY), read('95.0', JPY), read('9,50', JPY)]).toEqual([9_500, 'amountDigits', 'amountDigits'])
    expect([read('95.125', KWD), read('95.1', KWD), read('95.1250', KWD)]).toEqual([95_125, 95_100, 'amountDigits'])
    // It may be 95 and an eighth, and it may be 95 thousand.
    expect(read('95,125', KWD)).toBe('amountThousands')
    expect(minorIn('-1', JPY, MOST_PER_HOUR)).toMatchObject({ facts: { most: '100000000' } })
    expect(minorIn('-1', KWD, MOST_PER_HOUR)).toMatchObject({ facts: { most: '100000.000' } })
    expect(minorIn('-1', USD, 5)).toMatchObject({ facts: { most: '0.05' } })
    expect(minorIn('1.5', JPY, 5)).toMatchObject({ facts: { currency: 'JPY', digits: 0 } })
  })

  it('is what was written, to the last unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST_PER_HOUR }), fc.constantFrom(USD, JPY, KWD), (minor, money) => {
        const text = String(minor).padStart(money.digits + 1, '0')
        const cell = money.digits === 0 ? text : `${text.slice(0, -money.digits)}.${text.slice(-money.digits)}`
        expect(read(cell, money)).toBe(minor)
      }),
    )
  })
})
