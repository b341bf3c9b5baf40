export const isRightToLeft = (language: string) => language === 'ar'

/** Letters that run from right to left, and the signs that turn whatever follows them. */
const TURNING = /[\u0590-\u08ff\ufb1d-\ufefc\u202a-\u202e\u2066-\u2069]/
/** Those signs, and pairs of them as we set them ourselves. */
const TURNS = /\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069|[\u202a-\u202e\u2066-\u2069]/g
const unturned = (text: string) => text.replace(TURNS, (found) => (found.length > 1 ? found : ''))

/** A name, a time or what somebody typed keeps its own direction within a sentence of a language, and turns nothing around it. */
export const isolated = (text: string, language: string) =>
  isRightToLeft(language) || TURNING.test(text) ? `\u2068${unturned(text)}\u2069` : text
