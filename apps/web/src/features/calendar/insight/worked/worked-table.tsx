import { WORKED_FIGURES, type InsightWorked, type WorkedFigures } from '@onward/contract'
import { useText } from '#web/lib/text.ts'
import type { Column } from '#web/ui/data/data-table.tsx'
import { roleName } from '#web/lib/roles/role-name.ts'
import { Figure } from '../figure.tsx'
import { FoldAll } from '../fold-all.tsx'
import { PagedTable } from '../paged-table.tsx'
import { useDivided, type Line } from '../use-divided.tsx'
import {
  daysText,
  isComplete,
  perResidentOf,
  perResidentText,
  shareOf,
  shareText,
  sumText,
  type Counted,
  type ListWorked,
} from './worked-words.ts'

type Row = Line<Counted>
type Props = { report: InsightWorked; list: ListWorked; isBusy: boolean }
const NOTHING: WorkedFigures = { hours: 0, employee: 0, contract: 0, whole: 0, residentHours: 0, residentDays: 0 }

/** Each month and each role in it; a number opens its days. */
export const WorkedTable = ({ report, list, isBusy }: Props) => {
  const t = useText()
  const { months, roles } = report
  const rows = months.map((one) => ({ ...one, key: one.month, name: null }))
  const pairs = months.flatMap(({ month, days, daysOf, roles: of }) =>
    of.map(({ role, ...figures }) => ({ key: month, andKey: role, andName: roleName(role), days, daysOf, ...figures })),
  )
  const { lines, partsOf, nameOf, nameColumn, keyOf, fold } = useDivided<Counted, object>(
    { by: 'month', and: 'role', from: report.from, rows, pairs, before: null },
    { ...NOTHING, days: 0, daysOf: 0 },
  )
  const wordsOf = ({ key, part }: Row) => {
    const role = roles.find((one) => one.role === part?.key)?.role
    return { ...(key !== null && { month: key }), ...(role && { role }) }
  }
  const columns: Column<Row>[] = [
    nameColumn,
    { id: 'days', title: t('worked.days'), value: ({ days }) => days, cell: (row) => daysText(row) },
    ...WORKED_FIGURES.map((figure): Column<Row> => ({
      id: figure,
      title: t(`worked.${figure}`),
      isNumber: true,
      value: (row) => row[figure],
      cell: (row) => {
        const of = `${nameOf(row)}: ${t(`worked.${figure}`)}`
        if (row.days === 0 || (row[figure] === 0 && isComplete(row))) return sumText(row, figure)
        return (
          <Figure of={of} onOpen={() => list(of, row[figure], figure, wordsOf(row))}>
            {sumText(row, figure)}
          </Figure>
        )
      },
    })),
    {
      id: 'share',
      title: t('worked.share'),
      isNumber: true,
      value: (row) => shareOf(row) ?? -1,
      cell: shareText,
    },
    {
      id: 'perResident',
      title: t('worked.perResident'),
      isNumber: true,
      value: (row) => perResidentOf(row) ?? -1,
      cell: perResidentText,
    },
  ]
  return (
    <>
      <FoldAll fold={fold} />
      <PagedTable
        label={t('worked.table')}
        columns={columns}
        rows={lines}
        partsOf={partsOf}
        arePartsInOrder
        keyOf={keyOf}
        first={{ column: 'name', way: 'asc' }}
        isBusy={isBusy}
      />
    </>
  )
}
