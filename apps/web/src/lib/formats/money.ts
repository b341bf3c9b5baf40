import type { Currency } from '@onward/contract'
import { localeOf } from '#web/lib/text.ts'

const made = new Map<string, Intl.NumberFormat>()
const formatter = (name: string, options: Intl.NumberFormatOptions) => {
  const key = `${localeOf()} ${name}`
  let known = made.get(key)
  if (!known) made.set(key, (known = new Intl.NumberFormat(localeOf(), options)))
  return known
}
const fixed = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits })

/** Minor units as a decimal, digit by digit: money is never a fraction of ours. */
const decimalOf = (minor: number, digits: number) => {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const sign = minor < 0 ? '-' : ''
  return `${sign}${whole}${digits === 0 ? '' : `.${text.slice(-digits)}`}` as `${number}` // of digits alone
}

/** `$1,234.50` of 123450 cents. */
export const moneyOf = (minor: number, { currency, digits }: Currency) =>
  formatter(`${currency} ${digits}`, { style: 'currency', currency, ...fixed(digits) }).format(decimalOf(minor, digits))

/** `1,234.50`: where it is said once for many in what it is counted. */
export const amountOfMoney = (minor: number, { digits }: Currency) =>
  formatter(`amount ${digits}`, fixed(digits)).format(decimalOf(minor, digits))

/** `+1,234.50`, `−20.00`: by how much one is more than the other. */
export const signedAmount = (minor: number, { digits }: Currency) =>
  formatter(`signed ${digits}`, { ...fixed(digits), signDisplay: 'exceptZero' })
    .format(decimalOf(minor, digits))
    .replace('-', '\u2212')

/** As it stands in a field: `1234.50`, with the reader's own point. */
export const plainAmount = (minor: number, digits: number) =>
  formatter(`plain ${digits}`, { ...fixed(digits), useGrouping: false }).format(decimalOf(minor, digits))

/** `US Dollar` */
export const currencyName = (currency: string) =>
  new Intl.DisplayNames(localeOf(), { type: 'currency' }).of(currency) ?? currency
