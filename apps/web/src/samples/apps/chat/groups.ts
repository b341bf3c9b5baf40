import type { ChatMessage } from '@onward/contract/samples'
import { today } from '#web/lib/formats/formats.ts'

/** What one sender said in a row on one day. `day` is there where a day begins. */
export type Group = { senderId: number; day?: string; messages: ChatMessage[] }

/** Messages in the order in which they came, those of one sender together; a new day begins a new group. */
export const groupsOf = (messages: readonly ChatMessage[]): Group[] => {
  const groups: Group[] = []
  let last = ''
  for (const message of messages) {
    const day = today(new Date(message.time))
    const group = groups.at(-1)
    if (group && day === last && group.senderId === message.senderId) group.messages.push(message)
    else groups.push({ senderId: message.senderId, messages: [message], ...(day !== last && { day }) })
    last = day
  }
  return groups
}
