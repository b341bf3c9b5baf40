import { useState } from 'react'
import texts from 'texts:import,pager'
import { readSheet, SHEET_ENDINGS } from '#web/lib/sheets/read-sheet.ts'
import { SheetFault } from '#web/lib/sheets/sheet-fault.ts'
import { SHEET_LIMITS } from '#web/lib/sheets/sheet-limits.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { Pager, PageSize } from '#web/ui/lists/pager.tsx'
import { warn } from '#web/ui/overlays/toast.ts'
import { DropZone } from '#web/ui/controls/drop-zone.tsx'
import { holds } from './holds.ts'

addTexts(texts)

type Row = { key: string; cells: readonly string[] }
type Sheet = { name: string; heading: readonly string[]; rows: readonly Row[] }

const SheetTable = ({ sheet }: { sheet: Sheet }) => {
  const t = useText()
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState(10)
  const found = sheet.rows.filter(({ cells }) => holds(cells, q))
  const columns = sheet.heading.map((title, at): Column<Row> => {
    // Two columns may have one name, and one may have none.
    return { id: String(at), title: title || t('import.column', { number: at + 1 }), cell: ({ cells }) => cells[at] }
  })
  const from = (page - 1) * perPage
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
          label={t('import.search')}
          value={q}
          onChange={(text) => {
            setQ(text)
            setPage(1)
          }}
        />
      </ListBar>
      <DataTable
        label={t('import.rowsOf', { name: sheet.name })}
        columns={columns}
        rows={found.slice(from, from + perPage)}
        keyOf={({ key }) => key}
        empty={t('import.none')}
      />
      <Pager page={page} perPage={perPage} total={found.length} onPage={setPage} />
    </>
  )
}

const LIMITS = {
  formats: SHEET_ENDINGS.join(', '),
  size: SHEET_LIMITS.file / 1_000_000,
  rows: SHEET_LIMITS.rows,
  columns: SHEET_LIMITS.columns,
  cells: SHEET_LIMITS.cells,
}

const Basic = () => {
  const t = useText()
  const [sheet, setSheet] = useState<Sheet>()
  const [isBusy, setBusy] = useState(false)
  const read = async (file: File) => {
    setBusy(true)
    try {
      const [heading = [], ...rows] = await readSheet(file)
      setSheet({ name: file.name, heading, rows: rows.map((cells, at) => ({ key: String(at), cells })) })
    } catch (error) {
      const why = error instanceof SheetFault ? t(`import.fault.${error.code}`, LIMITS) : t('import.fault.damaged')
      warn(t('import.refused', { name: file.name }), why)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack>
      <DropZone
        label={t('import.choose')}
        hint={t('import.limits', LIMITS)}
        accept={[...SHEET_ENDINGS, '.xls']}
        isBusy={isBusy}
        onFiles={([first, ...more]) => {
          if (more.length > 0) warn(t('import.many'), t('import.manyHint'))
          else if (first) void read(first)
        }}
      />
      <p role="status">
        {isBusy
          ? t('import.busy')
          : sheet
            ? t('import.read', { name: sheet.name, count: sheet.rows.length })
            : t('import.nothing')}
      </p>
      {sheet && <SheetTable key={sheet.name} sheet={sheet} />}
    </Stack>
  )
}

const ImportPage = () => <Examples page="import" parts={{ Basic }} wide={['Basic']} />
export default ImportPage
