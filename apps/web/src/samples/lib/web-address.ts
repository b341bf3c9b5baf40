import texts from 'texts:webAddress'
import { addTexts, textOf } from '#web/lib/text.ts'

addTexts(texts)

/** Whether the text is an address of the web: nothing else may become a link. */
export const isAddress = (text: string) => {
  const { protocol } = URL.parse(text) ?? {}
  return protocol === 'https:' || protocol === 'http:'
}

/** What a form says of a field for an address of the web; null where there is one, or none. */
export const webAddress = (text: string) => (text.trim() === '' || isAddress(text) ? null : textOf('webAddress.wrong'))
