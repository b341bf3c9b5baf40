import type { Sheet } from './sheet.ts'

// No call stores an invoice: what was saved lasts as long as the sample data does, until the page is loaded anew.
const drafts = new Map<string, Sheet>()

export const keepDraft = (sheet: Sheet) => void drafts.set(String(sheet.id), sheet)
export const draftOf = (id: string) => drafts.get(id)
export const dropDraft = (id: string) => void drafts.delete(id)
