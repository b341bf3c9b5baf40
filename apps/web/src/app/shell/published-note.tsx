import texts from 'texts:published'
import { addTexts, useText } from '#web/lib/text.ts'

addTexts(texts)

/** To a user of the sample where the store is for real use: everybody knows how to sign in as them. */
export const PublishedNote = () => <p className="sample-mark">{useText()('published.text')}</p>
