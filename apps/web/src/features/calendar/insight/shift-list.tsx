import { Button } from '@mantine/core'
import type { InsightRow } from '@onward/contract'
import { joined } from '#web/lib/formats/joined.ts'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { useText } from '#web/lib/text.ts'
import type { Column } from '#web/ui/data/data-table.tsx'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import type { Panel } from './insight-panels.tsx'
import type { Listing } from './listing.ts'
import { RowList } from './row-list.tsx'
import { amountOf, stateOf, typeOf, whenOf } from './row-words.ts'

const keyOf = (row: InsightRow, at: number) => `${row.assignmentId ?? 'none'} ${at}`

type Props = { listing: Listing; onOpen: (panel: Panel) => void; onClose: () => void }

/** The shifts that a number counts. */
export const ShiftList = ({ listing, onOpen, onClose }: Props) => {
  const t = useText()
  const { unit, ...own } = listing
  const columns: Column<InsightRow & { key: string }>[] = [
    { id: 'when', title: t('insight.when'), cell: (row) => whenOf(row) },
    {
      id: 'who',
      title: t('insight.who'),
      cell: (row) => {
        const { assignmentId } = row
        if (assignmentId === null) return t('insight.nobody')
        return (
          <NameButton onClick={() => onOpen({ kind: 'shift', assignmentId, date: row.date })}>{whoOf(row)}</NameButton>
        )
      },
    },
    { id: 'place', title: t('insight.facility'), cell: ({ facilityName }) => <bdi>{facilityName}</bdi> },
    {
      id: 'type',
      title: t('insight.shiftType'),
      cell: (row) => joined([typeOf(row), row.specialtyName], '·'),
    },
    ...(unit === 'count'
      ? []
      : [
          {
            id: 'amount',
            title: t(`insight.${typeof unit === 'object' ? 'money' : unit}`),
            isNumber: true,
            cell: (row: InsightRow) => amountOf(row.amount, unit),
          },
        ]),
    { id: 'state', title: t('insight.status'), cell: stateOf },
    {
      id: 'fill',
      title: '',
      cell: (row) =>
        row.providerId === null && (row.state === 'open' || row.state === 'notPosted' || row.state === 'beyond') ? (
          <Button size="compact-sm" variant="default" onClick={() => onOpen({ kind: 'fill', row })}>
            {t('insight.find')}
          </Button>
        ) : null,
    },
  ]
  return <RowList {...own} say={(value) => amountOf(value, unit)} columns={columns} keyOf={keyOf} onClose={onClose} />
}
