import { textsIn } from '#server/texts.ts'
import ar from './texts/ar.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }

/** What the mails of links say. */
export const textsFor = textsIn({ ar, de, en, fr, pt })

/** How long a link works, as a language counts. */
export const lasting = (say: ReturnType<typeof textsFor>, minutes: number) => {
  const isDays = minutes > DAY && minutes % DAY === 0
  if (isDays) return say('lasting.days', { count: minutes / DAY })
  return minutes % 60 === 0 ? say('lasting.hours', { count: minutes / 60 }) : say('lasting.minutes', { count: minutes })
}
const DAY = 24 * 60
