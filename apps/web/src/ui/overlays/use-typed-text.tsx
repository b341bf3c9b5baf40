import texts from 'texts:typed'
import { useEffect, useRef, useState } from 'react'
import { noteAsked } from '#web/lib/leaving.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Confirm } from './confirm.tsx'

addTexts(texts)

/**
 * Asks before what was typed is thrown away by Escape, a click beside it or the cross. `watch` is told how to find out whether
 * anything was; `question` belongs where the form is drawn.
 */
export const useTypedText = (onClose: () => void) => {
  const t = useText()
  const isTyped = useRef((): boolean => false)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => (isAsking ? noteAsked() : undefined), [isAsking])
  return {
    close: () => (isTyped.current() ? setAsking(true) : onClose()),
    watch: (ask: () => boolean) => {
      isTyped.current = ask
    },
    question: isAsking && (
      <Confirm title={t('typed.title')} action={t('ui.discard')} onClose={() => setAsking(false)} onConfirm={onClose}>
        {t('typed.text')}
      </Confirm>
    ),
  }
}
