import { Button } from '@mantine/core'
import type { SeriesReport } from '@onward/contract'
import { useQueries } from '@tanstack/react-query'
import texts from 'texts:series'
import { useState, type ReactNode } from 'react'
import { dateSpan } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { addTexts, textOf, useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { TileRadios } from '#web/ui/controls/tile-radios.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import type { Change } from '#web/ui/data/use-change.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import styles from '#web/ui/data/content-state.module.css'

addTexts(texts)

const SEVERAL = ['following', 'all'] as const
export type Which = (typeof SEVERAL)[number]
type Props = {
  title: string
  /** What the button says that goes on. */
  action: string
  isRed?: boolean
  isBusy?: boolean
  /** What is said of the shift itself. */
  children?: ReactNode
  /** Asks the server which of them are reached, without doing anything. */
  asked: (which: Which) => {
    queryKey: readonly unknown[]
    queryFn: (context: { signal: AbortSignal }) => Promise<SeriesReport>
  }
  /** What does it with several, and what came of that: see `useMany`. */
  many: { change: Pick<Change<unknown, unknown>, 'isPending' | 'failure'>; none: string | undefined }
  onThis: () => void
  onMany: (which: Which) => void
  onClose: () => void
}

/** How many shifts it is about, and on which days. */
const reachOf = ({ changed, from, until }: SeriesReport) => {
  const shifts = textOf('series.reach', { count: changed })
  return from && until ? joined([shifts, dateSpan(from, until)]) : shifts
}

/** Asks whether a shift of a series is meant alone, with those after it, or with all of them. */
export const WhichQuestion = ({ title, action, isRed = false, isBusy = false, asked, many, ...rest }: Props) => {
  const { children, onThis, onMany, onClose } = rest
  const t = useText()
  const [which, setWhich] = useState<'this' | Which>('this')
  const tried = useQueries({
    queries: SEVERAL.map((one) => ({ ...asked(one), retry: false, staleTime: 0, gcTime: 0 })),
  })
  // What is in the way is said when it is done; how many they are is then not known.
  const [following, all] = tried.map(({ data }) => data && reachOf(data))
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
        <div className={styles.confirm}>
          {children}
          <TileRadios
            label={t('series.which')}
            value={which}
            onChange={setWhich}
            tiles={[
              { id: 'this', title: t('series.this') },
              { id: 'following', title: t('series.following'), ...(following !== undefined && { hint: following }) },
              { id: 'all', title: t('series.all'), ...(all !== undefined && { hint: all }) },
            ]}
          />
          <p>{t('series.spared')}</p>
        </div>
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
