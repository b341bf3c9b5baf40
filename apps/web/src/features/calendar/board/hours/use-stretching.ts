import { useDirection } from '@mantine/core'
import { addDays, dateOfWall, daysBetween, MAX_SHIFT_HOURS, timeOfWall, wallAt } from '@onward/scheduling'
import type { KeyboardEvent } from 'react'
import { hours as hoursLong, timeSpan } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { textOf } from '#web/lib/text.ts'
import { STEP } from '#web/ui/schedule/times.ts'
import type { BoardShift } from '../roster.ts'
import type { Spot } from '../selection.ts'
import type { Carrying, End, Stretch } from '../use-carry.ts'
import type { BoardView } from '../use-board.ts'
import { shiftWords } from '../words.ts'
import { drawnTo, endOf, minutesOf } from './hours.ts'
import type { ByHour } from './use-hours.ts'

const STEP_MS = STEP * 60_000
const ALONG: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

type Settings = {
  view: BoardView
  byHour: ByHour
  carry: Carrying
  head: Spot
  /** The first shift that begins in the active cell. */
  shiftHere: () => BoardShift | undefined
  say: (words: string) => void
}

/**
 * Draws a shift's start or end along the hours, and on several days its end to another one. It is held, as what is carried is,
 * until it is let go of.
 */
export const useStretching = ({ view, byHour, carry, head, shiftHere, say }: Settings) => {
  const isRTL = useDirection().dir === 'rtl'
  const { hours, active, step, zoneOf } = byHour
  const held = carry.carried?.times
  const hold = (shift: BoardShift, times: Stretch) => {
    if (held && times.startsAt === held.startsAt && times.endsAt === held.endsAt) return
    carry.stretch(shift, head, times)
    say(joined([timeSpan(times.startsAt, times.endsAt), hoursLong(minutesOf(times, zoneOf(shift.hospitalId)))]))
  }
  const to = (shift: BoardShift, grip: End, at: number) => {
    const zone = zoneOf(shift.hospitalId)
    const now = held ? { ...shift, ...held, elapsedMinutes: minutesOf(held, zone) } : shift
    hold(shift, { ...drawnTo(now, grip, at, zone), grip })
  }
  /** The end on another date, at the hour that it has; not before the start, and no further than a week: on the nearest one. */
  const toDate = (shift: BoardShift, date: string) => {
    const zone = zoneOf(shift.hospitalId)
    const first = dateOfWall(shift.startsAt)
    const near = Math.max(0, Math.min(MAX_SHIFT_HOURS / 24, daysBetween(first, date)))
    const on = (days: number) => {
      const times = { startsAt: shift.startsAt, endsAt: wallAt(addDays(first, days), timeOfWall(shift.endsAt)) }
      return { times, minutes: minutesOf(times, zone) }
    }
    const found = [near, near + 1, near - 1]
      .map(on)
      .find(({ minutes }) => minutes > 0 && minutes <= MAX_SHIFT_HOURS * 60)
    if (found) hold(shift, { ...found.times, grip: 'end' })
  }
  const onDayKey = (event: KeyboardEvent): boolean => {
    const along = ALONG[event.key]
    // What is carried goes by the arrows alone; with Alt they would lead out of the page.
    if (carry.carried && !held) return event.altKey && along !== undefined
    if (along === undefined || event.ctrlKey || event.metaKey || event.shiftKey)
      return held !== undefined && /^(?:Arrow|Page|Home|End)/.test(event.key)
    if (!event.altKey && !held) return false
    const shift = held ? carry.carried?.shifts[0] : shiftHere()
    if (shift) toDate(shift, addDays(dateOfWall((held ?? shift).endsAt), isRTL ? -along : along))
    else say(textOf('board.nothingToTake'))
    return true
  }
  /** Left and right lead from bar to bar; with Shift they draw the end of the one that is meant, with Alt its start. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!hours) return onDayKey(event)
    const along = ALONG[event.key]
    if (along === undefined) return held !== undefined && /^(?:Arrow|Page|Home|End)/.test(event.key)
    if (event.ctrlKey || event.metaKey) return held !== undefined
    const grip = event.altKey ? 'start' : event.shiftKey ? 'end' : held?.grip
    if (carry.carried && !held) return false
    const by = isRTL ? -along : along
    if (grip === undefined) {
      const bar = step(by)
      if (bar) say(shiftWords(bar.shift, view.roster, view.conflicts.has(bar.shift.assignmentId)))
      return true
    }
    const shift = held ? carry.carried?.shifts[0] : active?.shift
    if (!shift) say(textOf('board.nothingToTake'))
    else to(shift, grip, endOf(held ?? shift, grip, zoneOf(shift.hospitalId)) + by * STEP_MS)
    return true
  }
  return { onKey, to, toDate }
}
