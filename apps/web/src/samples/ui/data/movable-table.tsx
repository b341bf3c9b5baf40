import { isSortable } from '@dnd-kit/react/sortable'
import type { ComponentProps } from 'react'
import { DragAndDrop } from '#web/samples/ui/overlays/drag-and-drop.tsx'
import { DataTable } from '#web/ui/data/data-table.tsx'
import { MovableHeading } from './movable-heading.tsx'

type Props<Row> = ComponentProps<typeof DataTable<Row & object>> & {
  /** A column was put elsewhere: the place that it had, and the one that it has now. */
  onMove: (from: number, to: number) => void
}

/** A `DataTable` whose columns are put in order by their headings: by pointer, touch and key. */
export const MovableTable = <Row extends object>({ onMove, ...table }: Props<Row>) => (
  <DragAndDrop
    nameOf={(id) => table.columns.find((column) => column.id === id)?.title ?? ''}
    onDragEnd={({ operation: { source }, canceled }) => {
      if (!canceled && isSortable(source)) onMove(source.initialIndex, source.index)
    }}
  >
    <DataTable {...table} Heading={MovableHeading} />
  </DragAndDrop>
)
