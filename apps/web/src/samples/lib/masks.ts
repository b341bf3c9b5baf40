import { BRANDS, brandOf, MOST_DIGITS } from './card-number.ts'

/** How a field writes what is typed into it: which signs it takes, and how it sets them apart. */
export type Mask = { takes: RegExp; write: (signs: string) => string }

/** The text as the mask writes it, and where the caret stands then: behind the same sign as before. */
export const masked = ({ takes, write }: Mask, typed: string, caret: number) => {
  const isTaken = (sign: string) => takes.test(sign)
  const taken = (from: string) => [...from].filter(isTaken)
  const text = write(taken(typed).join(''))
  // As the mask writes them: a nought that it adds stands before the caret too.
  let before = taken(write(taken([...typed].slice(0, caret).join('')).join(''))).length
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

/** Signs in groups of these sizes, each but the first after its delimiter; one delimiter alone stands between all of them. */
export const inBlocks = (
  sizes: readonly number[],
  delimiters: string | readonly string[] = ' ',
  takes = DIGIT,
): Mask => ({
  takes,
  write: (signs) =>
    inParts(signs, sizes)
      .map(
        (part, at) =>
          `${at === 0 ? '' : typeof delimiters === 'string' ? delimiters : (delimiters[at - 1] ?? '')}${part}`,
      )
      .join(''),
})

/** Two digits for what goes up to `most`: where the first can only be the whole of it, it gets its nought. */
const two = (digits: string, at: number, most: number) =>
  Number(digits[at]) > Math.floor(most / 10) ? `${digits.slice(0, at)}0${digits.slice(at)}` : digits
/** `2026-11-04`; a month or day of one digit gets its nought. */
export const ISO_DATE: Mask = {
  takes: DIGIT,
  write: (digits) => inBlocks([4, 2, 2], '-').write(two(two(digits, 4, 12), 6, 31)),
}
/** `19:30:00`, as the clock of a day with 24 hours. */
export const CLOCK: Mask = {
  takes: DIGIT,
  write: (digits) => inBlocks([2, 2, 2], ':').write(two(two(two(digits, 0, 23), 2, 59), 4, 59)),
}
/** `1,234,567.89`: thousands set apart, and two places at most. */
export const NUMERAL: Mask = {
  takes: /^[0-9.]$/,
  write: (signs) => {
    const [whole = '', ...rest] = signs.split('.')
    const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
    return rest.length === 0 ? grouped : `${grouped || '0'}.${rest.join('').slice(0, 2)}`
  },
}
/** The same behind a prefix that has none of the signs itself; what is empty stays empty. */
export const after = (prefix: string, { takes, write }: Mask): Mask => ({
  takes,
  write: (signs) => (signs === '' ? '' : `${prefix}${write(signs)}`),
})
