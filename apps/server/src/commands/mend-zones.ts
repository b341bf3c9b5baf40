import { astray, mend, momentsOf, told, type Keep, type ShiftAhead } from '../booking/zone-rules.ts'
import type { Db } from '../db.ts'

/** The shifts of an account that are astray, as lines; and mended, where it is said what they keep. */
export const mendAccount = async (db: Db, accountId: number, now: Date, keep: Keep | undefined) => {
  const shifts = keep === undefined ? await astray(db, accountId, now) : await mended(db, accountId, now, keep)
  const lines = [...Map.groupBy(shifts, ({ hospitalId }) => hospitalId).values()].flatMap(listed)
  return { found: shifts.length, lines }
}

const mended = (db: Db, accountId: number, now: Date, keep: Keep) =>
  db.transaction().execute(async (trx) => {
    const shifts = await astray(trx, accountId, now)
    if (shifts.length > 0) await mend(trx, { accountId, userId: null, requestId: 'zones' }, shifts, keep)
    return shifts
  })

const listed = (shifts: readonly ShiftAhead[]) => {
  const [first] = shifts
  if (!first) return []
  const { facilityName, hospitalId, zone } = first
  return [
    `${facilityName} (${hospitalId}), ${zone}: ${shifts.length}`,
    ...shifts.map((shift) => {
      const moments = momentsOf(shift)
      const now = moments ? `it is ${moments.start} to ${moments.end} there` : 'there is no such shift there'
      return `  ${told(shift)}: stored as ${shift.start} to ${shift.end}, by the rules of today ${now}`
    }),
  ]
}
