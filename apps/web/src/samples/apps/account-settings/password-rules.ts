export const SHORTEST = 8
const isWord = (sign: RegExp) => (text: string) => sign.test(text)

/** What a new password has to have, and whether it has it. */
export const PASSWORD_RULES = {
  length: (text: string) => [...text].length >= SHORTEST,
  letter: isWord(/\p{Ll}/u),
  sign: isWord(/[^\p{L}]/u),
}
export type PasswordRule = keyof typeof PASSWORD_RULES
// The table's own keys.
export const passwordRules = Object.keys(PASSWORD_RULES) as PasswordRule[]

/** The first rule that a password breaks. */
export const brokenRule = (text: string) => passwordRules.find((rule) => !PASSWORD_RULES[rule](text))
