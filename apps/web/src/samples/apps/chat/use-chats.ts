import { chat, type Chat, type ChatContact, type ChattingContact, type ProfileUser } from '@onward/contract/samples'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { useChange } from '#web/ui/data/use-change.ts'

const api = apiOf(chat)
const OVERVIEW = ask(api.chatsAndContacts, {})

type Overview = {
  chatsContacts: ChattingContact[]
  contacts: ChatContact[]
  profileUser: Pick<ProfileUser, 'id' | 'avatar' | 'fullName' | 'status'>
}
type Talk = { chat?: Chat | undefined; contact: ChatContact }

export const useOverview = () => useQuery(OVERVIEW)
export const useProfile = () => useQuery(ask(api.profileUser, {}))

/** What was said with one contact. Asking for it counts as having seen it. */
export const useTalk = (id: number) => {
  const cache = useQueryClient()
  const asked = ask(api.chat, { id })
  const query = useQuery(asked)
  const isThere = query.data !== undefined
  useEffect(() => {
    if (!isThere) return
    cache.setQueryData<Overview>(OVERVIEW.queryKey, (before) => {
      if (!before) return before
      const seen = (one: ChattingContact) => (one.id === id ? { ...one, chat: { ...one.chat, unseenMsgs: 0 } } : one)
      return { ...before, chatsContacts: before.chatsContacts.map(seen) }
    })
  }, [cache, id, isThere])
  return { query, key: asked.queryKey }
}

type Sent = { message: string; onRefused: () => void }

/** Sends a message; it stands in the talk before it has arrived. */
export const useSend = (id: number, me: number) => {
  const t = useText()
  const cache = useQueryClient()
  const { queryKey } = ask(api.chat, { id })
  return useChange(({ message }: Sent) => api.sendMessage({ obj: { message, contact: { id } } }), {
    stale: ['chatsAndContacts', 'chat'],
    failed: t('chat.failed'),
    ahead: ({ message, onRefused }) => {
      const before = cache.getQueryData<Talk>(queryKey)
      if (before) {
        const known = before.chat ?? { id, userId: id, unseenMsgs: 0, chat: [] }
        const line = { message, time: new Date().toISOString(), senderId: me }
        cache.setQueryData<Talk>(queryKey, { ...before, chat: { ...known, chat: [...known.chat, line] } })
      }
      return () => {
        cache.setQueryData(queryKey, before)
        onRefused()
      }
    },
  })
}
