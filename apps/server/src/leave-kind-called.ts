import type { Language, LeaveKind } from '@onward/contract'
import { pageWordsFor, type PageWord } from './page-words.ts'

/** As the store names the kinds that every account begins with. */
const FIRST: Readonly<Record<string, [name: string, word: PageWord]>> = {
  annual: ['Annual leave', 'leaveKind.annual'],
  sick: ['Sick leave', 'leaveKind.sick'],
  study: ['Study leave', 'leaveKind.study'],
  other: ['Other', 'leaveKind.other'],
}

/** What a kind of leave is called to who reads a language: the first ones as the page calls them, unless somebody has renamed them. */
export const leaveKindCalled = (
  { leaveKindId, leaveKindName: name }: Pick<LeaveKind, 'leaveKindId' | 'leaveKindName'>,
  language: Language | null,
) => {
  const [first, word] = FIRST[leaveKindId] ?? []
  return word !== undefined && first === name ? pageWordsFor(language)(word) : name
}
