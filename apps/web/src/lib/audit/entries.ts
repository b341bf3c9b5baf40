import { auditActions, auditObjects, type AuditAction, type AuditObject } from '@onward/contract'

export type { AuditEntry } from '@onward/contract'

/** Whether this page knows the word for what was done, and for what it was done to. */
export const isAction = (word: string): word is AuditAction => auditActions.some((one) => one === word)
export const isObject = (word: string): word is AuditObject => auditObjects.some((one) => one === word)
