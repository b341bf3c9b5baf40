/** Digits of other scripts are digits too, and the marks of direction that a language writes between them say nothing. */
export const latin = (text: string) =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/[\u061c\u200e\u200f]/g, '')
