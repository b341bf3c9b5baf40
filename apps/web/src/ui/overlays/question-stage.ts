import type { ReactNode } from 'react'
import { valueStore } from '#web/lib/value-store.ts'
import { noteToast } from './has-toasts.ts'

const question = valueStore<ReactNode>(undefined)

/** What is asked over the page now; drawn where toasts are. */
export const useQuestion = question.use

/**
 * Draws a question over whatever page there is, and answers what somebody said; undefined where it was closed. For what is asked
 * in the midst of a change, by whoever made it: a form has its questions inside.
 * @param draw is given what ends it
 */
export const askOver = <Answer>(draw: (end: (answer?: Answer) => void) => ReactNode): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    noteToast()
    question.set(
      draw((answer) => {
        question.set(undefined)
        resolve(answer)
      }),
    )
  })
