import { Button } from '@mantine/core'
import { locks, type PeriodLock } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import texts from 'texts:locks,pager'
import { Suspense, useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { dateSpan, instant } from '#web/lib/formats/formats.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { PagedCard } from '#web/ui/lists/paged-card.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'
import { Confirm } from '#web/ui/overlays/confirm.tsx'

addTexts(texts)

const LockForm = lazyPart(() => import('./lock-form.tsx'), 'LockForm')
const api = apiOf(locks)
const DEFAULTS = { page: '1', perPage: '25' }

/** Periods that are closed, as when they have been paid: nothing that begins on their days is written. */
const LocksPage = () => {
  const t = useText()
  const [address, change] = usePagedAddress(DEFAULTS)
  const [isNew, setNew] = useState(false)
  const [asking, setAsking] = useState<PeriodLock>()
  const query = useQuery({ ...ask(api.listLocks, address), placeholderData: keepPreviousData })
  const open = useChange(({ lockId }: PeriodLock) => api.unlockPeriod({ lockId }), {
    by: api.unlockPeriod,
    done: (lock) => t('locks.opened', { when: dateSpan(lock.from, lock.to) }),
    onDone: () => setAsking(undefined),
    onFailed: () => setAsking(undefined),
  })
  const columns: Column<PeriodLock>[] = [
    { id: 'days', title: t('locks.days'), cell: ({ from, to }) => dateSpan(from, to) },
    { id: 'place', title: t('locks.place'), cell: ({ facilityName }) => facilityName ?? t('locks.everywhere') },
    { id: 'reason', title: t('locks.reason'), cell: ({ reason }) => <span dir="auto">{reason}</span> },
    { id: 'who', title: t('locks.who'), cell: ({ userName, userId }) => userName ?? userId ?? '' },
    { id: 'at', title: t('locks.at'), cell: ({ at }) => instant(at) },
    {
      id: 'open',
      title: '',
      cell: (lock) => (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('locks.openOf', { when: dateSpan(lock.from, lock.to) })}
          onClick={() => setAsking(lock)}
        >
          {t('locks.open')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <PageHead title={titleOf('locks')} lead={t('locks.lead')}>
        <Button leftSection={<Icon name="lock" />} onClick={() => setNew(true)}>
          {t('locks.close')}
        </Button>
      </PageHead>
      <ChangeFailure of={open} />
      <PagedCard paging={pagingOf(address, change)} query={query} tools={null}>
        {({ locks: rows }) => (
          <DataTable
            label={titleOf('locks')}
            columns={columns}
            rows={rows}
            keyOf={({ lockId }) => String(lockId)}
            isBusy={query.isPlaceholderData}
            empty={t('locks.none')}
          />
        )}
      </PagedCard>
      <Suspense>{isNew && <LockForm onClose={() => setNew(false)} />}</Suspense>
      {asking && (
        <Confirm
          title={t('locks.openTitle')}
          action={t('locks.open')}
          isBusy={open.isPending}
          onClose={() => setAsking(undefined)}
          onConfirm={() => open.mutate(asking)}
        >
          {t('locks.openText', { when: dateSpan(asking.from, asking.to), reason: asking.reason })}
        </Confirm>
      )}
    </>
  )
}
export default LocksPage
