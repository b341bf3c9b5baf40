import type { EndingCredential, InsightToday, TodayLeave } from '@onward/contract'
import { count, dateSpan, mediumDate } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { DataTable } from '#web/ui/data/data-table.tsx'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Figure } from './figure.tsx'

/** Who is away today. */
const LeaveList = ({ rows, onClose }: { rows: readonly TodayLeave[]; onClose: () => void }) => {
  const t = useText()
  return (
    <Dialog title={t('insight.onLeaveToday', { count: rows.length })} size="xl" onClose={onClose}>
      <DataTable
        label={t('insight.onLeave')}
        rows={rows}
        keyOf={({ leaveId }) => String(leaveId)}
        empty={t('insight.nobodyAway')}
        columns={[
          {
            id: 'who',
            title: t('insight.who'),
            value: ({ providerName }) => providerName,
            cell: ({ providerName }) => <bdi>{providerName}</bdi>,
          },
          { id: 'kind', title: t('insight.kind'), cell: leaveKindName },
          { id: 'days', title: t('insight.days'), cell: ({ startDate, endDate }) => dateSpan(startDate, endDate) },
        ]}
      />
    </Dialog>
  )
}

type Props = {
  rows: readonly EndingCredential[]
  onShifts: (credential: EndingCredential) => void
  onClose: () => void
}

/** What ends, and how many shifts ahead need it. */
const CredentialList = ({ rows, onShifts, onClose }: Props) => {
  const t = useText()
  return (
    <Dialog title={t('insight.endingCount', { count: rows.length })} size="xl" onClose={onClose}>
      <DataTable
        label={t('insight.credentials30')}
        rows={rows}
        keyOf={({ credentialId }) => credentialId}
        empty={t('insight.noCredentials')}
        columns={[
          {
            id: 'who',
            title: t('insight.who'),
            value: ({ providerName }) => providerName,
            cell: ({ providerName }) => <bdi>{providerName}</bdi>,
          },
          {
            id: 'what',
            title: t('insight.credential'),
            cell: ({ credentialTypeName, facilityName }) => joined([credentialTypeName, facilityName]),
          },
          {
            id: 'ends',
            title: t('insight.ends'),
            value: ({ validTo }) => validTo,
            cell: ({ validTo, hasEnded }) =>
              hasEnded ? t('insight.ended', { date: mediumDate(validTo) }) : mediumDate(validTo),
          },
          {
            id: 'shifts',
            title: t('insight.invalidShifts'),
            isNumber: true,
            value: ({ assignmentIds }) => assignmentIds.length,
            cell: (row) =>
              row.assignmentIds.length === 0 ? (
                count(0)
              ) : (
                <Figure of={joined([row.providerName, row.credentialTypeName])} onOpen={() => onShifts(row)}>
                  {count(row.assignmentIds.length)}
                </Figure>
              ),
          },
        ]}
      />
    </Dialog>
  )
}

type ListProps = Pick<Props, 'onShifts' | 'onClose'> & { of: 'leave' | 'credentials'; report: InsightToday }

/** Whom one of today's figures is of. */
export const PeopleList = ({ of, report, onShifts, onClose }: ListProps) =>
  of === 'leave' ? (
    <LeaveList rows={report.leave} onClose={onClose} />
  ) : (
    <CredentialList rows={report.credentials} onShifts={onShifts} onClose={onClose} />
  )
