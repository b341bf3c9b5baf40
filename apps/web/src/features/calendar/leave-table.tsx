import { Anchor } from '@mantine/core'
import type { Leave } from '@onward/contract'
import { useMemo } from 'react'
import { shortDate } from '#web/lib/formats/formats.ts'
import { useText, type Texts } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import './panel-texts.ts'

const columnsOf = (t: Texts, onOpen: (leaveId: number) => void): Column<Leave>[] => [
  {
    id: 'provider',
    title: t('event.provider'),
    value: ({ providerName }) => providerName,
    cell: ({ providerName, leaveId }) => (
      <Anchor component="button" type="button" size="sm" onClick={() => onOpen(leaveId)}>
        {providerName}
      </Anchor>
    ),
  },
  {
    id: 'from',
    title: t('edit.firstDay'),
    value: ({ startDate }) => startDate,
    cell: ({ startDate }) => shortDate(startDate),
  },
  { id: 'to', title: t('edit.lastDay'), value: ({ endDate }) => endDate, cell: ({ endDate }) => shortDate(endDate) },
  { id: 'kind', title: t('edit.leaveKind'), value: leaveKindName },
  { id: 'reason', title: t('edit.reason'), value: ({ leaveDescription }) => leaveDescription },
]

/** Who is away in the period in view. */
export const LeaveTable = ({ leave, onOpen }: { leave: readonly Leave[]; onOpen: (leaveId: number) => void }) => {
  const t = useText()
  const columns = useMemo(() => columnsOf(t, onOpen), [t, onOpen])
  return (
    <DataTable
      label={t('grid.leave')}
      columns={columns}
      rows={leave}
      keyOf={({ leaveId }) => String(leaveId)}
      empty={t('leave.none')}
    />
  )
}
