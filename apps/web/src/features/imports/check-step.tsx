import { Button } from '@mantine/core'
import type { ImportState } from '@onward/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { count } from '#web/lib/formats/formats.ts'
import type { TableFace, Written } from '#web/lib/sheets/held-table.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Loading } from '#web/ui/data/content-state.tsx'
import { changesOf } from './counts.tsx'
import styles from './imports.module.css'
import { RefusedRows } from './refused-rows.tsx'
import { Standing } from './standing.tsx'
import type { Sending } from './use-sending.ts'

type Props = {
  face: TableFace
  query: UseQueryResult<ImportState>
  sending: Sending | undefined
  /** The file is being put together. */
  isWriting: boolean
  shifts: Written['shifts']
  columnOf: (field: string) => string | undefined
  onBack: () => void
  onAgain: () => void
  onImport: () => void
}

/** What the rows would do, and which of them cannot be taken; nothing is written yet. */
export const CheckStep = (props: Props) => {
  const { face, query, sending, isWriting, shifts, columnOf, onBack, onAgain, onImport } = props
  const t = useText()
  const { data } = query
  const isRight = data?.state === 'done' && face.unevenTotal === 0
  // What is there as the file has it is not imported again.
  const wanted = isRight && data.result ? changesOf(data.result) : face.rows
  const columns = face.header.length
  return (
    <div className={styles.step}>
      <p className={styles.soft}>{t('imports.checkHint')}</p>
      {isWriting ? (
        <Loading label={t('imports.writing')} />
      ) : (
        <Standing {...{ query, sending, onAgain, shifts, columnOf }} />
      )}
      {face.unevenTotal > 0 && (
        <RefusedRows
          errors={face.uneven.map(({ line, cells }) => ({
            line,
            column: '',
            reason: t('imports.uneven', { cells, columns }),
          }))}
          total={face.unevenTotal}
        />
      )}
      <Actions>
        <Button variant="default" onClick={onBack}>
          {t('imports.back')}
        </Button>
        <Button disabled={!isRight || wanted === 0} onClick={onImport}>
          {t('imports.import', { rows: count(wanted), count: wanted })}
        </Button>
      </Actions>
    </div>
  )
}
