import type { Language } from '@onward/contract'
import ar from './texts/ar.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }
import { textsIn } from './texts.ts'

const textsFor = textsIn({ ar, de, en, fr, pt })

/** As the store names the types that every account begins with. */
const FIRST: Readonly<Record<string, keyof typeof en>> = {
  Day: 'shiftType.day',
  Night: 'shiftType.night',
  Call: 'shiftType.call',
  Custom: 'shiftType.custom',
}

/** What a shift type is called to who reads a language: the first ones as the page calls them, unless somebody has renamed them. */
export const shiftTypeCalled = (name: string, language: Language | null) => {
  const key = Object.hasOwn(FIRST, name) ? FIRST[name] : undefined
  return key === undefined ? name : textsFor(language)(key)
}
