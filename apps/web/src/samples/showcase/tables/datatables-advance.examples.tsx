import { Button } from '@mantine/core'
import { datatables, type Employee } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { LineField } from '#web/ui/controls/fields.tsx'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { DataTable } from '#web/ui/data/data-table.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { COLUMNS, useEmployeeColumns } from './employee-columns.tsx'
import { ALL, matching, type Filters } from './employee-filters.ts'
import { useRows } from './use-rows.ts'
import styles from './employees.module.css'

const api = apiOf(datatables)

const Found = ({ employees, filters }: { employees: readonly Employee[]; filters: Filters }) => {
  const t = useText()
  const { table, pager } = useRows(matching(employees, filters), { columns: useEmployeeColumns(COLUMNS), size: 10 })
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

export { AdvancedSearch }
