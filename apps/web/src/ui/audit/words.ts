import { isAction, isObject, type AuditEntry } from '#web/lib/audit/entries.ts'
import { textOf } from '#web/lib/text.ts'

/** What was done; as it was written down where that is a word that this page does not know yet. */
export const actionWord = (action: string) => (isAction(action) ? textOf(`audit.action.${action}`) : action)

/** What it was done to, the same way. */
export const objectWord = (type: string) => (isObject(type) ? textOf(`audit.type.${type}`) : type)

/** Whether it is something that somebody tried and was not let. */
export const isRefusal = (action: string) => /refused$|refresh_reuse$/.test(action)

/** Who did it: of nobody who was signed in, whether it was done on the server itself. */
export const personWord = ({ userId, userName, requestId }: AuditEntry) => {
  if (userId !== null) return userName ?? userId
  return textOf(isOnServer(requestId) ? 'audit.onServer' : 'audit.nobody')
}
const isOnServer = (requestId: string | null) => requestId === 'command' || requestId === 'backup'

/** From where: nothing is known of a job's or a command's. */
export const placeWord = ({ address, requestId }: AuditEntry) =>
  address ?? textOf(isOnServer(requestId) ? 'audit.onServer' : 'audit.noAddress')
