import { byDate, type GridEvent } from '#web/ui/schedule/event.ts'

/** A shift by day, unless it is told otherwise. */
export const shift = (id: string, date: string, title: string, change: Partial<GridEvent> = {}): GridEvent => ({
  id,
  date,
  title,
  detail: 'Harbor General',
  when: `${date}, 7:00 AM – 3:00 PM`,
  tone: 0,
  canCarry: true,
  startsAt: `${date}T07:00`,
  endsAt: `${date}T15:00`,
  ...change,
})

/** A day of leave: it has no hours, and stays where it is. */
export const away = (id: string, date: string, title: string, change: Partial<GridEvent> = {}): GridEvent => {
  const { startsAt: _, endsAt: __, ...whole } = shift(id, date, title)
  return { ...whole, detail: '', when: date, tone: 7, look: 'dashed', icon: 'leave', canCarry: false, ...change }
}

export const onDates = (...events: GridEvent[]) => byDate(events)

/** What is said of an event that is carried, so short that a test can name it. */
export const CARRY = {
  how: 'Press Space to take it up',
  taken: ({ title }: GridEvent) => `${title} taken`,
  over: ({ title }: GridEvent, place: string) => `${title} over ${place}`,
  put: ({ title }: GridEvent) => `${title} put`,
  left: ({ title }: GridEvent) => `${title} left`,
}
