import { account, type Language } from '@onward/contract'
import type { QueryClient } from '@tanstack/react-query'
import texts from 'texts:ownAccount'
import { apiOf } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/messages.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { addTexts, textOf } from '#web/lib/text.ts'
import { askAnew } from '#web/ui/data/ask-anew.ts'
import { warn } from '#web/ui/overlays/toast.ts'

addTexts(texts)

const api = apiOf(account)

/** Has the mails of who is signed in come in a language from now on; it is said where that did not work. */
export const mailIn = async (language: Language, cache: QueryClient) => {
  if (!currentUser()) return
  try {
    await api.changeLanguage({ language })
    const { writes } = api.changeLanguage.about
    await askAnew(cache, { predicate: ({ meta }) => meta?.reads?.some((topic) => writes.includes(topic)) === true })
  } catch (error) {
    warn(textOf('ownAccount.mailLanguageFailed'), messageOf(error))
  }
}
