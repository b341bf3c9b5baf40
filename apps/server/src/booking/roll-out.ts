import { isStaffed, type Assignment, type RollOutReport } from '@onward/contract'
import { peopleFor } from '@onward/scheduling/judge'
import { sql } from 'kysely'
import type { Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { book } from './book.ts'
import type { ShiftChange } from './changes.ts'
import { leaveOut } from './leave-out.ts'
import { isStopping, NOTHING_SAID } from './overrides.ts'
import { takePeople } from './people.ts'
import { knownFor } from './plan-shifts.ts'
import type { NamedShift } from './refusals.ts'
import { toldOf } from './roll-out-report.ts'
import { rollOutRows, type Wanted } from './roll-out-rows.ts'
import { rulesInForce } from './rules.ts'

/** Far enough from where dates end that what begins then still has an end. */
export const LATEST = '9990-12-31'

/** Two who roll out at once would both find nothing there: of one account they go one after the other. */
const ROLLING = 13
const oneAtATime = (trx: Db, accountId: number) =>
  sql`select pg_advisory_xact_lock(${ROLLING}, ${accountId}::integer)`.execute(trx)

const creation = ({ providerId, hospitalId, startsAt, endsAt, shiftTypeId, specialtyId, note }: Slot): ShiftChange => ({
  of: 'assignment',
  kind: 'create',
  row: { providerId, hospitalId, startsAt, endsAt, shiftTypeId, specialtyId, note },
})
type Slot = Pick<NamedShift, 'providerId' | 'hospitalId' | 'startsAt' | 'endsAt' | 'shiftTypeId' | 'specialtyId'> & {
  note?: string | null
}

/**
 * Makes the shifts that are wanted, as one batch, and tells what becomes of each. One whose person cannot be there for good
 * reasons is made open; one that stands already, meets another shift of its person, or that a rule stops is skipped. Warnings
 * stop nothing: they are kept with the shifts, and told. Part of the caller's transaction.
 * @returns what is told, and the shifts that were made
 * @throws ApiError 423 `Locked`
 */
export const rollOut = async (
  trx: Db,
  author: Author,
  all: readonly Wanted[],
): Promise<{ report: RollOutReport; made: Assignment[] }> => {
  const { accountId, scope } = author
  await oneAtATime(trx, accountId)
  const rules = await rulesInForce(trx, accountId)
  const ids = [...new Set(all.flatMap(({ providerId }) => providerId ?? []))]
  const people = await takePeople(trx, accountId, peopleFor(rules, ids), scope)
  const hospitalIds = [...new Set(all.map(({ hospitalId }) => hospitalId))]
  const known = await knownFor(trx, author, all.map(creation), hospitalIds, people)
  const list = await rollOutRows(trx, author, all, known)
  const staffed = list.flatMap((one, at) => ('row' in one && isStaffed(one.row) ? [{ ...one.row, at }] : []))
  const stopping = rules.filter((rule) => isStopping(rule, scope))
  const left = await leaveOut(trx, accountId, stopping, staffed)
  const stopped = new Map([...left.verdicts].flatMap(([place, verdict]) => [[staffed[place]?.at ?? -1, verdict]]))
  const rows = list.flatMap((one, at) => ('row' in one && !stopped.has(at) ? one.row : []))
  const { batchId, assignments, said } =
    rows.length === 0
      ? { batchId: null, assignments: [], said: NOTHING_SAID }
      : await book(trx, author, rows.map(creation), { isUnattended: true })
  const report = {
    batchId,
    wanted: all.length,
    created: rows.length,
    open: rows.filter(({ providerId }) => providerId === null).length,
    ...(await toldOf(trx, author, list, { ...left, verdicts: stopped }, said)),
  }
  return { report, made: assignments }
}
