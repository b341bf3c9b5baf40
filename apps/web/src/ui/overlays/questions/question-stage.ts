import type { ReactNode } from 'react'
import { valueStore } from '#web/lib/value-store.ts'

type Question = { id: number; drawn: ReactNode }
const questions = valueStore<readonly Question[]>([])
let count = 0

/** What is asked over the page now, the latest last; drawn where toasts are. */
export const useQuestions = questions.use
/**
 * Asks over whatever is there, what is asked already included.
 * @returns what takes the question away
 */
export const addQuestion = (drawn: ReactNode) => {
  const question = { id: count++, drawn }
  questions.set([...questions.now(), question])
  return () => questions.set(questions.now().filter((one) => one !== question))
}
