import { useEffect, useRef } from 'react'
import texts from 'texts:undo'
import { addTexts, useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { focusIfLost } from '#web/ui/overlays/focus-return.ts'
import { useChange } from '#web/ui/data/use-change.ts'
import { tellUndone, undoBatch, undoRefusalOf } from './undo.ts'

addTexts(texts)

type Props = {
  batchId: number
  /** What it takes back, for whoever does not hear what it stands beside. */
  what?: string
  /** How many shifts and leaves it takes back, where only one of them is seen. */
  count?: number
}

/** Takes a batch back, and says why not where it cannot. */
export const UndoBatch = ({ batchId, what, count = 1 }: Props) => {
  const t = useText()
  const undo = useChange(undoBatch, { once: true, wording: undoRefusalOf, onDone: tellUndone })
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const row = button.current?.closest<HTMLElement>('tr, li')
    return () => {
      // What was undone has no button any more: whoever has pressed it goes on from its row.
      focusIfLost(() => {
        row?.setAttribute('tabindex', '-1')
        return row
      })
    }
  }, [])
  return (
    <>
      <ChangeFailure of={undo} />
      <BusyButton
        at={button}
        size="compact-sm"
        variant="default"
        isBusy={undo.isPending}
        {...(what !== undefined && { 'aria-label': t('undo.of', { what }) })}
        onClick={() => undo.mutate({ batchId })}
      >
        {count > 1 ? t('undo.all', { count }) : t('undo.do')}
      </BusyButton>
    </>
  )
}
