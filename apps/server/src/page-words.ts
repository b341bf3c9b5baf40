import ar from './texts/ar.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }
import { textsIn } from './texts.ts'

export type PageWord = keyof typeof en
/** What the page calls things that the store names in English, for what is said outside of it. */
export const pageWordsFor = textsIn({ ar, de, en, fr, pt })
