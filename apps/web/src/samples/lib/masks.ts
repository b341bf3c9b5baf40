import { BRANDS, brandOf, MOST_DIGITS } from './card-number.ts'

/** How a field writes what is typed into it: which signs it takes, and how it sets them apart. */
export type Mask = { takes: RegExp; write: (signs: string) => string }

/** The text as the mask writes it, and where the caret stands then: behind the same sign as before. */
export const masked = ({ takes, write }: Mask, typed: string, caret: number) => {
  const isTaken = (sign: string) => takes.test(sign)
  const text = write([...typed].filter(isTaken).join(''))
  let before = [...typed].slice(0, caret).filter(isTaken).length
  let at = 0
  while (at < text.length && before > 0) {
    if (isTaken(text[at] ?? '')) before -= 1
    at += 1
  }
  return { text, caret: at }
}

/** `['12', '34', '5']` of `12345` in twos. */
const inParts = (signs: string, sizes: readonly number[]) => {
  const parts: string[] = []
  let from = 0
  for (const size of sizes) {
    if (from >= signs.length) break
    parts.push(signs.slice(from, from + size))
    from += size
  }
  return parts
}

const DIGIT = /^[0-9]$/
/** `4111 1111 1111 1111`, in the groups of its brand. */
export const CARD_NUMBER: Mask = {
  takes: DIGIT,
  write: (digits) => {
    const brand = brandOf(digits)
    return inParts(digits.slice(0, MOST_DIGITS), brand ? BRANDS[brand].groups : [4, 4, 4, 4, 3]).join(' ')
  },
}
/** `09/28`; a month of one digit gets its nought. */
export const EXPIRY: Mask = {
  takes: DIGIT,
  write: (digits) => inParts(/^[2-9]/.test(digits) ? `0${digits}` : digits, [2, 2]).join('/'),
}
export const CARD_CODE: Mask = { takes: DIGIT, write: (digits) => digits.slice(0, 4) }
export const ONE_TIME_CODE: Mask = { takes: DIGIT, write: (digits) => digits.slice(0, 6) }
/** `(555) 010-0142`, as the numbers of the samples are written. */
export const PHONE: Mask = {
  takes: DIGIT,
  write: (digits) => {
    const [area = '', office = '', line = ''] = inParts(digits, [3, 3, 4])
    if (digits.length <= 3) return area
    return `(${area}) ${office}${line === '' ? '' : `-${line}`}`
  },
}
