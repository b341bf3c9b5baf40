import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import en from './locales/en.json' with { type: 'json' }

/** Every text of the product has a key of its own; English is complete and stands in for what another language lacks. */
export type TextKey = keyof typeof en
export type Values = Record<string, string | number>

i18n.load('en', en)
i18n.activate('en')
export { i18n as texts }

/** The text in the language in use. */
export const textOf = (key: TextKey, values: Values = {}) => i18n._(key, values)

/** `textOf` for a component: it paints again when the language changes. */
export const useText = () => {
  const { _ } = useLingui()
  return (key: TextKey, values: Values = {}) => _(key, values)
}

/** Formats with the locale in use. */
export const localeOf = () => i18n.locale
