import { audit, MOST_ENTRIES, pages, type AuditEntry } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import texts from 'texts:audit,pager'
import { Link, useLocation } from 'wouter'
import { apiOf, ask } from '#web/lib/api.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { AuditTable } from '#web/ui/audit/audit-table.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Pager } from '#web/ui/lists/pager.tsx'
import styles from './people.module.css'

addTexts(texts)

const EntryDrawer = lazyPart(() => import('#web/ui/audit/entry-drawer.tsx'), 'EntryDrawer')
const { listAudit } = apiOf(audit)
const PER_PAGE = 10
const inAudit = (wish: Record<string, string>) => `${pages.audit.path}?${new URLSearchParams(wish)}`

/** What was done to somebody and to what is theirs, the newest first. */
export const PersonHistory = ({ providerId }: { providerId: string }) => {
  const t = useText()
  const [, go] = useLocation()
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<AuditEntry>()
  const query = useQuery({
    ...ask(listAudit, { providerId, page, perPage: PER_PAGE }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card title={t('people.history')}>
      <p className={styles.lead}>{t('people.historyHint')}</p>
      <QueryContent query={query}>
        {({ entries, total }) => (
          <>
            <AuditTable
              label={t('people.history')}
              rows={entries}
              isBusy={query.isPlaceholderData}
              empty={t('people.noHistory')}
              onOpen={setOpened}
            />
            <Pager page={page} perPage={PER_PAGE} total={total} most={MOST_ENTRIES} onPage={setPage} />
          </>
        )}
      </QueryContent>
      <p className={styles.foot}>
        <Link href={inAudit({ providerId })}>{t('people.toAudit')}</Link>
      </p>
      <Suspense>
        {opened && (
          <EntryDrawer
            key={opened.entryId}
            entry={opened}
            onOnly={({ objectType, objectId }) => go(inAudit({ objectType, objectId: objectId ?? '' }))}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </Card>
  )
}
