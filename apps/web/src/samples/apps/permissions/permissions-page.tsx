import { Button, NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { permissions, PermissionRole, type Permission } from '@onward/contract/samples'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import texts from 'texts:pager,permissions'
import { apiOf, ask } from '#web/lib/api.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { useRoleNames } from '#web/samples/lib/role-users.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { Pager, PageSize } from '#web/ui/lists/pager.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { PermissionForm } from './permission-form.tsx'
import { PermissionTable } from './permission-table.tsx'

addTexts(texts)

const api = apiOf(permissions)
const DEFAULTS = { q: '', assignedTo: '', page: '1', perPage: '10' }
const STALE = ['listPermissions']
type Panel = { kind: 'add' } | { kind: 'rename' | 'delete'; permission: Permission }

const PermissionsPage = () => {
  const t = useText()
  const [address, change] = usePagedAddress(DEFAULTS)
  const { q, assignedTo, page, perPage } = address
  const paging = pagingOf(address, change)
  const roleNames = useRoleNames()
  const [panel, setPanel] = useState<Panel>()
  const close = () => setPanel(undefined)
  const query = useQuery({
    ...ask(api.listPermissions, { q, assignedTo, page, perPage }),
    placeholderData: keepPreviousData,
  })
  const settings = { stale: STALE, failed: t('permissions.failed'), onDone: close }
  const add = useChange(api.addPermission, {
    ...settings,
    done: ({ permission }) => t('permissions.added', { name: permission.name }),
  })
  const rename = useChange(api.renamePermission, {
    ...settings,
    done: ({ name }) => t('permissions.renamed', { name }),
  })
  const remove = useChange(({ id }: Permission) => api.deletePermission({ id }), {
    ...settings,
    done: ({ name }) => t('permissions.deleted', { name }),
  })

  return (
    <>
      <PageHead title={titleOf('permissions')} lead={t('permissions.lead')} />
      <Card>
        <ListBar start={<PageSize {...paging} />}>
          <SearchField label={t('permissions.search')} value={q} onChange={(text) => change({ q: text })} />
          <NativeSelect
            aria-label={t('permissions.role')}
            value={assignedTo}
            data={[
              { value: '', label: t('permissions.everyRole') },
              ...PermissionRole.options.map((role) => ({
                value: role,
                label: roleNames.get(role) ?? t(`permissions.role.${role}`),
              })),
            ]}
            onChange={(event) => change({ assignedTo: event.currentTarget.value })}
          />
          <Button leftSection={<Icon name="plus" />} onClick={() => setPanel({ kind: 'add' })}>
            {t('permissions.add')}
          </Button>
        </ListBar>
        <QueryContent query={query}>
          {({ permissions: rows, total }) => (
            <>
              <PermissionTable
                rows={rows}
                isBusy={query.isPlaceholderData}
                onRename={(permission) => setPanel({ kind: 'rename', permission })}
                onDelete={(permission) => setPanel({ kind: 'delete', permission })}
              />
              <Pager {...paging} total={total} />
            </>
          )}
        </QueryContent>
      </Card>
      {panel?.kind === 'add' && (
        <PermissionForm
          isBusy={add.isPending}
          onClose={close}
          onSave={(name, isCore) => add.mutate({ permission: { name, isCore } })}
        />
      )}
      {panel?.kind === 'rename' && (
        <PermissionForm
          permission={panel.permission}
          isBusy={rename.isPending}
          onClose={close}
          onSave={(name) => rename.mutate({ id: panel.permission.id, name })}
        />
      )}
      {panel?.kind === 'delete' && (
        <Confirm
          title={t('permissions.deleteTitle')}
          action={t('ui.delete')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(panel.permission)}
          onClose={close}
        >
          {t('permissions.deleteText', { name: panel.permission.name })}
        </Confirm>
      )}
    </>
  )
}
export default PermissionsPage
