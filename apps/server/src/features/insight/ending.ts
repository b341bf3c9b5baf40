import { addDays } from '@onward/scheduling'
import { judge, type Rule } from '@onward/scheduling/judge'
import type { Db } from '#server/db.ts'
import { groundOf, situationOf } from '#server/booking/situation.ts'
import type { EndingRow } from './insight.queries.ts'

/** How far ahead shifts are looked at. */
const AHEAD_DAYS = 366
const MINUTE = 60_000
/** What requirements ask for is judged as a rule would, whether the account has switched such a rule on or not. */
const RULE: Rule = { ruleId: 'ending', kind: 'credential', severity: 'inform', parameters: {} }

type Ending = Pick<EndingRow, 'credentialId' | 'providerId' | 'credentialTypeId' | 'hospitalId' | 'validTo'>

/** Of each credential the shifts ahead for which it does not count any more because it has ended by then. */
export const invalidShifts = async (
  db: Db,
  accountId: number,
  ending: readonly Ending[],
  today: string,
  now: number,
): Promise<Map<string, { assignmentId: number; hospitalId: string }[]>> => {
  const invalid = new Map<string, { assignmentId: number; hospitalId: string }[]>()
  if (ending.length === 0) return invalid
  const ids = [...new Set(ending.map(({ providerId }) => providerId))]
  const days = { from: addDays(today, -1), to: addDays(today, AHEAD_DAYS) }
  const situation = await situationOf(db, accountId, ids, days, [RULE], await groundOf(db, accountId))
  const shifts = new Map(situation.people.flatMap((person) => person.shifts.map((shift) => [shift.shiftId, shift])))
  for (const { kind, facts, shiftIds, providerId } of judge(situation, [RULE], 'all')) {
    if (kind !== 'credential' || facts.reason !== 'expires') continue
    for (const id of shiftIds) {
      const shift = shifts.get(id)
      if (!shift || shift.end * MINUTE <= now) continue
      const own = ending.find(
        (one) =>
          one.providerId === providerId &&
          one.credentialTypeId === facts.credentialTypeId &&
          one.validTo === facts.date &&
          (one.hospitalId === null || one.hospitalId === shift.hospitalId),
      )
      if (!own) continue
      const found = invalid.get(own.credentialId) ?? []
      found.push({ assignmentId: Number(id), hospitalId: shift.hospitalId })
      invalid.set(own.credentialId, found)
    }
  }
  return invalid
}
