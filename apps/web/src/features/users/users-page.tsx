import { Alert, Button, NativeSelect } from '@mantine/core'
import { RoleName, users, UserState, type AccountUser } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import texts from 'texts:accountUsers,pager'
import { apiOf, ask } from '#web/lib/api.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { rolesSaid } from '#web/lib/session/roles-said.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { PagedCard } from '#web/ui/lists/paged-card.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { UserTable } from './user-table.tsx'

addTexts(texts)

const UserForm = lazyPart(() => import('./user-form.tsx'), 'UserForm')

const UserInvite = lazyPart(() => import('./user-invite.tsx'), 'UserInvite')

const api = apiOf(users)
const DEFAULTS = { q: '', role: '', state: '', page: '1', perPage: '25' }

/** Who signs in to the account: found, given roles, kept out and let in. */
const UsersPage = () => {
  const t = useText()
  const [address, change] = usePagedAddress(DEFAULTS)
  const { q, page, perPage } = address
  // A word of an address that is none narrows nothing.
  const role = RoleName.options.find((one) => one === address.role) ?? ''
  const state = UserState.options.find((one) => one === address.state) ?? ''
  const paging = pagingOf(address, change)
  const [opened, setOpened] = useState<AccountUser | 'new'>()
  const query = useQuery({
    ...ask(api.listUsers, { q, role, state, page, perPage }),
    placeholderData: keepPreviousData,
  })
  const isNarrowed = q !== '' || role !== '' || state !== ''
  return (
    <>
      <PageHead title={titleOf('users')} lead={t('accountUsers.lead')}>
        <Button leftSection={<Icon name="plus" />} onClick={() => setOpened('new')}>
          {t('accountUsers.invite')}
        </Button>
      </PageHead>
      {query.data?.published && (
        <Alert color="yellow" role="note" mb="md" icon={<Icon name="alert" />} title={t('accountUsers.publishedTitle')}>
          {t('accountUsers.publishedText', { addresses: joined(query.data.published) })}
        </Alert>
      )}
      <PagedCard
        paging={paging}
        query={query}
        tools={
          <>
            <SearchField label={t('accountUsers.search')} value={q} onChange={(text) => change({ q: text })} />
            <NativeSelect
              aria-label={t('accountUsers.roles')}
              data={[
                { value: '', label: t('accountUsers.anyRole') },
                ...RoleName.options.map((value) => ({ value, label: rolesSaid([value]) })),
              ]}
              value={role}
              onChange={(event) => change({ role: event.currentTarget.value })}
            />
            <NativeSelect
              aria-label={t('accountUsers.state')}
              data={[
                { value: '', label: t('accountUsers.anyState') },
                ...UserState.options.map((value) => ({ value, label: t(`accountUsers.${value}`) })),
              ]}
              value={state}
              onChange={(event) => change({ state: event.currentTarget.value })}
            />
          </>
        }
      >
        {({ users: rows }) => (
          <UserTable
            rows={rows}
            isBusy={query.isPlaceholderData}
            empty={t(isNarrowed ? 'ui.noMatch' : 'accountUsers.none')}
            onOpen={setOpened}
          />
        )}
      </PagedCard>
      <Suspense>
        {opened === 'new' && <UserInvite onClose={() => setOpened(undefined)} />}
        {opened && opened !== 'new' && (
          <UserForm key={opened.userId} user={opened} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </>
  )
}
export default UsersPage
