import { Button } from '@mantine/core'
import { downloads, facilities, pages, type Facility } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import texts from 'texts:facilities,pager'
import { Link } from 'wouter'
import { apiOf, ask } from '#web/lib/api.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { Segments } from '#web/ui/controls/segments.tsx'
import { DownloadMenu } from '#web/ui/lists/download-menu.tsx'
import { PagedCard } from '#web/ui/lists/paged-card.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { FacilityTable } from './facility-table.tsx'

addTexts(texts)

const FacilityForm = lazyPart(() => import('./facility-form.tsx'), 'FacilityForm')

const api = apiOf(facilities)
const STATUSES = ['active', 'inactive', 'all'] as const
const DEFAULTS = { q: '', status: 'active', page: '1', perPage: '25' }

/** The account's facilities: found, added, changed, taken out of use. */
const FacilitiesPage = () => {
  const t = useText()
  const [address, change] = usePagedAddress(DEFAULTS)
  const { q, page, perPage } = address
  const status = STATUSES.find((one) => one === address.status) ?? 'active'
  const paging = pagingOf(address, change)
  const [panel, setPanel] = useState<Facility | 'new'>()
  const query = useQuery({
    ...ask(api.listFacilities, { q, status, page, perPage }),
    placeholderData: keepPreviousData,
  })
  const isNarrowed = q !== '' || status !== 'active'
  return (
    <>
      <PageHead title={titleOf('facilities')} lead={t('facilities.lead')}>
        <Button component={Link} href={`${pages.imports.path}?kind=facilities`} variant="default">
          {t('facilities.import')}
        </Button>
        <Button leftSection={<Icon name="plus" />} onClick={() => setPanel('new')}>
          {t('facilities.add')}
        </Button>
      </PageHead>
      <PagedCard
        paging={paging}
        query={query}
        tools={
          <>
            <SearchField label={t('facilities.search')} value={q} onChange={(text) => change({ q: text })} />
            <Segments
              label={t('facilities.status')}
              choices={STATUSES.map((value) => ({ value, label: t(`facilities.${value}`) }))}
              value={status}
              onChange={(to) => change({ status: to })}
            />
            <DownloadMenu path={downloads.exportFacilities.path} wish={{ q, status }} />
          </>
        }
      >
        {({ facilities: rows }) => (
          <FacilityTable
            rows={rows}
            isBusy={query.isPlaceholderData}
            empty={t(isNarrowed ? 'ui.noMatch' : 'facilities.none')}
            onOpen={setPanel}
          />
        )}
      </PagedCard>
      <Suspense>
        {panel && (
          <FacilityForm
            key={panel === 'new' ? 'new' : panel.hospitalId}
            facility={panel === 'new' ? undefined : panel}
            onClose={() => setPanel(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
export default FacilitiesPage
