import { Alert, Button } from '@mantine/core'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { textOfCell, type Cell } from './cells.ts'
import { useColumns } from './demand-grid.tsx'
import { lineOf, type Met } from './draft.ts'
import type { Names } from './use-names.ts'
import styles from './demand.module.css'

type Props = { met: readonly Met[]; nameOf: Names['nameOf']; onTheirs: (met: Met) => void }

/** Cells that somebody else has changed meanwhile, theirs beside what was typed here. */
export const MetCells = ({ met, nameOf, onTheirs }: Props) => {
  const t = useText()
  const days = useColumns()
  const said = (cell: Cell) => textOfCell(cell) || '–'
  const columns: Column<Met>[] = [
    {
      id: 'line',
      title: t('demand.line'),
      cell: ({ key }) => {
        const { shiftType, specialty } = nameOf(lineOf(key))
        return joined([shiftType, specialty])
      },
    },
    { id: 'day', title: t('demand.day'), cell: ({ column }) => days[column] },
    { id: 'mine', title: t('demand.mine'), cell: ({ mine }) => said(mine) },
    { id: 'theirs', title: t('demand.theirs'), cell: ({ theirs }) => said(theirs) },
    {
      id: 'take',
      title: t('ui.actions'),
      cell: (one) => (
        <Button size="compact-sm" variant="default" onClick={() => onTheirs(one)}>
          {t('demand.takeTheirs')}
        </Button>
      ),
    },
  ]
  return (
    <Alert
      color="orange"
      icon={<Icon name="alert" />}
      title={t('demand.newerTitle')}
      role="alert"
      className={styles.met ?? ''}
    >
      <p>{t(met.length > 0 ? 'demand.met' : 'demand.newer')}</p>
      {met.length > 0 && (
        <DataTable
          label={t('demand.metTable')}
          columns={columns}
          rows={met}
          keyOf={({ key, column }) => `${key} ${column}`}
          empty=""
        />
      )}
    </Alert>
  )
}
