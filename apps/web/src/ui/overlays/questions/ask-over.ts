import type { ReactNode } from 'react'
import { theStage } from '#web/ui/overlays/the-stage.ts'
import { addQuestion } from './question-stage.ts'

/** How the router hears that the address has changed. */
const STEPS = ['popstate', 'pushState', 'replaceState']

/**
 * Draws a question over whatever page there is, and answers what somebody said; undefined where it was closed, or its page was
 * left. For what is asked in the midst of a change, by whoever made it: a form has its questions inside.
 * @param draw is given what ends it
 */
export const askOver = async <Answer>(
  draw: (end: (answer?: Answer) => void) => ReactNode,
): Promise<Answer | undefined> => {
  await theStage()
  return new Promise((resolve) => {
    const { pathname } = location
    const end = (answer?: Answer) => {
      for (const step of STEPS) removeEventListener(step, onStep)
      take()
      resolve(answer)
    }
    const onStep = () => location.pathname !== pathname && end()
    const take = addQuestion(draw(end))
    for (const step of STEPS) addEventListener(step, onStep)
  })
}
