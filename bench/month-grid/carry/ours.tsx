import { memo, useRef } from 'react'
import type { GridEvent } from '../../../apps/web/src/ui/schedule/event.ts'
import { useDateCarry } from '../../../apps/web/src/ui/schedule/carry/use-date-carry.ts'
import { Cell, Chip, days, serve, Weeks } from './cells.tsx'

const Day = memo(({ date, events, isOver }: { date: string; events: readonly GridEvent[]; isOver: boolean }) => (
  <Cell date={date} isOver={isOver}>
    {events.map((event) => (
      <Chip key={event.id} event={event} />
    ))}
  </Cell>
))

const Grid = () => {
  const grid = useRef<HTMLDivElement>(null)
  const carry = useDateCarry({
    grid,
    events: days,
    texts: undefined,
    nameOf: (date) => date,
    step: () => undefined,
    onMove: (event, date) => Object.assign(window, { put: `${event.id} ${date}` }),
  })
  return (
    <Weeks ref={grid} onPointerDown={carry.onPointerDown} onKeyDown={carry.onKeyDown}>
      {[...days].map(([date, events]) => (
        <Day key={date} date={date} events={events} isOver={carry.isOver(date)} />
      ))}
    </Weeks>
  )
}

serve(<Grid />)
