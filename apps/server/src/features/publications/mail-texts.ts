import type { Language } from '@onward/contract'
import { localeOf, textsIn } from '#server/texts.ts'
import ar from './texts/ar.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }

/** What the mails of shifts say. */
export const textsFor = textsIn({ ar, de, en, fr, pt })

/** Says the short names of the days of dates. */
export const weekdaysIn = (language: Language | null) => {
  const format = new Intl.DateTimeFormat(localeOf(language ?? 'en'), { weekday: 'short', timeZone: 'UTC' })
  return (date: string) => format.format(new Date(date))
}
