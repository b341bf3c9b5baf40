import { textsIn } from '#server/texts.ts'
import ar from './texts/ar.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }

/** What the mails of reports say. */
export const textsFor = textsIn({ ar, de, en, fr, pt })
