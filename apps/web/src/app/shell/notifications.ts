import { useSyncExternalStore } from 'react'

/** How many of the sample notes are new until they have been read. */
const NEW = 4

let unread = NEW
const listeners = new Set<() => void>()
const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** How many notes are new; for this visit. */
export const useUnread = () => useSyncExternalStore(subscribe, () => unread)

export const readAll = () => {
  unread = 0
  for (const tell of listeners) tell()
}
