import { Button } from '@mantine/core'
import texts from 'texts:copies,templates'
import { dateSpan } from '#web/lib/formats/formats.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import styles from '../empty-month.module.css'
import { daysBefore, type Days } from './copy-range.ts'
import { useAskApart } from './use-ask-apart.tsx'
import type { OnBooked } from './roll-out-dialog.tsx'
import type { Place } from './scope-fields.tsx'

addTexts(texts)

const CopyDialog = lazyPart(() => import('./copy-dialog.tsx'), 'CopyDialog')
const ApplyDialog = lazyPart(() => import('./apply-dialog.tsx'), 'ApplyDialog')

type Props = { places: readonly Place[]; chosenIds: readonly string[]; days: Days; onBooked: OnBooked }

/** In the middle of days that are known to hold no shift: where some may come from. */
export const EmptyDays = ({ days, ...rest }: Props) => {
  const t = useText()
  const askApart = useAskApart()
  const before = daysBefore(days)
  const title = t('copies.empty', { when: dateSpan(days.from, days.to) })
  return (
    <section className={styles.card} aria-label={title}>
      <strong>{title}</strong>
      <Button
        onClick={() =>
          askApart((onClose) => <CopyDialog {...rest} days={before} target={days.from} onClose={onClose} />)
        }
      >
        {t('copies.days', { when: dateSpan(before.from, before.to) })}
      </Button>
      <Button
        variant="default"
        onClick={() => askApart((onClose) => <ApplyDialog days={days} onBooked={rest.onBooked} onClose={onClose} />)}
      >
        {t('templates.applyMenu')}
      </Button>
    </section>
  )
}
