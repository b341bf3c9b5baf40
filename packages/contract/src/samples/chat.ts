import * as v from 'valibot'
import { endpoints, nothing } from '../http.ts'
import { Plain } from '../fields.ts'
import { RowId } from '../row-fields.ts'

export const ChatStatus = v.picklist(['online', 'offline', 'busy', 'away'])
export type ChatStatus = v.InferOutput<typeof ChatStatus>

const person = {
  id: v.number(),
  fullName: v.string(),
  role: v.string(),
  about: v.string(),
  avatar: v.nullable(v.string()),
  status: ChatStatus,
}
export const ChatContact = v.object(person)
export type ChatContact = v.InferOutput<typeof ChatContact>

export const ProfileUser = v.object({
  ...person,
  settings: v.object({ isTwoStepAuthVerificationEnabled: v.boolean(), isNotificationsOn: v.boolean() }),
})
export type ProfileUser = v.InferOutput<typeof ProfileUser>

export const ChatMessage = v.object({
  message: v.string(),
  /** An instant, UTC. */
  time: v.string(),
  senderId: v.number(),
})
export type ChatMessage = v.InferOutput<typeof ChatMessage>

export const Chat = v.object({
  /** The contact's id. */
  id: v.number(),
  userId: v.number(),
  unseenMsgs: v.number(),
  /** The oldest message first. */
  chat: v.array(ChatMessage),
})
export type Chat = v.InferOutput<typeof Chat>

/** A contact with whom there is a chat. */
export const ChattingContact = v.object({
  ...person,
  chat: v.object({ id: v.number(), unseenMsgs: v.number(), lastMessage: ChatMessage }),
})
export type ChattingContact = v.InferOutput<typeof ChattingContact>

const Message = v.pipe(
  Plain,
  v.check((text) => text.trim().length > 0, 'must not be blank'),
  v.maxLength(10_000, 'must have at most 10000 characters'),
)

/** The chats of the one who is signed in. The first message to a contact makes the chat. */
export const chat = endpoints({
  profileUser: { method: 'GET', path: '/apps/chat/users/profile-user', answers: { 200: ProfileUser } },
  chatsAndContacts: {
    method: 'GET',
    path: '/apps/chat/chats-and-contacts',
    answers: {
      200: v.object({
        /** The chat of the latest message first. */
        chatsContacts: v.array(ChattingContact),
        /** Everyone, with a chat or without. */
        contacts: v.array(ChatContact),
        profileUser: v.pick(ProfileUser, ['id', 'avatar', 'fullName', 'status']),
      }),
    },
  },
  chat: {
    method: 'GET',
    path: '/apps/chat/get-chat',
    input: v.object({ id: RowId }),
    answers: { 200: v.object({ chat: v.optional(Chat), contact: ChatContact }), 404: nothing },
  },
  sendMessage: {
    method: 'POST',
    path: '/apps/chat/send-msg',
    input: v.object({ obj: v.object({ message: Message, contact: v.object({ id: RowId }) }) }),
    answers: {
      201: v.object({
        response: v.object({
          newMessageData: ChatMessage,
          /** The id of the chat. */
          id: v.number(),
          /** Only when this message made it. */
          chat: v.optional(Chat),
        }),
      }),
      404: nothing,
    },
  },
})
