import type { Publication } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import texts from 'texts:pager,publications,publish'
import { Suspense } from 'react'
import { api, ask } from '#web/lib/api.ts'
import { count, dateSpan, instant } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import { PagedCard } from '#web/ui/lists/paged-card.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'
import { allOf } from '#web/ui/rules/words.ts'
import { listPublications } from './publishing.ts'

addTexts(texts)

const PublicationDialog = lazyPart(() => import('./publication-dialog.tsx'), 'PublicationDialog')

const DEFAULTS = { page: '1', perPage: '25', publication: '' }
/** So many facilities are named; more are counted. */
const NAMED = 3

/** What people were told, the newest first; each opens to what it told whom. */
const PublicationsPage = () => {
  const t = useText()
  const [address, change] = usePagedAddress(DEFAULTS)
  const { page, perPage, publication } = address
  const query = useQuery({ ...ask(listPublications, { page, perPage }), placeholderData: keepPreviousData })
  const known = useQuery(ask(api.facility, { accountId: currentUser()?.accountId }))
  const names = new Map(known.data?.facilityList.map(({ hospitalId, facilityName }) => [hospitalId, facilityName]))
  const places = ({ hospitalIds }: Publication) => {
    if (hospitalIds === null) return t('publications.allPlaces')
    const named = hospitalIds.map((id) => names.get(id) ?? id)
    return named.length > NAMED
      ? t('publications.andMore', { names: joined(named.slice(0, NAMED)), count: named.length - NAMED })
      : allOf(named)
  }
  const stateOf = ({ withdraws, withdrawn }: Publication) => {
    if (withdraws !== null) return t('publications.takesBack')
    return withdrawn ? t('publications.withdrawnOn', { when: instant(withdrawn.at) }) : t('publications.told')
  }
  const columns: Column<Publication>[] = [
    {
      id: 'at',
      title: t('publications.at'),
      cell: ({ at, publicationId }) => (
        <NameButton onClick={() => change({ publication: String(publicationId) })}>{instant(at)}</NameButton>
      ),
    },
    { id: 'what', title: t('publications.what'), cell: (row) => stateOf(row) },
    {
      id: 'who',
      title: t('publications.by'),
      cell: ({ userName, userId }) => <span dir="auto">{userName ?? userId}</span>,
    },
    { id: 'days', title: t('publications.days'), cell: ({ from, to }) => dateSpan(from, to) },
    { id: 'places', title: t('publications.places'), cell: (row) => <span dir="auto">{places(row)}</span> },
    { id: 'shifts', title: t('publications.shifts'), cell: ({ shifts }) => count(shifts), isNumber: true },
    { id: 'people', title: t('publications.people'), cell: ({ people }) => count(people), isNumber: true },
  ]
  return (
    <>
      <PageHead title={titleOf('publications')} lead={t('publications.lead')} />
      <PagedCard paging={pagingOf(address, change)} query={query}>
        {({ publications: rows }) => (
          <DataTable
            label={titleOf('publications')}
            columns={columns}
            rows={rows}
            keyOf={({ publicationId }) => String(publicationId)}
            empty={t('publications.none')}
            isBusy={query.isPlaceholderData}
          />
        )}
      </PagedCard>
      <Suspense>
        {/^\d+$/.test(publication) && (
          <PublicationDialog publicationId={Number(publication)} onClose={() => change({ publication: '' })} />
        )}
      </Suspense>
    </>
  )
}
export default PublicationsPage
