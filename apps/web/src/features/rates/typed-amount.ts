import { latin } from '#web/ui/when/latin-digits.ts'

/**
 * What somebody means who types an amount with at most so many decimals, in minor units; undefined for none. A point and a comma
 * are both the sign before the decimals, and where there are both, or one several times, the first stands between thousands: what
 * could be either is not guessed.
 */
export const minorIn = (typed: string, digits: number): number | undefined => {
  const text = latin(typed).replace(/[\s'’\u00A0\u202F]/gu, '')
  const grouped = ungrouped(text)
  const [, whole, decimals = ''] = /^(\d{1,12})(?:[.,٫](\d+))?$/u.exec(grouped) ?? []
  if (whole === undefined || decimals.length > digits) return undefined
  return Number(`${whole}${decimals.padEnd(digits, '0')}`)
}

/** `1.234,50`, `1,234.50` and `1.234.567` without what stands between their thousands. */
const ungrouped = (text: string) => {
  const [, sign = ''] = /^\d{1,3}([.,٬])(?:\d{3}\1)*\d{3}(?:(?!\1)[.,٫]\d+)?$/u.exec(text) ?? []
  const isPlain = sign !== '٬' && text.split(sign).length === 2 && !/[.,٫].*[.,٫]/u.test(text)
  return sign === '' || isPlain ? text : text.replaceAll(sign, '')
}
