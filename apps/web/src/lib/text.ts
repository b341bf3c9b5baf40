import { i18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { isolated, isRightToLeft, type Language } from '@onward/contract'
import texts from 'texts:app,ui'
import { chosenFormats } from '#web/lib/formats/chosen-formats.ts'
import { takeEarly } from '#web/lib/pages/early.ts'
import { setLayout } from './layout.ts'
import { keep, kept } from './storage.ts'

/** The keys of all texts; each folder of texts adds its own, in the `texts.d.ts` beside them. */
export interface TextKeys {}
/** Every text has a key of its own; English is complete and stands in for what another language lacks. */
export type TextKey = keyof TextKeys
export type Values = Record<string, string | number>

/** The languages, each with its name in itself. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  ar: 'العربية',
} as const satisfies Record<Language, string>
export type { Language }
/** Rosters, clocks and telephones in Arabic are read in the digits in which they are typed. */
const LOCALES: Partial<Record<string, string>> = { ar: 'ar-u-nu-latn' }

/** The parts of the house that have come, whose texts each language has in a file of its own. */
const parts = ['']

/** @throws TypeError without a network, Error where there is no such file */
const fileOf = async (part: string, to: Language): Promise<Messages> => {
  const address = `/locales/${part && `${part}.`}${to}.json`
  const response = (await takeEarly(address)?.catch(() => undefined)) ?? (await fetch(address))
  if (!response.ok) throw new Error(`The texts in ${to} answered ${response.status}`)
  // The build made it of flat files of texts.
  return (await response.json()) as Messages
}
const english: Messages = {}
/** What has come of each language; a part may come before or after another. */
const come: Record<string, Messages> = {}
const takeIn = (to: string, files: readonly Messages[]) =>
  i18n.load(to, { ...english, ...(come[to] = Object.assign({}, come[to], ...files)) })

/**
 * Adds English texts that a page brings with it; what the language in use has of its own stays. Nobody who is on the screen says
 * them yet, so nothing is painted anew, as `load` would have it.
 */
export const addTexts = (part: Messages) => {
  Object.assign(english, part)
  Object.assign(i18n.messages, part, come[i18n.locale])
}

const isLanguage = (word: string | null): word is Language => word !== null && Object.hasOwn(LANGUAGES, word)

/** The language chosen here, or English. */
export const language = (): Language => {
  const word = kept('language')
  return isLanguage(word) ? word : 'en'
}

/** Puts a language in use once its file has arrived. Rejects, and changes nothing, when it cannot be loaded. */
export const speak = async (to: Language) => {
  takeIn(to, to === 'en' ? [] : await Promise.all(parts.map((part) => fileOf(part, to))))
  const turns = isRightToLeft(to) !== isRightToLeft(language())
  i18n.activate(to, LOCALES[to])
  document.documentElement.lang = to
  keep('language', to)
  // Who reads from right to left in a language that does not has chosen that, and keeps it.
  if (turns) setLayout({ isRTL: isRightToLeft(to) })
}

/** Adds the texts of another part of the house in the language chosen here; without them it speaks English. */
export const addLanguagePart = async (part: string) => {
  parts.push(part)
  const to = language()
  if (to === 'en') return
  try {
    takeIn(to, [await fileOf(part, to)])
  } catch (error) {
    console.warn(`The texts of ${part} in ${to} could not be loaded`, error)
  }
}

i18n.load('en', {})
i18n.activate('en')
addTexts(texts)
export { i18n as texts }

const known = (key: string) => Object.hasOwn(i18n.messages, key)

const allIsolated = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value, i18n.locale) : value,
    ]),
  )

/** The text in the language in use. */
export const textOf = (key: TextKey, values: Values = {}) => {
  if (!known(key)) console.error(`The text ${key} has not been loaded`)
  const said = i18n._(key, allIsolated(values))
  // English stands in from left to right, its point at its end.
  return isRightToLeft(i18n.locale) && !come[i18n.locale]?.[key] ? `\u2066${said}\u2069` : said
}

/** What says a text by its key. */
export type Texts = typeof textOf

/** `textOf` for a component: it paints again when the language changes. */
export const useText = () => {
  useLingui()
  return textOf
}

/** A text whose English stands in a table elsewhere, such as a page's title. */
export const translated = (key: string, text: string) => (known(key) ? i18n._(key) : text)

/** Formats with the locale in use, its clock and week as they were chosen here. */
export const localeOf = () => {
  const locale = LOCALES[i18n.locale] ?? i18n.locale
  const chosen = chosenFormats()
  return chosen && !LOCALES[i18n.locale] ? `${locale}-u${chosen}` : locale + chosen
}
