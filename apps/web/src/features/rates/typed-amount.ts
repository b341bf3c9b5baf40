import { latin } from '#web/ui/when/latin-digits.ts'

/**
 * What somebody means who types an amount with at most so many decimals, in minor units; undefined for none. A point and a comma
 * are both the sign before the decimals: what could be either thousands or decimals is not guessed.
 */
export const minorIn = (typed: string, digits: number): number | undefined => {
  const text = latin(typed).replace(/[\s'’\u00A0\u202F]/gu, '')
  const [, whole, decimals = ''] = /^(\d{1,12})(?:[.,٫](\d+))?$/u.exec(text) ?? []
  if (whole === undefined || decimals.length > digits) return undefined
  return Number(`${whole}${decimals.padEnd(digits, '0')}`)
}
