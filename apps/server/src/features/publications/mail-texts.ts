import type { Language } from '@onward/contract'
import { weekday } from '@onward/scheduling'
import { localeOf, textsIn } from '#server/texts.ts'
import ar from './texts/ar.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }

/** What the mails of shifts say. */
export const textsFor = textsIn({ ar, de, en, fr, pt })

const FIRST_SUNDAY = Date.UTC(2023, 0, 1)
const DAY = 86_400_000

/** The short name of the day of a date. */
export const weekdayIn = (date: string, language: Language | null) =>
  new Intl.DateTimeFormat(localeOf(language ?? 'en'), { weekday: 'short', timeZone: 'UTC' }).format(
    FIRST_SUNDAY + weekday(date) * DAY,
  )
