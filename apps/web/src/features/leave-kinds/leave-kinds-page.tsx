import { leaveKinds, type LeaveKind } from '@onward/contract'
import texts from 'texts:leaveKinds'
import { apiOf, ask } from '#web/lib/api.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import type { Column } from '#web/ui/data/data-table.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { KindMark } from '#web/ui/leave/kind-mark.tsx'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import { RecordsPage } from '#web/ui/lists/records-page.tsx'

addTexts(texts)

const LeaveKindForm = lazyPart(() => import('./leave-kind-form.tsx'), 'LeaveKindForm')
const api = apiOf(leaveKinds)
type Row = LeaveKind & { id: string; name: string }
const listed = ({ leaveKinds: all, total }: { leaveKinds: LeaveKind[]; total: number }) => ({
  rows: all.map((row): Row => ({ ...row, id: row.leaveKindId, name: leaveKindName(row) })),
  total,
})

/** Why the account's people are away. */
const LeaveKindsPage = () => {
  const t = useText()
  const columns: Column<Row>[] = [
    { id: 'letter', title: t('leaveKinds.letter'), cell: (row) => <KindMark kind={row} /> },
  ]
  return (
    <RecordsPage
      title={titleOf('leave-kinds')}
      lead={t('leaveKinds.lead')}
      label={t('leaveKinds.table')}
      add={t('leaveKinds.add')}
      none={t('leaveKinds.none')}
      asked={(wish) => ask(api.listLeaveKinds, wish)}
      listed={listed}
      columns={columns}
      form={(row, onClose) => <LeaveKindForm key={row?.id ?? ''} leaveKind={row} onClose={onClose} />}
    />
  )
}
export default LeaveKindsPage
