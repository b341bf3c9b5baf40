import { valueStore } from '#web/lib/value-store.ts'

/** How many of the sample notes are new until they have been read. */
const NEW = 4

const unread = valueStore(NEW)

/** How many notes are new; for this visit. */
export const useUnread = unread.use

export const readAll = () => unread.set(0)
