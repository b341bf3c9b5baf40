import { chat } from '@onward/contract/samples'
import { read, type CaseApi } from '../case-kit.ts'

export const BASE = '/apps/chat'
export const overview = (api: CaseApi) =>
  read(api.get(`${BASE}/chats-and-contacts`), chat.chatsAndContacts.answers[200])
export const talk = (api: CaseApi, id: number | string) =>
  read(api.get(`${BASE}/get-chat`, { id }), chat.chat.answers[200])
export const sent = async (api: CaseApi, id: unknown, message: string) =>
  (await read(api.post(`${BASE}/send-msg`, { obj: { message, contact: { id } } }), chat.sendMessage.answers[201], 201))
    .response

export const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
