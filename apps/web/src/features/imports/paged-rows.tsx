import { Button } from '@mantine/core'
import { Download } from 'lucide'
import { useState } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { messageOf } from '#web/lib/messages.ts'
import { saveSheet } from '#web/lib/sheets/save-sheet.ts'
import { useText } from '#web/lib/text.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { Pager, PageSize } from '#web/ui/lists/pager.tsx'
import { warn } from '#web/ui/overlays/toast.ts'

/** A column that also says its text, by which rows are found and with which they are saved. */
export type TextColumn<Row> = Column<Row> & { text: (row: Row) => string }
type Props<Row> = {
  label: string
  columns: readonly TextColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What the file is called that the rows are saved in. */
  name: string
}

/** Rows that are all here: found by their words, shown in pages, and saved as CSV. */
export const PagedRows = <Row extends object>({ label, columns, rows, keyOf, name }: Props<Row>) => {
  const t = useText()
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState(10)
  const wanted = q.trim().toLowerCase()
  const found =
    wanted === '' ? rows : rows.filter((row) => columns.some(({ text }) => text(row).toLowerCase().includes(wanted)))
  const from = (page - 1) * perPage
  const save = () =>
    saveSheet([columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ text }) => text(row)))], {
      name,
      format: 'csv',
      otherwise: 'onward',
    }).catch((error: unknown) => warn(t('imports.notSaved'), messageOf(error)))
  return (
    <>
      <ListBar
        start={
          <PageSize
            perPage={perPage}
            onPerPage={(size) => {
              setPerPage(size)
              setPage(1)
            }}
          />
        }
      >
        <SearchField
          label={t('imports.find')}
          value={q}
          onChange={(text) => {
            setQ(text)
            setPage(1)
          }}
        />
        <Button variant="default" leftSection={<Drawing of={Download} size={16} />} onClick={() => void save()}>
          {t('imports.save')}
        </Button>
      </ListBar>
      <DataTable
        label={label}
        columns={columns}
        rows={found.slice(from, from + perPage)}
        keyOf={keyOf}
        empty={t('ui.noMatch')}
      />
      <Pager page={page} perPage={perPage} total={found.length} onPage={setPage} />
    </>
  )
}
