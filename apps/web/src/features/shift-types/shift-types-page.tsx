import { shiftTypes, type ShiftTypeRow } from '@onward/contract'
import texts from 'texts:shiftTypes,event'
import { apiOf, ask } from '#web/lib/api.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { shiftTypeName } from '#web/lib/formats/shift-type-name.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import type { Column } from '#web/ui/data/data-table.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { RecordsPage } from '#web/ui/lists/records-page.tsx'
import { usualWords } from './usual-words.ts'

addTexts(texts)

const ShiftTypeForm = lazyPart(() => import('./shift-type-form.tsx'), 'ShiftTypeForm')
const api = apiOf(shiftTypes)
type Row = ShiftTypeRow & { id: string; name: string }
const listed = ({ shiftTypes: all, total }: { shiftTypes: ShiftTypeRow[]; total: number }) => ({
  rows: all.map((row): Row => ({
    ...row,
    id: row.shiftTypeId,
    name: shiftTypeName({ ...row, shiftType: row.partOfDay }),
  })),
  total,
})

/** What the account's shifts are called. */
const ShiftTypesPage = () => {
  const t = useText()
  const columns: Column<Row>[] = [
    { id: 'times', title: t('shiftTypes.times'), cell: usualWords },
    { id: 'part', title: t('shiftTypes.part'), cell: ({ partOfDay }) => t(`event.type.${partOfDay}`) },
  ]
  return (
    <RecordsPage
      title={titleOf('shift-types')}
      lead={t('shiftTypes.lead')}
      label={t('shiftTypes.table')}
      add={t('shiftTypes.add')}
      none={t('shiftTypes.none')}
      asked={(wish) => ask(api.listShiftTypes, wish)}
      listed={listed}
      columns={columns}
      form={(row, onClose) => <ShiftTypeForm key={row?.id ?? ''} shiftType={row} onClose={onClose} />}
    />
  )
}
export default ShiftTypesPage
