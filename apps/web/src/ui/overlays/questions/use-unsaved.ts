import { useEffect } from 'react'
import { noteTyped } from '#web/lib/leaving.ts'
import { askBeforeLeaving } from './ask-before-leaving.ts'

/** While something typed is not saved, it is not left without a question: not by Back, by a link, or by signing out. */
export const useUnsaved = (isTyped: boolean) =>
  useEffect(() => {
    if (!isTyped) return undefined
    const ends = [noteTyped(), askBeforeLeaving()]
    return () => ends.forEach((end) => end())
  }, [isTyped])
