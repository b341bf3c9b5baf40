import { Button } from '@mantine/core'
import texts from 'texts:series'
import { useState, type ReactNode } from 'react'
import { addTexts, useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { TileRadios } from '#web/ui/controls/tile-radios.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import type { Change } from '#web/ui/data/use-change.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

addTexts(texts)

type Which = 'following' | 'all'
type Props = {
  title: string
  /** What the button says that goes on. */
  action: string
  isRed?: boolean
  isBusy?: boolean
  /** What is said of the shift itself. */
  children?: ReactNode
  /** What does it with several, and what came of that: see `useMany`. */
  many: { change: Pick<Change<unknown, unknown>, 'isPending' | 'failure'>; none: string | undefined }
  onThis: () => void
  onMany: (which: Which) => void
  onClose: () => void
}

/** Asks whether a shift of a series is meant alone, with those after it, or with all of them. */
export const WhichQuestion = ({ title, action, isRed = false, isBusy = false, many, ...rest }: Props) => {
  const { children, onThis, onMany, onClose } = rest
  const t = useText()
  const [which, setWhich] = useState<'this' | Which>('this')
  return (
    <Dialog title={title} onClose={onClose} size="sm" isQuestion>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // It may stand in a form of its own, which is not what is sent.
          event.stopPropagation()
          if (which === 'this') onThis()
          else onMany(which)
        }}
      >
        {children}
        <TileRadios
          label={t('series.which')}
          value={which}
          onChange={setWhich}
          tiles={[
            { id: 'this', title: t('series.this') },
            { id: 'following', title: t('series.following') },
            { id: 'all', title: t('series.all'), hint: t('series.spared') },
          ]}
        />
        {many.none !== undefined && <p role="status">{many.none}</p>}
        <ChangeFailure of={many.change} />
        <Actions>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('ui.keep')}
          </Button>
          <BusyButton type="submit" {...(isRed && { color: 'red' })} isBusy={isBusy || many.change.isPending}>
            {action}
          </BusyButton>
        </Actions>
      </form>
    </Dialog>
  )
}
