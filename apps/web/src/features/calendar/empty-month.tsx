import { Button } from '@mantine/core'
import { pages } from '@onward/contract'
import { firstDay, lastDay } from '@onward/scheduling'
import texts from 'texts:copies,empty'
import { Link } from 'wouter'
import { monthTitle } from '#web/lib/formats/formats.ts'
import { seesAll } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { useAskApart } from './roll-out/use-ask-apart.tsx'
import { daysBefore } from './roll-out/copy-range.ts'
import { useUndo } from './undo/use-undo.ts'
import styles from './empty-month.module.css'

addTexts(texts)

const CopyDialog = lazyPart(() => import('./roll-out/copy-dialog.tsx'), 'CopyDialog')

type Props = {
  month: string
  /** The facilities that one plans at. */
  places: readonly { id: string; name: string }[]
  /** Whether there may be shifts that the filters hide. */
  isFiltered: boolean
  onAdd: () => void
  onClear: () => void
}

/** In the middle of a month that is known to hold no shift: what can be done about it. */
export const EmptyMonth = ({ month, places, isFiltered, onAdd, onClear }: Props) => {
  const t = useText()
  const offerUndo = useUndo()
  const askApart = useAskApart()
  const days = { from: firstDay(month), to: lastDay(month) }
  const copy = () =>
    askApart((onClose) => (
      <CopyDialog
        places={places}
        days={daysBefore(days)}
        target={days.from}
        onBooked={(batchId, words) => offerUndo(words, batchId)}
        onClose={onClose}
      />
    ))
  const title = t(isFiltered ? 'empty.filtered' : 'empty.title', { month: monthTitle(month) })
  return (
    <section className={styles.card} aria-label={title}>
      <strong>{title}</strong>
      {isFiltered ? (
        <>
          <p>{t('empty.hidden')}</p>
          <Button variant="default" onClick={onClear}>
            {t('empty.clear')}
          </Button>
        </>
      ) : (
        <>
          <Button leftSection={<Icon name="plus" />} onClick={onAdd}>
            {t('calendar.add')}
          </Button>
          {places.length > 0 && (
            <Button variant="default" onClick={copy}>
              {t('copies.weeksBefore')}
            </Button>
          )}
          {seesAll() && (
            <p>
              <Link href={`${pages.imports.path}?kind=assignments`}>{t('empty.import')}</Link>
            </p>
          )}
        </>
      )}
    </section>
  )
}
