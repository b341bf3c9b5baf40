/** The brands that are told apart by how a number begins, in which groups each is written, and how long its code is. */
export const BRANDS = {
  amex: { name: 'American Express', begins: /^3[47]/, lengths: [15], groups: [4, 6, 5], code: 4 },
  diners: { name: 'Diners Club', begins: /^3(?:0[0-5]|[689])/, lengths: [14], groups: [4, 6, 4], code: 3 },
  jcb: { name: 'JCB', begins: /^35/, lengths: [16, 17, 18, 19], groups: [4, 4, 4, 4, 3], code: 3 },
  visa: { name: 'Visa', begins: /^4/, lengths: [13, 16, 19], groups: [4, 4, 4, 4, 3], code: 3 },
  mastercard: {
    name: 'Mastercard',
    begins: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    code: 3,
  },
  discover: { name: 'Discover', begins: /^(?:6011|64[4-9]|65)/, lengths: [16, 19], groups: [4, 4, 4, 4, 3], code: 3 },
} as const satisfies Record<
  string,
  { name: string; begins: RegExp; lengths: readonly number[]; groups: readonly number[]; code: number }
>
export type Brand = keyof typeof BRANDS
export const MOST_DIGITS = 19

export const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Whose card a number is, as soon as its first digits tell. */
export const brandOf = (number: string): Brand | undefined => {
  const digits = digitsOf(number)
  // The table's own keys.
  return (Object.keys(BRANDS) as Brand[]).find((brand) => BRANDS[brand].begins.test(digits))
}

/** Whether the last digit fits the others: a slip of the pen is found by it. */
const isSummed = (digits: string) => {
  let sum = 0
  for (const [at, digit] of [...digits].toReversed().entries()) {
    const twice = Number(digit) * 2
    sum += at % 2 === 0 ? Number(digit) : twice > 9 ? twice - 9 : twice
  }
  return sum % 10 === 0
}

/** Whether it can be the number of a card. */
export const isCardNumber = (number: string) => {
  const digits = digitsOf(number)
  const brand = brandOf(digits)
  const lengths: readonly number[] = brand ? BRANDS[brand].lengths : [12, 13, 14, 15, 16, 17, 18, 19]
  return lengths.includes(digits.length) && /[1-9]/.test(digits) && isSummed(digits)
}

/** Whether a card that is good until `09/28` is still good at `now`: to the end of that month. */
export const isGoodUntil = (expiry: string, now: Date) => {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry) ?? []
  if (month === undefined || year === undefined) return false
  return Date.UTC(2000 + Number(year), Number(month)) > now.getTime()
}

export const isCode = (code: string, number: string) => {
  const brand = brandOf(number)
  return brand ? code.length === BRANDS[brand].code : code.length === 3 || code.length === 4
}
