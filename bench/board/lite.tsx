import { DayPilot } from '@daypilot/daypilot-lite-javascript'
import { addDays } from '@onward/scheduling'
import { DAYS, FROM, rowsOf } from './rows.ts'
import { frame, scrollThrough, settled, type Drawn } from './timing.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root')

let held: { people: number; rows: ReturnType<typeof rowsOf> } = { people: 0, rows: [] }
const prepare = async (people: number, shifts: number) => {
  held = { people, rows: rowsOf(people, shifts) }
  await settled()
}
/** The same people and shifts, people by days, each shift an event over its day. */
const draw = async (): Promise<Drawn> => {
  const { people, rows } = held
  const from = performance.now()
  const board = new DayPilot.Scheduler(root, {
    startDate: FROM,
    days: DAYS,
    scale: 'Day',
    cellWidth: 64,
    heightSpec: 'Fixed',
    height: 740,
    rowHeaderWidth: 220,
    eventHeight: 26,
    timeHeaders: [{ groupBy: 'Month' }, { groupBy: 'Day', format: 'd' }],
    resources: Array.from({ length: people }, (_, index) => ({ id: `p${index}`, name: `Clinician ${index}` })),
    events: rows.map(({ id, person, date, type, facility }) => ({
      id,
      resource: `p${person}`,
      start: `${date}T00:00:00`,
      end: `${addDays(date, 1)}T00:00:00`,
      text: `${type.letters} H${facility}`,
    })),
  })
  board.init()
  root.getBoundingClientRect()
  await frame()
  await frame()
  const isDrawn = () => root.textContent.includes('Clinician') && (rows.length === 0 || /[DN] H/.test(root.textContent))
  while (!isDrawn()) await frame()
  return { paintedMs: performance.now() - from, elements: root.querySelectorAll('*').length }
}
const scroll = (ms: number) => {
  const box = root.querySelector<HTMLElement>('.scheduler_default_scrollable')
  if (!box) throw new Error('There is nothing to scroll')
  const isBlank = () => {
    const { left, top, width, height } = box.getBoundingClientRect()
    return (
      document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[class*="event"], [class*="cell"]') ===
      null
    )
  }
  return scrollThrough(box, ms, isBlank)
}
Object.assign(window, { prepare, draw, scroll })
