import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { GridEvent } from '../../../apps/web/src/ui/schedule/event.ts'

/** Chips by date: 500 on the six weeks of a month. */
const DATES = Array.from({ length: 42 }, (_, at) => new Date(Date.UTC(2026, 10, 1 + at)).toISOString().slice(0, 10))
const CHIPS = 500
export const days = new Map<string, GridEvent[]>(DATES.map((date) => [date, []]))
for (let id = 0; id < CHIPS; id += 1) {
  const date = DATES[id % DATES.length] ?? ''
  days.get(date)?.push({ id: `${id}`, date, title: `Shift ${id}`, detail: '', when: date, tone: 0, canCarry: true })
}

const weeks: CSSProperties = { display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: 4 }
const cell: CSSProperties = { minHeight: 120, border: '1px solid silver' }
const chip: CSSProperties = { display: 'block', width: '100%', height: 9, padding: 0, fontSize: 7 }

export const Weeks = (props: HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement> }) => (
  <div {...props} style={weeks} role="presentation" />
)
type CellProps = { date: string; isOver: boolean; children: ReactNode; ref?: Ref<HTMLDivElement> }
export const Cell = ({ date, isOver, children, ref }: CellProps) => (
  <div ref={ref} data-date={date} style={isOver ? { ...cell, background: 'lightcyan' } : cell}>
    {children}
  </div>
)
export const Chip = ({ event, ref }: { event: GridEvent; ref?: Ref<HTMLButtonElement> }) => (
  <button ref={ref} type="button" data-event={event.id} style={chip}>
    {event.title}
  </button>
)

/** Draws it when asked to, and says how long that took: rendering with all effects, then style and layout. */
export const serve = (content: ReactNode) => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  const attach = async () => {
    const before = performance.now()
    flushSync(() => createRoot(root).render(content))
    root.getBoundingClientRect()
    // Effects that were put off, and what they ask to be drawn again.
    await new Promise((go) => setTimeout(go))
    return performance.now() - before
  }
  Object.assign(window, { attach })
}
