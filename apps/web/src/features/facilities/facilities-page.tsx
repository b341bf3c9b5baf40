import { Button } from '@mantine/core'
import { facilities, type Facility } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import texts from 'texts:facilities,pager'
import { apiOf, ask } from '#web/lib/api.ts'
import { titleOf } from '#web/lib/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { Segments } from '#web/ui/controls/segments.tsx'
import { ListBar } from '#web/ui/data/list-bar.tsx'
import { Pager, PageSize } from '#web/ui/data/pager.tsx'
import { pagingOf } from '#web/ui/data/paging.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { usePagedAddress } from '#web/ui/data/use-paged-address.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { FacilityTable } from './facility-table.tsx'
import styles from './facilities.module.css'

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
        <Button leftSection={<Icon name="plus" />} onClick={() => setPanel('new')}>
          {t('facilities.add')}
        </Button>
      </PageHead>
      <div className={styles.page}>
        <Card>
          <ListBar start={<PageSize {...paging} />}>
            <SearchField label={t('facilities.search')} value={q} onChange={(text) => change({ q: text })} />
            <Segments
              label={t('facilities.status')}
              choices={STATUSES.map((value) => ({ value, label: t(`facilities.${value}`) }))}
              value={status}
              onChange={(to) => change({ status: to })}
            />
          </ListBar>
          <QueryContent query={query}>
            {({ facilities: rows, total }) => (
              <>
                <FacilityTable
                  rows={rows}
                  isBusy={query.isPlaceholderData}
                  empty={t(isNarrowed ? 'ui.noMatch' : 'facilities.none')}
                  onOpen={setPanel}
                />
                <Pager {...paging} total={total} />
              </>
            )}
          </QueryContent>
        </Card>
      </div>
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
