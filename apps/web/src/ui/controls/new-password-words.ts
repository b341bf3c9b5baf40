import texts from 'texts:weak'
import { fieldErrors } from '#web/lib/messages.ts'
import { addTexts, textOf } from '#web/lib/text.ts'
import { weakIn } from '#web/lib/refusals/weak-passwords.ts'

addTexts(texts)

type Form = {
  refuse: (errors: Record<string, string>) => void
  saysAll: (error: unknown) => boolean
}
/** A form with a new password, which says in the language of the page why it is too weak. */
export const wordingWeak = ({ refuse, saysAll }: Form) => ({
  saysAll,
  refuseBy: (error: unknown) => {
    const weak = weakIn(error).map(({ path, code, least }) => [path, textOf(`weak.${code}`, { least })])
    refuse({ ...fieldErrors(error), ...Object.fromEntries(weak) })
  },
})
