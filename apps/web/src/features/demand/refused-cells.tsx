import { Alert } from '@mantine/core'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { useColumns } from './demand-grid.tsx'
import { lineOf } from './draft.ts'
import type { Names } from './use-names.ts'
import type { Refused } from './use-grid.ts'
import styles from './demand.module.css'

/** What was typed or pasted and could not be taken, each cell of it. */
export const RefusedCells = ({ refused, nameOf }: { refused: Refused; nameOf: Names['nameOf'] }) => {
  const t = useText()
  const days = useColumns()
  return (
    <Alert
      color="red"
      icon={<Icon name="alert" />}
      title={t('demand.refused')}
      role="alert"
      className={styles.met ?? ''}
    >
      {refused.isTooLarge && <p>{t('demand.tooLarge')}</p>}
      {refused.texts.length > 0 && (
        <>
          <p>{t('demand.wrongCells')}</p>
          <ul>
            {refused.texts.map(({ key, column, text }) => {
              const { shiftType, specialty } = nameOf(lineOf(key))
              const line = joined([shiftType, specialty])
              return <li key={`${key} ${column}`}>{t('demand.wrongCell', { line, day: days[column] ?? '', text })}</li>
            })}
          </ul>
        </>
      )}
    </Alert>
  )
}
