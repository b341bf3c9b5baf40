import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import texts from 'texts:records,pager'
import { addTexts, useText } from '#web/lib/text.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { Segments } from '#web/ui/controls/segments.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import { PagedCard } from '#web/ui/lists/paged-card.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'

addTexts(texts)

const STATUSES = ['active', 'inactive', 'all'] as const
const DEFAULTS = { q: '', status: 'active', page: '1', perPage: '25' }
/** What is asked of the server, as its address says it. */
export type RecordsWish = { q: string; status: (typeof STATUSES)[number]; page: string; perPage: string }
/** What every row of such a list has. */
export type ListedRecord = { id: string; name: string; isActive: boolean }

/** As `ask` gives it. */
type Asked<Answer> = {
  queryKey: readonly [string, unknown]
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
}

type Props<Row extends ListedRecord, Answer> = {
  title: string
  lead: string
  /** What the list is of, and the button that adds to it. */
  label: string
  add: string
  /** What it says while there is nothing. */
  none: string
  asked: (wish: RecordsWish) => Asked<Answer>
  /** The rows of an answer. */
  listed: (answer: Answer) => { rows: readonly Row[]; total: number }
  /** Between its name and whether it is in use. */
  columns: readonly Column<Row>[]
  /** A new one, or a change of one. */
  form: (row: Row | undefined, onClose: () => void) => ReactNode
}

/** A list of what an account is set up with: found, added, changed, put away and taken back. What one looks at is in the address. */
export const RecordsPage = <Row extends ListedRecord, Answer>(props: Props<Row, Answer>) => {
  const { title, lead, label, add, none, asked, listed, columns, form } = props
  const t = useText()
  const [address, change] = usePagedAddress(DEFAULTS)
  const { q, page, perPage } = address
  const status = STATUSES.find((one) => one === address.status) ?? 'active'
  const [panel, setPanel] = useState<Row | 'new'>()
  const query = useQuery({ ...asked({ q, status, page, perPage }), placeholderData: keepPreviousData, select: listed })
  const isNarrowed = q !== '' || status !== 'active'
  const all: Column<Row>[] = [
    {
      id: 'name',
      title: t('records.name'),
      cell: (row) => <NameButton onClick={() => setPanel(row)}>{row.name}</NameButton>,
    },
    ...columns,
    {
      id: 'status',
      title: t('records.status'),
      cell: ({ isActive }) => t(isActive ? 'records.active' : 'records.inactive'),
    },
  ]
  return (
    <>
      <PageHead title={title} lead={lead}>
        <Button leftSection={<Icon name="plus" />} onClick={() => setPanel('new')}>
          {add}
        </Button>
      </PageHead>
      <PagedCard
        paging={pagingOf(address, change)}
        query={query}
        tools={
          <>
            <SearchField label={t('records.search')} value={q} onChange={(text) => change({ q: text })} />
            <Segments
              label={t('records.status')}
              choices={STATUSES.map((value) => ({ value, label: t(`records.${value}`) }))}
              value={status}
              onChange={(to) => change({ status: to })}
            />
          </>
        }
      >
        {({ rows }) => (
          <DataTable
            label={label}
            columns={all}
            rows={rows}
            keyOf={({ id }) => id}
            isBusy={query.isPlaceholderData}
            empty={isNarrowed ? t('ui.noMatch') : none}
          />
        )}
      </PagedCard>
      <Suspense>{panel && form(panel === 'new' ? undefined : panel, () => setPanel(undefined))}</Suspense>
    </>
  )
}
