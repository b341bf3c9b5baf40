import { Button } from '@mantine/core'
import { datatables, type Employee } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import { Copy, Download, Languages } from 'lucide'
import { Suspense, useState, type ReactNode } from 'react'
import texts from 'texts:datatables-basic,pager'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { apiOf, ask } from '#web/lib/api.ts'
import { mediumDate, money } from '#web/lib/formats/formats.ts'
import { messageOf } from '#web/lib/messages.ts'
import { addTexts, language, LANGUAGES, speak, useText, type Language } from '#web/lib/text.ts'
import { csv } from '@onward/sheets'
import { download } from '#web/lib/sheets/download.ts'
import { copy } from '#web/samples/ui/controls/copy.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { Pager, PageSize } from '#web/ui/lists/pager.tsx'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { DataTable } from '#web/ui/data/data-table.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { tell, warn } from '#web/ui/overlays/toast.ts'
import { useEmployeeColumns, type ColumnId } from './employee-columns.tsx'
import { amountIn, dayIn, holding } from './employees.ts'
import { useRows } from './use-rows.ts'
import styles from './employees.module.css'

addTexts(texts)

const api = apiOf(datatables)

type Place = { isTall?: boolean; children: (employees: readonly Employee[]) => ReactNode }
/** Asks for the hundred employees, once for all tables of the page. */
const Employees = ({ isTall = false, children }: Place) => (
  <div className={isTall ? styles.tall : styles.place}>
    <QueryContent query={useQuery(ask(api.allEmployees, undefined))}>{children}</QueryContent>
  </div>
)

const SIZES = ['10', '25', '50', '100']

const PlainTable = ({ employees }: { employees: readonly Employee[] }) => {
  const t = useText()
  const columns = useEmployeeColumns(['id', 'full_name', 'email', 'post', 'age', 'salary'])
  const { table, pager } = useRows(employees, { columns, size: 10 })
  return (
    <>
      <ListBar start={<PageSize {...pager} sizes={SIZES} />}>{null}</ListBar>
      <DataTable {...table} label={t('datatables-basic.plain')} empty={t('employees.none')} />
      <Pager {...pager} />
    </>
  )
}
const Plain = () => <Employees isTall>{(employees) => <PlainTable employees={employees} />}</Employees>

// What carries a heading is heavier than the table.
const MovableTable = lazyPart(async () => {
  const part = await import('#web/samples/ui/data/movable-table.tsx')
  return { MovableTable: part.MovableTable<Employee> }
}, 'MovableTable')

const OrderedTable = ({ employees }: { employees: readonly Employee[] }) => {
  const t = useText()
  const [ids, setIds] = useState<readonly ColumnId[]>(['full_name', 'email', 'post', 'start_date', 'salary', 'status'])
  const { table, pager } = useRows(employees, { columns: useEmployeeColumns(ids) })
  const shown = { ...table, label: t('datatables-basic.movable'), empty: t('employees.none') }
  return (
    <>
      <Suspense fallback={<DataTable {...shown} />}>
        <MovableTable
          {...shown}
          onMove={(from, to) => setIds(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)))}
        />
      </Suspense>
      <Pager {...pager} />
    </>
  )
}
const Movable = () => <Employees>{(employees) => <OrderedTable employees={employees} />}</Employees>

const AddEmployee = lazyPart(() => import('./add-employee.tsx'), 'AddEmployee')
const SHOWN = ['full_name', 'post', 'email', 'age', 'salary', 'start_date', 'status'] as const

