import { Button } from '@mantine/core'
import { users, type User } from '@onward/contract/samples'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import texts from 'texts:pager,users'
import { apiOf, ask } from '#web/lib/api.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { Pager, PageSize } from '#web/ui/lists/pager.tsx'
import { orderingOf, pagingOf } from '#web/ui/lists/paging.ts'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { ExportMenu } from './export-menu.tsx'
import { Tiles } from './tiles.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserTable } from './user-table.tsx'
import styles from './user-list.module.css'

addTexts(texts)

const UserDrawer = lazyPart(() => import('./user-drawer.tsx'), 'UserDrawer')

const api = apiOf(users)
const SORTS = ['fullName', 'role', 'currentPlan', 'billing', 'status'] as const
const DEFAULTS = {
  q: '',
  role: '',
  currentPlan: '',
  status: '',
  page: '1',
  perPage: '10',
  sort: 'asc',
  sortColumn: 'fullName',
}

const UserListPage = () => {
  const t = useText()
  const [address, change] = usePagedAddress(DEFAULTS)
  const { q, role, currentPlan, status, page, perPage, sort } = address
  const paging = pagingOf(address, change)
  const ordering = orderingOf(address, SORTS, change)
  const [panel, setPanel] = useState<User | 'new'>()
  const close = () => setPanel(undefined)
  const query = useQuery({
    ...ask(api.listUsers, {
      q,
      role,
      currentPlan,
      status,
      page,
      perPage,
      sort,
      sortColumn: ordering.order.column,
    }),
    placeholderData: keepPreviousData,
  })
  const remove = useChange(({ id }: User) => api.deleteUser({ id }), {
    stale: ['listUsers', 'allUsers', 'user'],
    done: ({ fullName }) => t('users.deleted', { name: fullName }),
    failed: t('users.failed'),
    onDone: close,
  })
  return (
    <>
      <PageHead title={titleOf('user-list')} lead={t('users.lead')} />
      <div className={styles.stack}>
        <Tiles />
        <UserFilters role={role} currentPlan={currentPlan} status={status} onChange={change} />
        <Card>
          <ListBar start={<PageSize {...paging} />}>
            <SearchField label={t('users.search')} value={q} onChange={(text) => change({ q: text })} />
            <ExportMenu users={query.data?.users ?? []} />
            <Button leftSection={<Icon name="plus" />} onClick={() => setPanel('new')}>
              {t('users.add')}
            </Button>
          </ListBar>
          <QueryContent query={query}>
            {({ users: rows, total }) => (
              <>
                <UserTable rows={rows} isBusy={query.isPlaceholderData} {...ordering} onDelete={setPanel} />
                <Pager {...paging} total={total} />
              </>
            )}
          </QueryContent>
        </Card>
      </div>
      <Suspense>{panel === 'new' && <UserDrawer onClose={close} />}</Suspense>
      {panel && panel !== 'new' && (
        <Confirm
          title={t('users.deleteTitle')}
          action={t('ui.delete')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(panel)}
          onClose={close}
        >
          {t('users.deleteText', { name: panel.fullName })}
        </Confirm>
      )}
    </>
  )
}
export default UserListPage
