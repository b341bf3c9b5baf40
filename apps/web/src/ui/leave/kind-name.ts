import texts from 'texts:leaveKind'
import { addTexts, textOf, type TextKey } from '#web/lib/text.ts'

addTexts(texts)

type Kind = { leaveKindId: string; leaveKindName: string }

/** As the store names the kinds that every account begins with. */
const FIRST: Readonly<Record<string, [name: string, text: TextKey]>> = {
  annual: ['Annual leave', 'leaveKind.annual'],
  sick: ['Sick leave', 'leaveKind.sick'],
  study: ['Study leave', 'leaveKind.study'],
  other: ['Other', 'leaveKind.other'],
}

/** What a kind of leave is called: the first ones in the language of the page, unless somebody has renamed them. */
export const leaveKindName = ({ leaveKindId, leaveKindName: name }: Kind) => {
  const [first, text] = FIRST[leaveKindId] ?? []
  return text !== undefined && first === name ? textOf(text) : name
}
