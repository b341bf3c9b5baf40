/** Letters that have no other one beneath them, as a reader without them types them; all in lower case. */
const LETTERS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ı: 'i',
  ſ: 's',
}
const letters = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
// Before accents are taken off: an acute by itself is a blank with one.
const apostrophes = /[\u0060\u00b4\u02b9\u02bb\u02bc\u02bd\u2018\u2019\u201a\u201b\u2032\u2035\uff07]/g
const hyphens = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g

/**
 * A text as it sorts, is searched and is found: lower case, without accents, every apostrophe and hyphen the one that keyboards
 * have, and letters as those type them who do not have them.
 */
export const folded = (text: string): string =>
  text
    .replace(apostrophes, "'")
    .replace(hyphens, '-')
    .replaceAll('\u00ad', '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Once more: a capital may have become a letter and an accent.
    .replace(/\p{M}/gu, '')
    .replace(letters, (letter) => LETTERS[letter] ?? letter)
    .trim()
