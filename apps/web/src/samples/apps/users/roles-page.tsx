import { NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { UserPlan, UserRole, users } from '@onward/contract/samples'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import texts from 'texts:pager,roles,users'
import { apiOf, ask } from '#web/lib/api.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { DataTable } from '#web/ui/data/data-table.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { Pager, PageSize } from '#web/ui/lists/pager.tsx'
import { orderingOf, pagingOf } from '#web/ui/lists/paging.ts'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { GiveRole } from './give-role.tsx'
import type { NamedRole } from './roles.ts'
import { RoleCards } from './role-cards.tsx'
import { userColumns } from './user-columns.tsx'
import styles from './roles.module.css'

addTexts(texts)

const RoleForm = lazyPart(() => import('./role-form.tsx'), 'RoleForm')

const api = apiOf(users)
const SORTS = ['fullName', 'role', 'currentPlan', 'billing', 'status'] as const
const DEFAULTS = { q: '', role: '', currentPlan: '', page: '1', perPage: '10', sort: 'asc', sortColumn: 'fullName' }

const RolesPage = () => {
  const t = useText()
  const [address, change] = usePagedAddress(DEFAULTS)
  const { q, role, currentPlan, page, perPage, sort } = address
  const paging = pagingOf(address, change)
  const ordering = orderingOf(address, SORTS, change)
  const [panel, setPanel] = useState<NamedRole | 'new'>()
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const query = useQuery({
    ...ask(api.listUsers, {
      q,
      role,
      currentPlan,
      page,
      perPage,
      sort,
      sortColumn: ordering.order.column,
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={styles.place}>
      <PageHead title={titleOf('roles')} lead={t('roles.lead')} />
      <RoleCards onEdit={setPanel} onAdd={() => setPanel('new')} />
      <Card title={t('roles.people')} hint={t('roles.peopleHint')}>
        <ListBar
          start={
            <>
              <PageSize {...paging} />
              <span aria-live="polite">{keys.size > 0 && t('roles.ticked', { count: keys.size })}</span>
              {keys.size > 0 && <GiveRole ids={[...keys].map(Number)} onDone={() => setKeys(new Set())} />}
            </>
          }
        >
          <SearchField label={t('users.search')} value={q} onChange={(text) => change({ q: text })} />
          <NativeSelect
            aria-label={t('users.role')}
            value={role}
            data={[
              { value: '', label: t('users.everyRole') },
              ...UserRole.options.toSorted().map((value) => ({ value, label: t(`users.role.${value}`) })),
            ]}
            onChange={(event) => change({ role: event.currentTarget.value })}
          />
          <NativeSelect
            aria-label={t('users.plan')}
            value={currentPlan}
            data={[
              { value: '', label: t('users.everyPlan') },
              ...UserPlan.options.toSorted().map((value) => ({ value, label: t(`users.plan.${value}`) })),
            ]}
            onChange={(event) => change({ currentPlan: event.currentTarget.value })}
          />
        </ListBar>
        <QueryContent query={query}>
          {({ users: rows, total }) => (
            <>
              <DataTable
                label={t('users.table')}
                columns={userColumns(t)}
                rows={rows}
                isBusy={query.isPlaceholderData}
                {...ordering}
                keyOf={({ id }) => String(id)}
                empty={t('ui.noMatch')}
                selection={{ keys, nameOf: ({ fullName }) => fullName, onChange: setKeys }}
              />
              <Pager {...paging} total={total} />
            </>
          )}
        </QueryContent>
      </Card>
      <Suspense>
        {panel && <RoleForm role={panel === 'new' ? undefined : panel} onClose={() => setPanel(undefined)} />}
      </Suspense>
    </div>
  )
}
export default RolesPage
