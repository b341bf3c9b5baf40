import { isAction, isObject, type AuditEntry } from '#web/lib/audit/entries.ts'
import { mediumDate, dateSpan } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { textOf, type TextKey } from '#web/lib/text.ts'

/** What was done; as it was written down where that is a word that this page does not know yet. */
export const actionWord = (action: string) => (isAction(action) ? textOf(`audit.action.${action}`) : action)

/** What it was done to, the same way. */
export const objectWord = (type: string) => (isObject(type) ? textOf(`audit.type.${type}`) : type)

const PARTS: Readonly<Record<string, TextKey>> = {
  facilities: 'audit.word.facilities',
  providers: 'audit.word.providers',
  assignments: 'audit.word.assignments',
  leave: 'audit.word.leave',
  audit: 'audit.word.audit',
  workedHours: 'audit.word.workedHours',
  rates: 'audit.word.rates',
}
/** A part of the account that a file is of. */
export const partWord = (part: string) => {
  const key = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined
  return key && textOf(key)
}

/** What it is called, and the day or the days that it is about: of a person's many shifts which one. */
export const namedWord = ({ objectType, objectName, objectId, before, after }: AuditEntry) => {
  const part = objectType === 'import' && objectId !== null ? partWord(objectId) : undefined
  const name = objectName ?? part ?? objectId
  return joined([name, daysOf(after ?? before ?? {})], '·')
}
const daysOf = ({ startsAt, scheduledDate, startDate, endDate, date, from, to }: Record<string, unknown>) => {
  const [first, last] = [dateIn(startsAt ?? scheduledDate ?? startDate ?? date ?? from), dateIn(endDate ?? to)]
  if (first === undefined) return undefined
  return last !== undefined && last > first ? dateSpan(first, last) : mediumDate(first)
}
const dateIn = (value: unknown) => (typeof value === 'string' ? /^\d{4}-\d\d-\d\d(?=T|$)/.exec(value)?.[0] : undefined)

/** Whether it is something that somebody tried and was not let. */
export const isRefusal = (action: string) => /refused$|refresh_reuse$/.test(action)

/** Who did it: of nobody who was signed in, whether it was done on the server itself. */
export const personWord = ({ userId, userName, requestId }: AuditEntry) => {
  if (userId !== null) return userName ?? userId
  return textOf(isOnServer(requestId) ? 'audit.onServer' : 'audit.nobody')
}
const BY_ITSELF = new Set(['command', 'backup', 'mail'])
const isOnServer = (requestId: string | null) => requestId !== null && BY_ITSELF.has(requestId)

/** From where: nothing is known of a job's or a command's. */
export const placeWord = ({ address, requestId }: AuditEntry) =>
  address ?? textOf(isOnServer(requestId) ? 'audit.onServer' : 'audit.noAddress')
