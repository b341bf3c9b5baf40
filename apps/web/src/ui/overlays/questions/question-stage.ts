import type { ReactNode } from 'react'
import { valueStore } from '#web/lib/value-store.ts'

const question = valueStore<ReactNode>(undefined)

/** What is asked over the page now; drawn where toasts are. */
export const useQuestion = question.use
export const setQuestion = question.set
