import type { AuditEntry } from '#web/lib/audit/entries.ts'
import { instant } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import { RefusedMark } from './refused-mark.tsx'
import { actionWord, isRefusal, namedWord, objectWord, personWord, placeWord } from './words.ts'
import styles from './audit.module.css'

type Props = {
  /** What the table is called, where it is not the account's trail. */
  label?: string
  rows: readonly AuditEntry[]
  isBusy: boolean
  empty: string
  onOpen: (entry: AuditEntry) => void
}

/** Entries as the server sorts them; what was done opens its entry. */
export const AuditTable = ({ label, rows, isBusy, empty, onOpen }: Props) => {
  const t = useText()
  const columns: Column<AuditEntry>[] = [
    {
      id: 'at',
      title: t('audit.when'),
      cell: ({ at }) => (
        <time dateTime={at}>
          <bdi>{instant(at)}</bdi>
        </time>
      ),
    },
    {
      id: 'action',
      title: t('audit.what'),
      cell: (row) => (
        <span className={styles.what}>
          <NameButton onClick={() => onOpen(row)}>{actionWord(row.action)}</NameButton>
          {isRefusal(row.action) && <RefusedMark />}
        </span>
      ),
    },
    {
      id: 'object',
      title: t('audit.object'),
      cell: (row) => (
        <span className={styles.object}>
          {objectWord(row.objectType)} <bdi className={styles.soft}>{namedWord(row)}</bdi>
        </span>
      ),
    },
    { id: 'who', title: t('audit.who'), cell: (row) => <bdi>{personWord(row)}</bdi> },
    { id: 'address', title: t('audit.address'), cell: (row) => <bdi>{placeWord(row)}</bdi> },
  ]
  return (
    <DataTable
      label={label ?? t('audit.table')}
      columns={columns}
      rows={rows}
      keyOf={({ entryId }) => String(entryId)}
      isBusy={isBusy}
      empty={empty}
    />
  )
}
