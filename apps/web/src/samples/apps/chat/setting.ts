import type { ChatMessage } from '@onward/contract/samples'
import { valueStore } from '#web/lib/value-store.ts'

/** What was set about a contact; `cleared` is how many messages are out of sight, and `last` the last of them. */
export type Setting = { isMuted: boolean; isBlocked: boolean; cleared: number; last?: ChatMessage | undefined }
const AS_AT_FIRST: Setting = { isMuted: false, isBlocked: false, cleared: 0 }

// No call stores it: it lasts until the page is loaded anew.
const settings = valueStore<ReadonlyMap<number, Setting>>(new Map())

/** What is set about each contact, by its number, and the way to change it. */
export const useSettings = () => {
  const all = settings.use()
  const settingOf = (id: number) => all.get(id) ?? AS_AT_FIRST
  const change = (id: number, to: Partial<Setting>) => {
    const now = settings.now()
    settings.set(new Map(now).set(id, { ...(now.get(id) ?? AS_AT_FIRST), ...to }))
  }
  return { settingOf, change }
}

/** Whether a chat was cleared of this message, by which the list knows it. */
export const isCleared = ({ last }: Setting, { message, time }: ChatMessage) =>
  last !== undefined && last.time === time && last.message === message
