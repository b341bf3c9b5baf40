import { specialties, type Specialty } from '@onward/contract'
import texts from 'texts:specialties'
import { apiOf, ask } from '#web/lib/api.ts'
import { count } from '#web/lib/formats/formats.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import type { Column } from '#web/ui/data/data-table.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { RecordsPage } from '#web/ui/lists/records-page.tsx'

addTexts(texts)

const SpecialtyForm = lazyPart(() => import('./specialty-form.tsx'), 'SpecialtyForm')
const api = apiOf(specialties)
type Row = Specialty & { id: string; name: string }
const listed = ({ specialties: all, total }: { specialties: Specialty[]; total: number }) => ({
  rows: all.map((row): Row => ({ ...row, id: row.specialtyId, name: row.specialtyName })),
  total,
})
/** What the account's people are trained for. */
const SpecialtiesPage = () => {
  const t = useText()
  const columns: Column<Row>[] = [
    { id: 'people', title: t('specialties.people'), isNumber: true, cell: ({ people }) => count(people) },
  ]
  return (
    <RecordsPage
      title={titleOf('specialties')}
      lead={t('specialties.lead')}
      label={t('specialties.table')}
      add={t('specialties.add')}
      none={t('specialties.none')}
      asked={(wish) => ask(api.listSpecialties, wish)}
      listed={listed}
      columns={columns}
      form={(row, onClose) => <SpecialtyForm key={row?.id ?? ''} specialty={row} onClose={onClose} />}
    />
  )
}
export default SpecialtiesPage
