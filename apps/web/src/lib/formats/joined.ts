import { localeOf } from '#web/lib/text.ts'

type Part = string | false | null | undefined
const BETWEEN = { ',': ', ', ';': '; ', '·': ' · ' } as const
const ARABIC: Record<keyof typeof BETWEEN, string> = { ',': '، ', ';': '؛ ', '·': ' · ' }
/** A name in other letters keeps its own direction and its place among the others, */
const apart = (part: Part) => part && `\u2068${part}\u2069`
/** and names alone, said within something else, go from right to left too. */
const RIGHT_TO_LEFT = '\u200f'

/** What there is of several parts as one saying, with the marks of the language: `Friday, November 6, 12 shifts`. */
export const joined = (parts: readonly Part[], mark: keyof typeof BETWEEN = ',') => {
  const there = parts.filter(Boolean)
  if (!localeOf().startsWith('ar') || there.length < 2) return there.join(BETWEEN[mark])
  return RIGHT_TO_LEFT + there.map(apart).join(ARABIC[mark])
}
