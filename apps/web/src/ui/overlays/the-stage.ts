import { noteToast } from './has-toasts.ts'

export const loadStage = () => import('./toast-stage.tsx')

/** The stage of toasts and questions, which comes with the first of them. Where it cannot be had, nothing else of the page is gone. */
export const theStage = async () => {
  const stage = await loadStage()
  noteToast()
  return stage
}
