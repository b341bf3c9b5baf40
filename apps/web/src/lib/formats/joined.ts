import { localeOf } from '#web/lib/text.ts'

const ARABIC = { ',': '،', ';': '؛' } as const

/** What there is of several parts as one saying, with the marks of the language: `Friday, November 6, 12 shifts`. */
export const joined = (parts: readonly (string | false | null | undefined)[], mark: ',' | ';' = ',') =>
  parts.filter(Boolean).join(`${localeOf().startsWith('ar') ? ARABIC[mark] : mark} `)
