import { audit, downloads, MOST_ENTRIES, type AuditEntry } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import texts from 'texts:audit,pager'
import { apiOf, ask } from '#web/lib/api.ts'
import { zoneName } from '#web/lib/formats/formats.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { AuditTable } from '#web/ui/audit/audit-table.tsx'
import { DownloadMenu } from '#web/ui/lists/download-menu.tsx'
import { PagedCard } from '#web/ui/lists/paged-card.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { NOT_NARROWED, useAuditAddress } from './use-audit-address.ts'

addTexts(texts)

const EntryDrawer = lazyPart(() => import('#web/ui/audit/entry-drawer.tsx'), 'EntryDrawer')

const api = apiOf(audit)

/** What was done in the account: found by who, what and when, and each entry with what was before and after. */
const AuditPage = () => {
  const t = useText()
  const { address, change, wish, isNarrowed } = useAuditAddress()
  const [opened, setOpened] = useState<AuditEntry>()
  const { page, perPage } = address
  const query = useQuery({
    ...ask(api.listAudit, { ...wish, page, perPage }),
    placeholderData: keepPreviousData,
  })
  const isMore = (query.data?.total ?? 0) > MOST_ENTRIES
  const zone = zoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <>
      <PageHead title={titleOf('audit')} lead={t('audit.lead', { zone })} />
      <PagedCard
        paging={pagingOf(address, change)}
        most={MOST_ENTRIES}
        query={query}
        tools={<DownloadMenu path={downloads.exportAudit.path} wish={wish} />}
        filters={
          <AuditFilters
            address={address}
            isNarrowed={isNarrowed}
            entries={query.data?.entries ?? NONE}
            onChange={change}
          />
        }
      >
        {({ entries }) => (
          <>
            <AuditTable
              rows={entries}
              isBusy={query.isPlaceholderData}
              empty={t(isNarrowed ? 'ui.noMatch' : 'audit.none')}
              onOpen={setOpened}
            />
            {isMore && <p>{t('audit.older')}</p>}
          </>
        )}
      </PagedCard>
      <Suspense>
        {opened && (
          <EntryDrawer
            key={opened.entryId}
            entry={opened}
            onOnly={({ objectType, objectId }) => {
              setOpened(undefined)
              change({ ...NOT_NARROWED, objectType, objectId: objectId ?? '' })
            }}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
export default AuditPage

const NONE: readonly AuditEntry[] = []
