import { i18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react'
import texts from 'texts:app,ui'
import { keep, kept } from './storage.ts'

/** Every text of the product has a key of its own; English is complete and stands in for what another language lacks. */
export type TextKey = keyof typeof import('./locales/en.json')
export type Values = Record<string, string | number>

/** The languages, each with its name in itself. */
export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch', pt: 'Português' } as const
export type Language = keyof typeof LANGUAGES

const files: Record<Exclude<Language, 'en'>, () => Promise<{ default: unknown }>> = {
  fr: () => import('./locales/fr.json'),
  de: () => import('./locales/de.json'),
  pt: () => import('./locales/pt.json'),
}
const english: Messages = {}

/** Adds English texts that a page brings with it; what the language in use has of its own stays. */
export const addTexts = (part: Messages) => {
  Object.assign(english, part)
  i18n.load('en', part)
  if (i18n.locale !== 'en') i18n.load(i18n.locale, { ...part, ...i18n.messages })
}

const isLanguage = (word: string | null): word is Language => word !== null && Object.hasOwn(LANGUAGES, word)

/** The language chosen here, or English. */
export const language = (): Language => {
  const word = kept('language')
  return isLanguage(word) ? word : 'en'
}

/** Puts a language in use once its file has arrived. Rejects, and changes nothing, when it cannot be loaded. */
export const speak = async (to: Language) => {
  if (to !== 'en') {
    const { default: own } = await files[to]()
    // The build made it of a flat file of texts.
    i18n.load(to, { ...english, ...(own as Messages) })
  }
  i18n.activate(to)
  document.documentElement.lang = to
  keep('language', to)
}

i18n.load('en', {})
i18n.activate('en')
addTexts(texts)
export { i18n as texts }

const known = (key: string) => Object.hasOwn(i18n.messages, key)

/** The text in the language in use. */
export const textOf = (key: TextKey, values: Values = {}) => {
  if (!known(key)) console.error(`The text ${key} has not been loaded`)
  return i18n._(key, values)
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

/** Formats with the locale in use. */
export const localeOf = () => i18n.locale
