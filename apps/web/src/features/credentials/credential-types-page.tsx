import { credentialTypes, type CredentialType } from '@onward/contract'
import texts from 'texts:credentials'
import { apiOf, ask } from '#web/lib/api.ts'
import { count } from '#web/lib/formats/formats.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import type { Column } from '#web/ui/data/data-table.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { RecordsPage } from '#web/ui/lists/records-page.tsx'

addTexts(texts)

const CredentialTypeForm = lazyPart(() => import('./credential-type-form.tsx'), 'CredentialTypeForm')
const api = apiOf(credentialTypes)
type Row = CredentialType & { id: string; name: string }
const listed = ({ credentialTypes: all, total }: { credentialTypes: CredentialType[]; total: number }) => ({
  rows: all.map((row): Row => ({ ...row, id: row.credentialTypeId, name: row.credentialTypeName })),
  total,
})

/** What the account's people have to have. */
const CredentialTypesPage = () => {
  const t = useText()
  const columns: Column<Row>[] = [
    { id: 'people', title: t('credentials.people'), isNumber: true, cell: ({ people }) => count(people) },
  ]
  return (
    <RecordsPage
      title={titleOf('credential-types')}
      lead={t('credentials.typesLead')}
      label={t('credentials.types')}
      add={t('credentials.addType')}
      none={t('credentials.noTypes')}
      asked={(wish) => ask(api.listCredentialTypes, wish)}
      listed={listed}
      columns={columns}
      form={(row, onClose) => <CredentialTypeForm key={row?.id ?? ''} credentialType={row} onClose={onClose} />}
    />
  )
}
export default CredentialTypesPage
