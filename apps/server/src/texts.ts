import { setupI18n, type I18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { isolated, isRightToLeft, Language } from '@onward/contract'

type Values = Record<string, string | number>
/** Says a text by its key. */
export type Say<Key extends string = string> = (key: Key, values?: Values) => string

/** How a language counts and dates; digits as they are typed. */
export const localeOf = (language: Language) => (language === 'ar' ? 'ar-u-nu-latn' : language)

/** Says dates as a language writes them; in English, whose readers do not agree on the order, from the year to the day. */
export const datesIn = (language: Language | null) => {
  if (language === null || language === 'en') return (date: string) => date
  const numbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const format = new Intl.DateTimeFormat(localeOf(language), { ...numbers, timeZone: 'UTC' })
  return (date: string) => format.format(new Date(date))
}

/**
 * The texts that a feature says to people outside of the page, in mails: a flat file for each language, in its folder `texts`.
 * @returns what says them in the language of a user; in English where none is known
 */
export const textsIn = <Texts extends Record<string, string>>(
  files: { en: Texts } & Record<Language, { [Key in keyof Texts]: string }>,
) => {
  const spoken = new Map<Language, I18n>()
  const speaking = (language: Language) => {
    const known = spoken.get(language)
    if (known) return known
    const messages = Object.fromEntries(
      Object.entries<string>(files[language]).map(([key, text]) => [key, compileMessageOrThrow(text)]),
    )
    const i18n = setupI18n({ locale: language, locales: localeOf(language), messages: { [language]: messages } })
    spoken.set(language, i18n)
    return i18n
  }
  return (known: Language | null): Say<keyof Texts & string> => {
    const language = known ?? 'en'
    return (key, values = {}) =>
      speaking(language)._(
        key,
        mapped(values, (value) => (isAddress(value) ? value : partOf(value, language))),
      )
  }
}

/**
 * A value within a text. What was said from right to left of parts that keep their own direction has no letter of its own to
 * tell it by.
 */
const partOf = (value: string, language: Language) =>
  isRightToLeft(language) && value.includes('\u2068')
    ? isolated(value, language).replace('\u2068', '\u2067')
    : isolated(value, language)

/** Programs that make a link of an address would take what stands around it along. */
const isAddress = (text: string) => /^https?:[!-~]*$/.test(text)

const mapped = (values: Values, to: (text: string) => string): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? to(value) : value]),
  )

/** The languages that somebody reads, as a browser says them, the best first: the first that is spoken here. */
export const languageIn = (headers: Headers): Language | undefined => {
  const weighed = (headers.get('accept-language') ?? '').split(',').map((part) => {
    const [tag = '', ...more] = part.trim().toLowerCase().split(';')
    const weight = more.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean)
    return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) }
  })
  const best = weighed.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight)
  return best.map(({ language }) => Language.options.find((one) => one === language)).find((one) => one !== undefined)
}
