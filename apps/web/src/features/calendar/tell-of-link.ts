import texts from 'texts:link'
import { addTexts, textOf, type TextKey, type Values } from '#web/lib/text.ts'
import { tell } from '#web/ui/overlays/toast.ts'

// Few links have anything to be said of them: the month comes without the words for it.
addTexts(texts)

/** Says what could not be followed of a link. */
export const tellOfLink = (key: TextKey, values?: Values) => tell(textOf(key, values))
