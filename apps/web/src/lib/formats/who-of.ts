import texts from 'texts:open'
import { addTexts, textOf } from '#web/lib/text.ts'

addTexts(texts)

/** The name of who works a shift; an open one says that it is. */
export const whoOf = ({ providerName }: { providerName: string | null }): string => providerName ?? textOf('open.shift')
