import { chat } from '@onward/contract/samples'
import { expect } from 'vitest'
import { isEmpty, isRefused, read, type DemoCase } from '../case-kit.ts'
import { BASE, ids, overview, talk } from './chat.calls.ts'
import { chatSeed, contactsSeed, profileUserSeed } from './chat.seed.ts'

const person = ['about', 'avatar', 'fullName', 'id', 'role', 'status']

export const chatReads: DemoCase[] = [
  {
    proves: '7 Chat profile-user · 3 profileUser with settings · 15.5',
    does: 'hands out who is signed in, with the two settings',
    run: async (api) => {
      const profile = await read(api.get(`${BASE}/users/profile-user`), chat.profileUser.answers[200])
      expect(profile).toEqual(profileUserSeed())
      expect(profile.id).toBe(11)
      expect(Object.keys(profile).toSorted()).toEqual([...person, 'settings'].toSorted())
      expect(Object.keys(profile.settings).toSorted()).toEqual([
        'isNotificationsOn',
        'isTwoStepAuthVerificationEnabled',
      ])
    },
  },
  {
    proves: '7 chats-and-contacts · 15.5 chatsContacts, contacts, profileUser',
    does: 'lists a dozen chats in their order, with unseen count and last message',
    run: async (api) => {
      const { chatsContacts, profileUser } = await overview(api)
      expect(chatsContacts).toHaveLength(12)
      const contacts = contactsSeed()
      expect(chatsContacts).toEqual(
        chatSeed(api.now).map(({ id, userId, unseenMsgs, chat }) => ({
          ...contacts.find((contact) => contact.id === userId),
          chat: { id, unseenMsgs, lastMessage: chat.at(-1) },
        })),
      )
      expect(chatsContacts.map(({ chat }) => chat.unseenMsgs)).toEqual([2, 1, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0])
      const times = chatsContacts.map(({ chat }) => Date.parse(chat.lastMessage.time))
      expect(times).toEqual(times.toSorted((one, other) => other - one))
      const { id, avatar, fullName, status } = profileUserSeed()
      expect(profileUser).toEqual({ id, avatar, fullName, status })
    },
  },
  {
    proves: '3 Chat contact · 6.2 contacts without chat',
    does: 'lists every contact but oneself, seven of them without a chat, in each of the four states',
    run: async (api) => {
      const { chatsContacts, contacts, profileUser } = await overview(api)
      expect(contacts).toEqual(contactsSeed())
      for (const contact of contacts) expect(Object.keys(contact).toSorted()).toEqual(person)
      expect(ids(contacts)).not.toContain(profileUser.id)
      expect(new Set(ids(contacts)).size).toBe(19)
      expect(contacts.filter(({ id }) => !ids(chatsContacts).includes(id))).toHaveLength(7)
      expect([...new Set(contacts.map(({ status }) => status))].toSorted()).toEqual([
        'away',
        'busy',
        'offline',
        'online',
      ])
    },
  },
  {
    proves: '7 get-chat · 3 Chat · 15.5 contact id = chat id',
    does: 'hands out the messages with a contact, the oldest first',
    run: async (api) => {
      const [, , , seen] = chatSeed(api.now)
      const answer = await talk(api, seen?.id ?? 0)
      expect(answer).toEqual({ chat: seen, contact: contactsSeed().find(({ id }) => id === seen?.id) })
      expect(Object.keys(answer.chat ?? {}).toSorted()).toEqual(['chat', 'id', 'unseenMsgs', 'userId'])
      const times = answer.chat?.chat.map(({ time }) => time) ?? []
      expect(times).toEqual(times.toSorted())
      expect(new Set(answer.chat?.chat.map(({ senderId }) => senderId))).toEqual(new Set([11, seen?.id]))
      expect(await talk(api, String(seen?.id))).toEqual(answer)
    },
  },
  {
    proves: '15.5 get-chat sets unseenMsgs 0',
    does: 'counts nothing as unseen once a chat was opened, and leaves the other chats alone',
    run: async (api) => {
      const before = await overview(api)
      const [first] = before.chatsContacts
      expect(first?.chat.unseenMsgs).toBe(2)
      expect((await talk(api, first?.id ?? 0)).chat?.unseenMsgs).toBe(0)
      const after = await overview(api)
      expect(after.chatsContacts[0]?.chat).toEqual({ ...first?.chat, unseenMsgs: 0 })
      expect(after.chatsContacts.slice(1)).toEqual(before.chatsContacts.slice(1))
    },
  },
  {
    proves: '15.5 get-chat: contact without chat · 6.2 empty log',
    does: 'hands out the contact alone when there is no chat yet',
    run: async (api) => {
      const { chatsContacts, contacts } = await overview(api)
      const without = contacts.find(({ id }) => !ids(chatsContacts).includes(id))
      expect(await talk(api, without?.id ?? 0)).toEqual({ contact: without })
      expect((await overview(api)).chatsContacts).toEqual(chatsContacts)
    },
  },
  {
    proves: '15.5 get-chat: unknown contact',
    does: 'answers 404 without a body for a contact that is not there, or is oneself',
    run: async (api) => {
      for (const id of [0, 11, 999_999]) await isEmpty(api.get(`${BASE}/get-chat`, { id }), 404)
    },
  },
  {
    proves: '15.21 get-chat, wrong types',
    does: 'names an id that is missing or none',
    run: async (api) => {
      await isRefused(api.get(`${BASE}/get-chat`), 'id')
      for (const id of ['', 'Amara', '-1', '1.5']) await isRefused(api.get(`${BASE}/get-chat`, { id }), 'id')
      await isRefused(api.get(`${BASE}/get-chat`, { id: [1, 2] }), 'id')
    },
  },
]