const ToolsTable = ({ employees }: { employees: readonly Employee[] }) => {
  const t = useText()
  const [added, setAdded] = useState<readonly Employee[]>([])
  const [isAdding, setAdding] = useState(false)
  const [q, setQ] = useState('')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const columns = useEmployeeColumns(SHOWN)
  const wordsOf = (row: Employee) => SHOWN.map((id) => (id === 'status' ? t(`employees.status.${row[id]}`) : row[id]))
  const found = holding([...added, ...employees], q, wordsOf)
  const { table, pager, andBegin } = useRows(found, { columns })
  // Some that are ticked, or all that are found.
  const chosen = found.filter(({ id }) => ticked.has(String(id)))
  const written = chosen.length > 0 ? chosen : found
  const text = () => csv([columns.map(({ title }) => title), ...written.map(wordsOf)])
  const add = (employee: Omit<Employee, 'id'>) => {
    setAdded([{ ...employee, id: employees.length + added.length + 1 }, ...added])
    setAdding(false)
    setQ(employee.full_name)
    tell(t('employees.added', { name: employee.full_name }))
  }
  return (
    <>
      <ListBar start={<SearchField label={t('employees.search')} value={q} onChange={andBegin(setQ)} />}>
        <Drop
          kind="menu"
          label={t('employees.export')}
          isNamed
          className={styles.menu}
          face={
            <>
              <Drawing of={Download} size={16} />
              {t('employees.export')}
            </>
          }
        >
          <DropItem icon={<Drawing of={Download} size={16} />} onClick={() => download('employees.csv', text())}>
            {t('employees.csv', { count: written.length })}
          </DropItem>
          <DropItem
            icon={<Drawing of={Copy} size={16} />}
            onClick={() => void copy(text(), t('employees.copied', { count: written.length }))}
          >
            {t('employees.copy', { count: written.length })}
          </DropItem>
        </Drop>
        <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setAdding(true)}>
          {t('employees.add')}
        </Button>
      </ListBar>
      <DataTable
        {...table}
        label={t('datatables-basic.tools')}
        empty={t('employees.none')}
        selection={{ keys: ticked, nameOf: (row) => row.full_name, onChange: setTicked }}
      />
      <Pager {...pager} />
      <Suspense>{isAdding && <AddEmployee onAdd={add} onClose={() => setAdding(false)} />}</Suspense>
    </>
  )
}
const Tools = () => <Employees>{(employees) => <ToolsTable employees={employees} />}</Employees>

const FoldedTable = ({ employees }: { employees: readonly Employee[] }) => {
  const t = useText()
  const columns = useEmployeeColumns(['full_name', 'email', 'start_date', 'salary', 'status'])
  const { table, pager } = useRows(employees, { columns })
  return (
    <>
      <DataTable
        {...table}
        label={t('datatables-basic.folded')}
        empty={t('employees.none')}
        detail={{
          title: t('employees.unfold'),
          labelOf: (row) => t('employees.details', { name: row.full_name }),
          of: (row) => (
            <dl className={styles.facts}>
              {(['city', 'experience', 'post'] as const).map((id) => (
                <div key={id}>
                  <dt>{t(`employees.${id}`)}</dt>
                  <dd>{row[id]}</dd>
                </div>
              ))}
            </dl>
          ),
        }}
      />
      <Pager {...pager} />
    </>
  )
}
const Folded = () => <Employees>{(employees) => <FoldedTable employees={employees} />}</Employees>

/** Those that the sample screens speak. */
const SPOKEN: readonly Language[] = ['en', 'fr', 'de', 'pt']

const SpokenTable = ({ employees }: { employees: readonly Employee[] }) => {
  const t = useText()
  const wordOf = (row: Employee, id: string) => {
    if (id === 'start_date') return mediumDate(dayIn(row.start_date))
    if (id === 'salary') return money(amountIn(row.salary))
    return id === 'post' ? row.post : row.email
  }
  const columns = useEmployeeColumns(['full_name', 'post', 'email', 'start_date', 'salary']).map((column) =>
    column.id === 'full_name' ? column : { ...column, cell: (row: Employee) => wordOf(row, column.id) },
  )
  const { table, pager } = useRows(employees, { columns })
  const choose = (to: Language) => {
    speak(to).catch((error: unknown) => warn(t('shell.languageFailed'), messageOf(error)))
  }
  return (
    <>
      <ListBar
        start={
          <Drop
            kind="menu"
            side="start"
            label={`${t('employees.language')}: ${LANGUAGES[language()]}`}
            className={styles.menu}
            face={
              <>
                <Drawing of={Languages} size={16} />
                {LANGUAGES[language()]}
              </>
            }
          >
            {SPOKEN.map((one) => (
              <DropItem key={one} lang={one} isChosen={one === language()} onClick={() => choose(one)}>
                {LANGUAGES[one]}
              </DropItem>
            ))}
          </Drop>
        }
      >
        <Button
          variant="default"
          leftSection={<Drawing of={Download} size={16} />}
          onClick={() =>
            download(
              'employees.csv',
              csv([
                columns.map(({ title }) => title),
                ...employees.map((row) => [row.full_name, ...columns.slice(1).map(({ id }) => wordOf(row, id))]),
              ]),
            )
          }
        >
          {t('employees.csv', { count: employees.length })}
        </Button>
      </ListBar>
      <DataTable {...table} label={t('datatables-basic.spoken')} empty={t('employees.none')} />
      <Pager {...pager} />
    </>
  )
}
const Spoken = () => <Employees>{(employees) => <SpokenTable employees={employees} />}</Employees>

const DatatablesBasicPage = () => (
  <Examples
    page="datatables-basic"
    parts={{ Plain, Movable, Tools, Folded, Spoken }}
    wide={['Plain', 'Movable', 'Tools', 'Folded', 'Spoken']}
  />
)
export default DatatablesBasicPage
