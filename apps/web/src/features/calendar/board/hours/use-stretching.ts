import { useDirection } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { hours as hoursLong, timeSpan } from '#web/lib/formats/formats.ts'
import { textOf } from '#web/lib/text.ts'
import { STEP } from '#web/ui/schedule/times.ts'
import type { BoardShift } from '../roster.ts'
import type { Spot } from '../selection.ts'
import type { Carrying, End } from '../use-carry.ts'
import type { BoardView } from '../use-board.ts'
import { shiftWords } from '../words.ts'
import { drawnTo, endOf, minutesOf } from './hours.ts'
import type { ByHour } from './use-hours.ts'

const STEP_MS = STEP * 60_000
const ALONG: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

type Settings = { view: BoardView; byHour: ByHour; carry: Carrying; head: Spot; say: (words: string) => void }

/** Draws a shift's start or end along the hours. It is held, as what is carried is, until it is let go of. */
export const useStretching = ({ view, byHour, carry, head, say }: Settings) => {
  const isRTL = useDirection().dir === 'rtl'
  const { hours, active, step, zoneOf } = byHour
  const held = carry.carried?.times
  const to = (shift: BoardShift, grip: End, at: number) => {
    const zone = zoneOf(shift.hospitalId)
    const now = held ? { ...shift, ...held, elapsedMinutes: minutesOf(held, zone) } : shift
    const times = drawnTo(now, grip, at, zone)
    if (held && times.startsAt === held.startsAt && times.endsAt === held.endsAt) return
    carry.stretch(shift, head, { ...times, grip })
    say(`${timeSpan(times.startsAt, times.endsAt)}, ${hoursLong(minutesOf(times, zone))}`)
  }
  /** Left and right lead from bar to bar; with Shift they draw the end of the one that is meant, with Alt its start. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!hours) return false
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
  return { onKey, to }
}
