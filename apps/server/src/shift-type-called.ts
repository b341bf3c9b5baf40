import type { Language } from '@onward/contract'
import { pageWordsFor, type PageWord } from './page-words.ts'

/** As the store names the types that every account begins with. */
const FIRST: Readonly<Record<string, PageWord>> = {
  Day: 'shiftType.day',
  Night: 'shiftType.night',
  Call: 'shiftType.call',
  Custom: 'shiftType.custom',
}

/** What a shift type is called to who reads a language: the first ones as the page calls them, unless somebody has renamed them. */
export const shiftTypeCalled = (name: string, language: Language | null) => {
  const word = Object.hasOwn(FIRST, name) ? FIRST[name] : undefined
  return word === undefined ? name : pageWordsFor(language)(word)
}
