import { noteToast } from './has-toasts.ts'

/** The stage of toasts and questions, which comes with the first of them. Where it cannot be had, nothing else of the page is gone. */
export const theStage = async () => {
  const stage = await import('./toast-stage.tsx')
  noteToast()
  return stage
}
