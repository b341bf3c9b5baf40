import { textOf, type TextKey } from '#web/lib/text.ts'

const NAMES: Readonly<Record<string, TextKey>> = {
  acgme: 'rules.pack.acgme',
  'eu-working-time': 'rules.pack.eu',
  nurses: 'rules.pack.nurses',
}

/** What a pack is called; one that is not known here by its id. */
export const packName = (packId: string) => {
  const name = NAMES[packId]
  return name ? textOf(name) : packId
}
