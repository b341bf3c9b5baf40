import { reply, type Handlers } from '@onward/contract'
import { type Chat, type chat, type ChatContact, type ProfileUser } from '@onward/contract/samples'
import type { DemoContext } from '../demo.ts'

type Store = { chats: Chat[]; contacts: ChatContact[]; profileUser: ProfileUser }

/** @param store the chat of the latest message first; changed here only */
export const chatHandlers = ({ chats, contacts, profileUser }: Store): Handlers<typeof chat, DemoContext> => {
  const contactOf = (id: number) => contacts.find((contact) => contact.id === id)
  const chatWith = (id: number) => chats.find((one) => one.userId === id)
  const toFront = (one: Chat) => {
    const at = chats.indexOf(one)
    if (at >= 0) chats.splice(at, 1)
    chats.unshift(one)
  }

  return {
    profileUser: () => profileUser,

    chatsAndContacts: () => {
      const { id, avatar, fullName, status } = profileUser
      const chatsContacts = chats.flatMap(({ id, userId, unseenMsgs, chat }) => {
        const [contact, lastMessage] = [contactOf(userId), chat.at(-1)]
        return contact && lastMessage ? [{ ...contact, chat: { id, unseenMsgs, lastMessage } }] : []
      })
      return { chatsContacts, contacts, profileUser: { id, avatar, fullName, status } }
    },

    chat: ({ id }) => {
      const [contact, chat] = [contactOf(id), chatWith(id)]
      if (!contact) return reply(404)
      if (chat) chat.unseenMsgs = 0
      return { ...(chat && { chat }), contact }
    },

    sendMessage: ({ obj: { message, contact } }, { now }) => {
      const { id } = contact
      if (!contactOf(id)) return reply(404)
      const newMessageData = { message, time: now().toISOString(), senderId: profileUser.id }
      const known = chatWith(id)
      const chat = known ?? { id, userId: id, unseenMsgs: 0, chat: [] }
      chat.chat.push(newMessageData)
      toFront(chat)
      return { response: { newMessageData, id: chat.id, ...(!known && { chat }) } }
    },
  }
}
