import { Button } from '@mantine/core'
import texts from 'texts:series'
import { useState, type ReactNode } from 'react'
import { addTexts, useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { TileRadios } from '#web/ui/controls/tile-radios.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

addTexts(texts)

/** Which shifts of a series are meant beside the one that is open. */
export type Many = 'following' | 'all'
type Props = {
  title: string
  /** What the button says that goes on. */
  action: string
  isRed?: boolean
  isBusy: boolean
  /** What is said of the shift itself. */
  children?: ReactNode
  /** Why it did not go. */
  failure: ReactNode
  onThis: () => void
  onMany: (which: Many) => void
  onClose: () => void
}

/** Asks whether a shift of a series is meant alone, with those after it, or with all of them. */
export const WhichQuestion = ({ title, action, isRed = false, isBusy, failure, onThis, onMany, ...rest }: Props) => {
  const { children, onClose } = rest
  const t = useText()
  const [which, setWhich] = useState<'this' | Many>('this')
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
        {failure}
        <Actions>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('ui.keep')}
          </Button>
          <Button type="submit" {...(isRed && { color: 'red' })} loading={isBusy}>
            {action}
          </Button>
        </Actions>
      </form>
    </Dialog>
  )
}
