import { addDays, lanes, splitByDay } from '@onward/scheduling'
import type { CSSProperties } from 'react'
import { byDate, type EventsByDate, type GridEvent } from '#web/ui/schedule/event.ts'

export type TimedPiece = {
  event: GridEvent
  start: number
  end: number
  continuesBefore: boolean
  continuesAfter: boolean
}

/** The pieces that each date shows, set side by side where they meet. */
export const columnsOf = (dates: string[], events: EventsByDate) => {
  const shown = new Set(dates)
  const pieces = new Map<string, TimedPiece[]>(dates.map((date) => [date, []]))
  // A shift that began the evening before still runs on the first date.
  const [first = ''] = dates
  for (const date of [...[7, 6, 5, 4, 3, 2, 1].map((days) => addDays(first, -days)), ...dates]) {
    for (const event of events.get(date) ?? []) {
      if (event.startsAt === undefined || event.endsAt === undefined) continue
      for (const { date: on, ...piece } of splitByDay(event.startsAt, event.endsAt)) {
        if (shown.has(on)) pieces.get(on)?.push({ event, ...piece })
      }
    }
  }
  const maxLanes = dates.length === 1 ? 24 : 4
  return dates.map((date) => ({ date, ...lanes(pieces.get(date) ?? [], { maxLanes }) }))
}
export type Column = ReturnType<typeof columnsOf>[number]

/** What has no time of day stands above the hours. */
export const allDayOf = (dates: string[], events: EventsByDate) =>
  byDate(dates.flatMap((date) => (events.get(date) ?? []).filter(({ startsAt }) => startsAt === undefined)))

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
/** Room that a day keeps free at its end for "+N". */
export const MORE = '2rem'
/** Where a piece stands in its column. */
export const place = (
  { start, end }: { start: number; end: number },
  lane = 0,
  laneCount = 1,
  hasMore = false,
): CSSProperties => {
  const width = `(100% - ${hasMore ? MORE : '0px'}) / ${laneCount}`
  return {
    insetBlockStart: percent(start, 1440),
    height: percent(end - start, 1440),
    insetInlineStart: `calc(${width} * ${lane})`,
    width: `calc(${width})`,
  }
}
