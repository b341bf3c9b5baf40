import { DragDropProvider, useDraggable, useDroppable } from '@dnd-kit/react'
import type { GridEvent } from '../../../apps/web/src/ui/schedule/event.ts'
import { Cell, Chip, days, serve, Weeks } from './cells.tsx'

const Shift = ({ event }: { event: GridEvent }) => {
  const { ref } = useDraggable({ id: event.id })
  return <Chip ref={ref} event={event} />
}
const Day = ({ date, events }: { date: string; events: readonly GridEvent[] }) => {
  const { ref, isDropTarget } = useDroppable({ id: date })
  return (
    <Cell ref={ref} date={date} isOver={isDropTarget}>
      {events.map((event) => (
        <Shift key={event.id} event={event} />
      ))}
    </Cell>
  )
}

serve(
  <DragDropProvider
    onDragEnd={({ operation: { source, target } }) =>
      void Object.assign(window, { put: `${source?.id} ${target?.id}` })
    }
  >
    <Weeks>
      {[...days].map(([date, events]) => (
        <Day key={date} date={date} events={events} />
      ))}
    </Weeks>
  </DragDropProvider>,
)
