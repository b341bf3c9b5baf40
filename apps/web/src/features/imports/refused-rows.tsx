import type { BadCell, VerdictNames } from '@onward/contract'
import { useText } from '#web/lib/text.ts'
import { count } from '#web/lib/formats/formats.ts'
import { Part } from './part.tsx'
import { PagedRows, type TextColumn } from './paged-rows.tsx'
import { badReason, fieldWord } from './words.ts'

type Props = {
  errors: readonly BadCell[]
  /** How many there are; the first thousand are listed. */
  total: number
  names?: VerdictNames | undefined
  /** The column of the file that a field was taken from. */
  columnOf?: (field: string) => string | undefined
}

/** What is wrong with a file, cell by cell: its line, the field, and why. */
export const RefusedRows = ({ errors, total, names, columnOf }: Props) => {
  const t = useText()
  const where = ({ column }: BadCell) => {
    if (column === '') return t('imports.wholeLine')
    const from = columnOf?.(column)
    return from === undefined ? fieldWord(column) : `${fieldWord(column)} (${from})`
  }
  const reason = (row: BadCell) => badReason(row, names)
  const columns: TextColumn<BadCell>[] = [
    {
      id: 'line',
      title: t('imports.line'),
      isNumber: true,
      cell: ({ line }) => line,
      text: ({ line }) => String(line),
    },
    { id: 'field', title: t('imports.fieldName'), text: where, cell: (row) => <bdi>{where(row)}</bdi> },
    {
      id: 'reason',
      title: t('imports.reason'),
      text: reason,
      cell: (row) => <bdi>{reason(row)}</bdi>,
    },
  ]
  const rows = errors.map((error, at) => ({ ...error, key: String(at) }))
  return (
    <Part
      title={t('imports.refusedTitle', { total: count(total), count: total })}
      hint={errors.length < total ? t('imports.refusedFirst', { shown: count(errors.length) }) : undefined}
    >
      <PagedRows
        label={t('imports.refusedRows')}
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        name={t('imports.refusedFile')}
      />
    </Part>
  )
}
