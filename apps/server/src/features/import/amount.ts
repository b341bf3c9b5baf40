import type { Currency } from '@onward/contract'
import { amountDigits, amountThousands, notAmount, type Reason } from './reasons.ts'

/** Digits, and after a point or a comma decimals; three behind a comma may be thousands, whatever the currency. */
const PLAIN = /^(\d{1,12})(?:\.(\d+)|,(\d{1,2}|\d{4,}))?$/
const THOUSANDS = /^\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,]\d+)?$/u

/** Minor units with the point of their currency, digit by digit: `1234.50`. */
const decimalOf = (minor: number, digits: number) => {
  const text = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/**
 * What an amount of money comes to in minor units of its currency, or why it is none. Read of its digits: a fraction of ours
 * would be another number than the one that is written. What could be either thousands or decimals is not guessed.
 * @param cell `95`, `95.5`, `95.50` or `95,50`
 * @param most in minor units
 */
export const minorIn = (cell: string, money: Currency, most: number): number | Reason => {
  const { digits } = money
  const [, whole, behindPoint, behindComma] = PLAIN.exec(cell) ?? []
  if (whole === undefined) return THOUSANDS.test(cell) ? amountThousands : notAmount(decimalOf(most, digits))
  const decimals = behindPoint ?? behindComma ?? ''
  if (decimals.length > digits) return amountDigits(money)
  const minor = Number(`${whole}${decimals.padEnd(digits, '0')}`)
  return minor > most ? notAmount(decimalOf(most, digits)) : minor
}
