import texts from 'texts:details,edit,event,history,leave,past,refusal,shift,until'
import { addTexts } from '#web/lib/text.ts'

// What only forms and details say: the month comes without.
addTexts(texts)
