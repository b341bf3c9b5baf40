import { Button } from '@mantine/core'
import type { CoverageLine } from '@onward/contract'
import texts from 'texts:dayDialog'
import { Suspense, type ReactNode } from 'react'
import { longDate } from '#web/lib/formats/formats.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Agenda } from '#web/ui/schedule/agenda/agenda.tsx'
import { Empty } from '#web/ui/data/content-state.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { byDate, type GridEvent } from '#web/ui/schedule/event.ts'
import { onDay } from './events.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'

addTexts(texts)

const DayCoverage = lazyPart(() => import('./day-coverage.tsx'), 'DayCoverage')

type Props = {
  date: string
  events: readonly GridEvent[]
  /** What the day needs, and how many there are. */
  needed?: readonly CoverageLine[] | undefined
  onOpenEvent: (event: GridEvent) => void
  onClose: () => void
  onAdd?: () => void
  onAddLeave?: () => void
  /** Below what the day needs. */
  children?: ReactNode
}

/** Everything on one day, and from here a new shift. */
export const DayDialog = ({ date, events, needed, onOpenEvent, onClose, onAdd, onAddLeave, children }: Props) => {
  const t = useText()
  const ofDay = onDay(events, date)
  return (
    <Dialog title={longDate(date)} size="xl" onClose={onClose}>
      {ofDay.length > 0 ? (
        <Agenda
          dates={[date]}
          events={byDate(ofDay)}
          label={longDate(date)}
          heading={longDate}
          onOpenEvent={onOpenEvent}
          isInset
        />
      ) : (
        <Empty title={t('dayDialog.empty')} />
      )}
      <Suspense>{needed && needed.length > 0 && <DayCoverage lines={needed} />}</Suspense>
      {children}
      {onAdd && (
        <Actions>
          {onAddLeave && (
            <Button variant="default" leftSection={<Icon name="leave" />} onClick={onAddLeave}>
              {t('calendar.addLeave')}
            </Button>
          )}
          <Button leftSection={<Icon name="plus" />} onClick={onAdd}>
            {t('calendar.add')}
          </Button>
        </Actions>
      )}
    </Dialog>
  )
}
