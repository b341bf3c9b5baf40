import { Button } from '@mantine/core'
import texts from 'texts:empty'
import { monthTitle } from '#web/lib/formats/formats.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './empty-month.module.css'

addTexts(texts)

/** How a roster comes in from a file; a dry run changes nothing. */
const COMMAND = 'npm run import -- assignments roster.csv --dry-run'

type Props = {
  month: string
  /** Whether there may be shifts that the filters hide. */
  isFiltered: boolean
  onAdd: () => void
  onClear: () => void
}

/** In the middle of a month that is known to hold no shift: what can be done about it. */
export const EmptyMonth = ({ month, isFiltered, onAdd, onClear }: Props) => {
  const t = useText()
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
          <p>{t('empty.import')}</p>
          <code dir="ltr">{COMMAND}</code>
          <p>{t('empty.docs', { file: 'docs/operations.md' })}</p>
        </>
      )}
    </section>
  )
}
