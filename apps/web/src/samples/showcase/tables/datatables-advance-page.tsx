import { Button } from '@mantine/core'
import { datatables, type Employee } from '@onward/contract/samples'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import texts from 'texts:datatables-advance,pager'
import { apiOf, ask } from '#web/lib/api.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { ListBar } from '#web/ui/data/list-bar.tsx'
import { Pager, PageSize } from '#web/ui/data/pager.tsx'
import { pagingOf } from '#web/ui/data/paging.ts'
import { usePagedAddress } from '#web/ui/data/use-paged-address.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { TypedDateField } from '#web/ui/controls/when-fields.tsx'
import { DataTable } from '#web/ui/data/data-table.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { useEmployeeColumns } from './employee-columns.tsx'
import { ALL, matching, type Filters } from './employee-filters.ts'
import { useRows } from './use-rows.ts'
import styles from './employees.module.css'

addTexts(texts)

const api = apiOf(datatables)
const SHOWN = ['full_name', 'email', 'post', 'city', 'start_date', 'salary'] as const
const SIZES = ['7', '10', '25', '50', '75', '100']
const DEFAULTS = { q: '', page: '1', perPage: '10' }

const ServerSide = () => {
  const t = useText()
  const [address, change] = usePagedAddress(DEFAULTS, SIZES)
  const paging = pagingOf(address, change)
  const query = useQuery({ ...ask(api.listEmployees, address), placeholderData: keepPreviousData })
  // The server keeps its own order, so no heading sorts.
  const columns = useEmployeeColumns(SHOWN).map(({ value, cell, ...column }) => ({
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

const Found = ({ employees, filters }: { employees: readonly Employee[]; filters: Filters }) => {
  const t = useText()
  const { table, pager } = useRows(matching(employees, filters), { columns: useEmployeeColumns(SHOWN), size: 10 })
  return (
    <>
      <DataTable {...table} label={t('datatables-advance.advancedSearch')} empty={t('employees.none')} />
      <Pager {...pager} />
    </>
  )
}

const AdvancedSearch = () => {
  const t = useText()
  const [filters, setFilters] = useState(ALL)
  const query = useQuery(ask(api.allEmployees, undefined))
  const field = (name: keyof Filters) => ({
    value: filters[name],
    onChange: (value: string) => setFilters((others) => ({ ...others, [name]: value })),
  })
  return (
    <div className={styles.tall}>
      <div role="search" aria-label={t('datatables-advance.advancedSearch')}>
        <div className={styles.fields}>
          <LineField label={t('employees.full_name')} {...field('full_name')} />
          <LineField label={t('employees.email')} {...field('email')} />
          <LineField label={t('employees.post')} {...field('post')} />
          <LineField label={t('employees.city')} {...field('city')} />
          <TypedDateField label={t('employees.from')} {...field('from')} />
          <TypedDateField label={t('employees.to')} {...field('to')} />
          <LineField label={t('employees.salary')} {...field('salary')} />
          <div className={styles.clear}>
            <Button variant="default" onClick={() => setFilters(ALL)}>
              {t('employees.clear')}
            </Button>
          </div>
        </div>
      </div>
      <QueryContent query={query}>
        {(employees) => (
          // Another search begins at its first page.
          <Found key={JSON.stringify(filters)} employees={employees} filters={filters} />
        )}
      </QueryContent>
    </div>
  )
}

const DatatablesAdvancePage = () => (
  <Examples page="datatables-advance" parts={{ ServerSide, AdvancedSearch }} wide={['ServerSide', 'AdvancedSearch']} />
)
export default DatatablesAdvancePage
