import { Button, NativeSelect } from '@mantine/core'
import { holidays, type Holiday } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import texts from 'texts:holidays,records,pager'
import { Suspense, useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { longDate } from '#web/lib/formats/formats.ts'
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
import { hospitalOf, placeOf, usePlaces } from './places.ts'

addTexts(texts)

const HolidayForm = lazyPart(() => import('./holiday-form.tsx'), 'HolidayForm')
const ListForm = lazyPart(() => import('./list-form.tsx'), 'ListForm')
const api = apiOf(holidays)
const DEFAULTS = { q: '', facility: '', page: '1', perPage: '25' }

/** The account's holidays, by date: those of one facility, or of all. */
const HolidaysPage = () => {
  const t = useText()
  const [address, change] = usePagedAddress(DEFAULTS)
  const { q, facility, page, perPage } = address
  const places = usePlaces({ hospitalId: facility, facilityName: null })
  const [panel, setPanel] = useState<Holiday | 'new' | 'list'>()
  const query = useQuery({
    ...ask(api.listHolidays, { q, hospitalId: facility, page, perPage }),
    placeholderData: keepPreviousData,
  })
  const columns: Column<Holiday>[] = [
    {
      id: 'name',
      title: t('records.name'),
      cell: (row) => <NameButton onClick={() => setPanel(row)}>{row.holidayName}</NameButton>,
    },
    { id: 'date', title: t('holidays.date'), cell: ({ date }) => longDate(date) },
    { id: 'place', title: t('holidays.place'), cell: ({ facilityName }) => facilityName ?? t('holidays.everywhere') },
  ]
  return (
    <>
      <PageHead title={titleOf('holidays')} lead={t('holidays.lead')}>
        <Button variant="default" leftSection={<Icon name="list" />} onClick={() => setPanel('list')}>
          {t('holidays.addMany')}
        </Button>
        <Button leftSection={<Icon name="plus" />} onClick={() => setPanel('new')}>
          {t('holidays.add')}
        </Button>
      </PageHead>
      <PagedCard
        paging={pagingOf(address, change)}
        query={query}
        tools={
          <>
            <SearchField label={t('records.search')} value={q} onChange={(text) => change({ q: text })} />
            <NativeSelect
              aria-label={t('holidays.counts')}
              data={places}
              value={placeOf(facility)}
              onChange={(event) => change({ facility: hospitalOf(event.currentTarget.value) ?? '' })}
            />
          </>
        }
      >
        {({ holidays: rows }) => (
          <DataTable
            label={titleOf('holidays')}
            columns={columns}
            rows={rows}
            keyOf={({ holidayId }) => holidayId}
            isBusy={query.isPlaceholderData}
            empty={t(q === '' && facility === '' ? 'holidays.none' : 'ui.noMatch')}
          />
        )}
      </PagedCard>
      <Suspense>
        {panel === 'list' ? (
          <ListForm onClose={() => setPanel(undefined)} />
        ) : (
          panel && (
            <HolidayForm
              key={panel === 'new' ? 'new' : panel.holidayId}
              holiday={panel === 'new' ? undefined : panel}
              onClose={() => setPanel(undefined)}
            />
          )
        )}
      </Suspense>
    </>
  )
}
export default HolidaysPage
