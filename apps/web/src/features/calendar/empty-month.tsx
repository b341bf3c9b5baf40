import { Button } from '@mantine/core'
import { pages } from '@onward/contract'
import texts from 'texts:empty'
import { Link } from 'wouter'
import { monthTitle } from '#web/lib/formats/formats.ts'
import { currentUser, isAdmin } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './empty-month.module.css'

addTexts(texts)

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
  const user = currentUser()
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
          {user && isAdmin(user) && (
            <p>
              <Link href={`${pages.imports.path}?kind=assignments`}>{t('empty.import')}</Link>
            </p>
          )}
        </>
      )}
    </section>
  )
}
