import type { CoverageLine, ShiftTypeRow } from '@onward/contract'
import { addDays, wallAt } from '@onward/scheduling'

type Timed = Pick<ShiftTypeRow, 'shiftTypeId' | 'startsAt' | 'endsAt' | 'days'>
/** An open shift to be made. */
export type OpenShift = {
  kind: 'create'
  providerId: null
  hospitalId: string
  startsAt: string
  endsAt: string
  shiftTypeId: string
  specialtyId: string | null
}

/** How many more a line needs than are on duty or looked for already. */
export const missingOn = ({ least, onDuty, open }: Pick<CoverageLine, 'least' | 'onDuty' | 'open'>) =>
  Math.max(0, least - onDuty - open)

/**
 * An open shift for each of whom demand is short, at the usual times of its type. Of a type that may be at any time none can be
 * made: `untimed` says of how many.
 */
export const shortShifts = (lines: readonly CoverageLine[], types: readonly Timed[]) => {
  const byId = new Map(types.map((type) => [type.shiftTypeId, type]))
  const open: OpenShift[] = []
  let untimed = 0
  for (const line of lines) {
    const { hospitalId, date, shiftTypeId, specialtyId } = line
    const { startsAt, endsAt, days } = byId.get(shiftTypeId) ?? { startsAt: null, endsAt: null, days: null }
    const missing = missingOn(line)
    if (startsAt === null || endsAt === null || days === null) {
      untimed += missing
      continue
    }
    const times = { startsAt: wallAt(date, startsAt), endsAt: wallAt(addDays(date, days), endsAt) }
    for (let count = 0; count < missing; count += 1)
      open.push({ kind: 'create', providerId: null, hospitalId, ...times, shiftTypeId, specialtyId })
  }
  return { open, untimed }
}
