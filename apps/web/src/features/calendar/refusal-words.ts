import texts from 'texts:refusal'
import { addTexts } from '#web/lib/text.ts'

addTexts(texts)

/** Why a booking was refused, with the texts for it: the month comes without. */
export { refusalOf } from './refusal.ts'
