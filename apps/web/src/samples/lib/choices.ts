import type { Choice } from '#web/lib/choices/choice.ts'
import { localeOf } from '#web/lib/text.ts'

/** The countries to choose from; an address may name others. */
const COUNTRIES = `Australia, Austria, Belgium, Brazil, Bulgaria, Cameroon, Canada, Czechia, Denmark, Finland, France, Germany,
Ghana, Greece, Guatemala, Hungary, Iceland, India, Ireland, Italy, Japan, Jordan, Kenya, Latvia, Mali, Mexico, Netherlands,
New Zealand, Nigeria, Norway, Pakistan, Poland, Portugal, Romania, South Africa, Spain, Sweden, Switzerland, Türkiye,
United Kingdom, United States`
export const countries: Choice[] = COUNTRIES.split(',').map((name) => ({ value: name.trim(), label: name.trim() }))

const named = (type: 'language' | 'currency', codes: readonly string[]): Choice[] => {
  const names = new Intl.DisplayNames(localeOf(), { type })
  return codes.map((value) => ({ value, label: names.of(value) ?? value }))
}
/** Languages by their names in the language in use. */
export const languages = () => named('language', ['en', 'fr', 'de', 'pt', 'es', 'it', 'nl', 'pl', 'sv', 'uk'])
export const currencies = () =>
  named('currency', ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'BRL', 'JPY', 'PLN', 'SEK'])
/** Every time zone that the browser knows. */
export const timeZones = (): Choice[] =>
  Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }))
