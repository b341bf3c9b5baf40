import { expect } from 'vitest'
import { isEmpty, isRefused, type DemoCase } from '../case-kit.ts'
import { BASE, ids, overview, sent, talk } from './chat.calls.ts'

export const chatMessages: DemoCase[] = [
  {
    proves: '7 send-msg · 15.5 time now, sender profile user · 15.21 201',
    does: 'appends a message of ours to a chat, and moves the chat to the front',
    run: async (api) => {
      const { chatsContacts: before } = await overview(api)
      const last = before.at(-1)?.id ?? 0
      const { chat: old } = await talk(api, last)
      const response = await sent(api, last, 'The clock hangs.')
      const newMessageData = { message: 'The clock hangs.', time: api.now.toISOString(), senderId: 11 }
      expect(response).toEqual({ newMessageData, id: last })
      expect((await talk(api, last)).chat).toEqual({ ...old, chat: [...(old?.chat ?? []), newMessageData] })
      const { chatsContacts: after } = await overview(api)
      expect(ids(after)).toEqual([last, ...ids(before).slice(0, -1)])
      expect(after[0]?.chat.lastMessage).toEqual(newMessageData)
    },
  },
  {
    proves: '15.5 send-msg: the first message makes the chat',
    does: 'makes the chat with the first message to a contact, and only then says so',
    run: async (api) => {
      const { chatsContacts: before, contacts } = await overview(api)
      const id = contacts.find((contact) => !ids(before).includes(contact.id))?.id ?? 0
      const response = await sent(api, id, 'Good morning!')
      const newMessageData = { message: 'Good morning!', time: api.now.toISOString(), senderId: 11 }
      const chat = { id, userId: id, unseenMsgs: 0, chat: [newMessageData] }
      expect(response).toEqual({ newMessageData, id, chat })
      expect((await talk(api, id)).chat).toEqual(chat)
      expect(ids((await overview(api)).chatsContacts)).toEqual([id, ...ids(before)])
      expect(await sent(api, String(id), 'Are you there?')).not.toHaveProperty('chat')
      expect((await talk(api, id)).chat?.chat).toHaveLength(2)
      expect(ids((await overview(api)).chatsContacts)).toEqual([id, ...ids(before)])
    },
  },
  {
    proves: '15.5 send-msg: the observed body',
    does: 'takes the whole contact in the body, and believes only its id and the message',
    run: async (api) => {
      const { chatsContacts } = await overview(api)
      const [first] = chatsContacts
      const obj = { message: 'In the bowl.', contact: first, senderId: 3, time: 'yesterday', username: 'someone' }
      const { status, body } = await api.post(`${BASE}/send-msg`, { obj })
      expect(status).toBe(201)
      expect(body).toMatchObject({
        response: { newMessageData: { message: 'In the bowl.', time: api.now.toISOString(), senderId: 11 } },
      })
    },
  },
  {
    proves: '15.5 send-msg: unknown contact',
    does: 'answers 404 for a contact that is not there, or is oneself, and sends nothing',
    run: async (api) => {
      const before = await overview(api)
      for (const id of [0, 11, 999_999]) {
        await isEmpty(api.post(`${BASE}/send-msg`, { obj: { message: 'Anyone?', contact: { id } } }), 404)
      }
      expect(await overview(api)).toEqual(before)
    },
  },
  {
    proves: '15.5 blank message 400 · 15.21 send-msg, wrong types',
    does: 'names a blank message and each wrong field, and sends nothing',
    run: async (api) => {
      const before = await overview(api)
      const path = `${BASE}/send-msg`
      for (const message of ['', '   ', '\n\t', null, 7, ['Hello']]) {
        await isRefused(api.post(path, { obj: { message, contact: { id: 1 } } }), 'obj.message')
      }
      await isRefused(api.post(path, { message: 'Hello', contactId: 1 }), 'obj')
      await isRefused(api.post(path, { obj: {} }), 'obj.message', 'obj.contact')
      await isRefused(api.post(path, { obj: { message: 'Hello', contact: { id: 'Amara' } } }), 'obj.contact.id')
      await isRefused(api.post(path, { obj: { message: 'Hello', contact: 1 } }), 'obj.contact')
      expect(await overview(api)).toEqual(before)
    },
  },
]
