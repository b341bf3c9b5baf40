import { Button } from '@mantine/core'
import { downloads, facilities, specialties } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { api, apiOf, ask } from '#web/lib/api.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { useText } from '#web/lib/text.ts'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { Segments } from '#web/ui/controls/segments.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { DownloadMenu } from '#web/ui/lists/download-menu.tsx'
import { PagedCard } from '#web/ui/lists/paged-card.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'
import { facilityChoices, specialtyChoices } from '#web/lib/choices/account-choices.ts'
import { PeopleTable } from './people-table.tsx'
import { pathOf } from './person-path.ts'
import styles from './people.module.css'

const PersonForm = lazyPart(() => import('./person-form.tsx'), 'PersonForm')

const placesApi = apiOf(facilities)
const specialtiesApi = apiOf(specialties)
const STATUSES = ['active', 'inactive', 'all'] as const
const DEFAULTS = { q: '', status: 'active', specialty: '', facility: '', page: '1', perPage: '25' }

/** Who is scheduled: found, added, and each one's page. What one looks at is in the address. */
export const PeopleList = () => {
  const t = useText()
  const [, go] = useLocation()
  const [address, change] = usePagedAddress(DEFAULTS)
  const { q, specialty: specialtyId, facility: hospitalId, page, perPage } = address
  const status = STATUSES.find((one) => one === address.status) ?? 'active'
  const [isAdding, setAdding] = useState(false)
  const wish = { q, status, specialtyId, hospitalId }
  const query = useQuery({ ...ask(api.listProviders, { ...wish, page, perPage }), placeholderData: keepPreviousData })
  // The address knows their ids alone.
  const specialty = useQuery({ ...ask(specialtiesApi.readSpecialty, { specialtyId }), enabled: specialtyId !== '' })
  const facility = useQuery({ ...ask(placesApi.readFacility, { hospitalId }), enabled: hospitalId !== '' })
  const isNarrowed = q !== '' || status !== 'active' || specialtyId !== '' || hospitalId !== ''
  return (
    <>
      <PageHead title={titleOf('people')} lead={t('people.lead')}>
        <Button leftSection={<Icon name="plus" />} onClick={() => setAdding(true)}>
          {t('people.add')}
        </Button>
      </PageHead>
      <PagedCard
        paging={pagingOf(address, change)}
        query={query}
        tools={
          <>
            <SearchField label={t('people.search')} value={q} onChange={(text) => change({ q: text })} />
            <Segments
              label={t('people.status')}
              choices={STATUSES.map((value) => ({ value, label: t(`people.${value}`) }))}
              value={status}
              onChange={(to) => change({ status: to })}
            />
            <DownloadMenu path={downloads.exportProviders.path} wish={wish} />
          </>
        }
        filters={
          <div className={styles.filters}>
            <FoundChoice
              label={t('people.specialty')}
              placeholder={t('people.anySpecialty')}
              clearable
              {...specialtyChoices}
              value={chosen(specialtyId, specialty.data?.specialty.specialtyName)}
              onChange={(one) => change({ specialty: one?.value ?? '' })}
            />
            <FoundChoice
              label={t('people.mayWorkAt')}
              placeholder={t('people.anyFacility')}
              clearable
              {...facilityChoices}
              value={chosen(hospitalId, facility.data?.facility.facilityName)}
              onChange={(one) => change({ facility: one?.value ?? '' })}
            />
          </div>
        }
      >
        {({ providers: rows }) => (
          <PeopleTable
            rows={rows}
            isBusy={query.isPlaceholderData}
            empty={t(isNarrowed ? 'ui.noMatch' : 'people.none')}
          />
        )}
      </PagedCard>
      <Suspense>
        {isAdding && (
          <PersonForm
            provider={undefined}
            onClose={() => setAdding(false)}
            onSaved={({ providerId }) => go(pathOf(providerId))}
          />
        )}
      </Suspense>
    </>
  )
}

const chosen = (value: string, label = value) => (value === '' ? undefined : { value, label })
