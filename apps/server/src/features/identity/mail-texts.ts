import type { Language } from '@onward/contract'
import type { Config } from '#server/config.ts'
import type { Mail } from '#server/mail.ts'
import { textsIn } from '#server/texts.ts'
import ar from './texts/ar.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }

const textsFor = textsIn({ ar, de, en, fr, pt })
type Say = ReturnType<typeof textsFor>
type Key = keyof typeof en

/** How long a link works, as a language counts. */
const lasting = (say: Say, minutes: number) => {
  const isDays = minutes > DAY && minutes % DAY === 0
  if (isDays) return say('lasting.days', { count: minutes / DAY })
  return minutes % 60 === 0 ? say('lasting.hours', { count: minutes / 60 }) : say('lasting.minutes', { count: minutes })
}
const DAY = 24 * 60

/** Who is mailed, and in which language. */
export type Reader = { email: string; language: Language | null }
/** A page that a token opens. */
type Link = { page: string; token: string; minutes: number }
/** The token stands in the fragment, which no browser sends to any server; beside it the language in which its reader reads on. */
const addressOf = (origin: string, { page, token }: Link, language: Language | null) =>
  `${origin}/${page}#${token}${language === null || language === 'en' ? '' : `&${language}`}`

/** A mail in the language of its reader; it may say where it comes from, and lead to where one signs in. */
export const mailTo = (
  { publicOrigin: origin }: Config,
  { email: to, language }: Reader,
  { subject, text, link, values }: { subject: Key; text: Key; link?: Link; values: Record<string, string> },
): Mail => {
  const say = textsFor(language)
  const said = {
    ...values,
    origin,
    signIn: `${origin}/login`,
    forgot: `${origin}/forgot-password`,
    ...(link && { link: addressOf(origin, link, language), lasting: lasting(say, link.minutes) }),
  }
  return { to, subject: say(subject, said), text: say(text, said) }
}
