import type { ReactNode } from 'react'
import { setQuestion } from './question-stage.ts'
import { theStage } from '#web/ui/overlays/the-stage.ts'

/**
 * Draws a question over whatever page there is, and answers what somebody said; undefined where it was closed. For what is asked
 * in the midst of a change, by whoever made it: a form has its questions inside.
 * @param draw is given what ends it
 */
export const askOver = async <Answer>(
  draw: (end: (answer?: Answer) => void) => ReactNode,
): Promise<Answer | undefined> => {
  await theStage()
  return new Promise((resolve) =>
    setQuestion(
      draw((answer) => {
        setQuestion(undefined)
        resolve(answer)
      }),
    ),
  )
}
