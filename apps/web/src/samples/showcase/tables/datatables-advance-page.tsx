import { datatables, type Employee } from '@onward/contract/samples'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import texts from 'texts:datatables-advance,pager'
import { apiOf, ask } from '#web/lib/api.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { Pager, PageSize } from '#web/ui/lists/pager.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { DataTable } from '#web/ui/data/data-table.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { COLUMNS, useEmployeeColumns } from './employee-columns.tsx'
import styles from './employees.module.css'

addTexts(texts)

const api = apiOf(datatables)
const SIZES = ['7', '10', '25', '50', '75', '100']
const DEFAULTS = { q: '', page: '1', perPage: '10' }

const ServerSide = () => {
  const t = useText()
  const [address, change] = usePagedAddress(DEFAULTS, SIZES)
  const paging = pagingOf(address, change)
  const query = useQuery({ ...ask(api.listEmployees, address), placeholderData: keepPreviousData })
  // The server keeps its own order, so no heading sorts.
  const columns = useEmployeeColumns(COLUMNS).map(({ value, cell, ...column }) => ({
    ...column,
    cell: (row: Employee) => cell?.(row) ?? value?.(row),
  }))
  return (
    <div className={styles.tall}>
      <ListBar start={<PageSize {...paging} sizes={SIZES} />}>
        <SearchField label={t('employees.search')} value={address.q} onChange={(q) => change({ q })} />
      </ListBar>
      <QueryContent query={query}>
        {({ invoices: rows, total }) => (
          <>
            <DataTable
              label={t('datatables-advance.serverSide')}
              empty={t('employees.none')}
              columns={columns}
              rows={rows}
              keyOf={({ id }) => String(id)}
              isBusy={query.isPlaceholderData}
            />
            <Pager {...paging} total={total} />
          </>
        )}
      </QueryContent>
    </div>
  )
}

// The fields for days weigh more than all the rest, and stand below it.
const AdvancedSearch = lazyPart(() => import('./datatables-advance.examples.tsx'), 'AdvancedSearch')

const DatatablesAdvancePage = () => (
  <Examples page="datatables-advance" parts={{ ServerSide, AdvancedSearch }} wide={['ServerSide', 'AdvancedSearch']} />
)
export default DatatablesAdvancePage
