import { namedPacks } from '@onward/scheduling/judge'
import texts from 'texts:pack'
import { addTexts, textOf, type TextKey } from '#web/lib/text.ts'

addTexts(texts)

const NAMES: Readonly<Record<string, TextKey>> = {
  acgme: 'pack.acgme',
  'eu-working-time': 'pack.eu',
  nurses: 'pack.nurses',
}

/** What a pack is called; one that is not known here by its id. */
export const packName = (packId: string) => {
  const name = NAMES[packId]
  return name ? textOf(name) : packId
}

/** The packs that a contract or a scope may name, for a field. */
export const packChoices = () => namedPacks.map(({ packId }) => ({ value: packId, label: packName(packId) }))
