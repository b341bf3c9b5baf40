import { usualTimes, type UsualTimes } from '@onward/scheduling'
import { clock } from '#web/lib/formats/formats.ts'
import { textOf } from '#web/lib/text.ts'

/** When shifts of a type usually are, and on which later day they end. */
export const usualWords = (type: UsualTimes): string => {
  // Any date will do: what is said are the times.
  const walls = usualTimes(type, '2001-01-01')
  if (!walls) return textOf('shiftTypes.anyTime')
  const span = `${clock(walls.startsAt)} – ${clock(walls.endsAt)}`
  const { days } = type
  return days ? `${span} · ${textOf('shiftTypes.dayChoice', { days })}` : span
}
