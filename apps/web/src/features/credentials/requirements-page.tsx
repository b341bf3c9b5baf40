import { Button } from '@mantine/core'
import { requirements, type Requirement } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import texts from 'texts:credentials,pager,records,event'
import { apiOf, ask } from '#web/lib/api.ts'
import { typeNamed } from '#web/lib/formats/shift-type-name.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import { PagedCard } from '#web/ui/lists/paged-card.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'

addTexts(texts)

const RequirementForm = lazyPart(() => import('./requirement-form.tsx'), 'RequirementForm')
const api = apiOf(requirements)
const DEFAULTS = { q: '', page: '1', perPage: '25' }

/** Which credentials facilities, shift types and specialties need. */
const RequirementsPage = () => {
  const t = useText()
  const [address, change] = usePagedAddress(DEFAULTS)
  const { q, page, perPage } = address
  const [panel, setPanel] = useState<Requirement | 'new'>()
  const query = useQuery({ ...ask(api.listRequirements, { q, page, perPage }), placeholderData: keepPreviousData })
  const any = t('credentials.any')
  const nameOfType = ({ shiftTypeId, shiftTypeName }: Requirement) =>
    shiftTypeId === null ? any : typeNamed(shiftTypeId, shiftTypeName ?? '')
  const columns: Column<Requirement>[] = [
    {
      id: 'type',
      title: t('credentials.type'),
      cell: (row) => <NameButton onClick={() => setPanel(row)}>{row.credentialTypeName}</NameButton>,
    },
    { id: 'facility', title: t('credentials.facility'), cell: ({ facilityName }) => facilityName ?? any },
    { id: 'shiftType', title: t('credentials.shiftType'), cell: nameOfType },
    { id: 'specialty', title: t('credentials.specialty'), cell: ({ specialtyName }) => specialtyName ?? any },
  ]
  return (
    <>
      <PageHead title={titleOf('requirements')} lead={t('credentials.requirementsLead')}>
        <Button leftSection={<Icon name="plus" />} onClick={() => setPanel('new')}>
          {t('credentials.addRequirement')}
        </Button>
      </PageHead>
      <PagedCard
        paging={pagingOf(address, change)}
        query={query}
        tools={<SearchField label={t('credentials.search')} value={q} onChange={(text) => change({ q: text })} />}
      >
        {({ requirements: rows }) => (
          <DataTable
            label={titleOf('requirements')}
            columns={columns}
            rows={rows}
            keyOf={({ requirementId }) => requirementId}
            isBusy={query.isPlaceholderData}
            empty={t(q === '' ? 'credentials.noRequirements' : 'ui.noMatch')}
          />
        )}
      </PagedCard>
      <Suspense>
        {panel && (
          <RequirementForm
            key={panel === 'new' ? 'new' : panel.requirementId}
            requirement={panel === 'new' ? undefined : panel}
            onClose={() => setPanel(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
export default RequirementsPage
