export const LENGTH = 6
export const NONE: readonly string[] = Array.from({ length: LENGTH }, () => '')

/** The code with the text's digits from one box on, and the box that comes next; a whole code fills all of them. */
export const putDigits = (code: readonly string[], at: number, text: string) => {
  const digits = [...text].filter((sign) => /^[0-9]$/.test(sign))
  const from = digits.length >= LENGTH ? 0 : at
  const put = digits.slice(0, LENGTH - from)
  return { code: code.toSpliced(from, put.length, ...put), next: Math.min(from + put.length, LENGTH - 1) }
}

/** What Backspace leaves: it takes the digit of its box, or goes back for the one before. */
export const takeBack = (code: readonly string[], at: number) => {
  const next = code[at] === '' ? Math.max(at - 1, 0) : at
  return { code: code.with(next, ''), next }
}
