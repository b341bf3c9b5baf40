import type { BadCell } from '@onward/contract'
import type { Author } from '#server/audit.ts'
import { inTheWay } from '#server/booking/in-the-way.ts'
import { takePeople } from '#server/booking/people.ts'
import { isAway, worksThere } from '#server/booking/refusals.ts'
import { writeShifts, type ShiftToChange } from '#server/booking/write-shifts.ts'
import type { Db } from '#server/db.ts'
import { doublesOf, ownersOf, statesOf } from './assignments.queries.ts'
import type { AssignmentRow } from './assignments.ts'
import { createReport } from './refused.ts'
import type { Turns } from './turns.ts'
import type { Placed } from './unique.ts'

type Rows = Placed<AssignmentRow>[]
type Settings = { hasNote: boolean; overwrite: boolean; columns: { startsAt: string; externalId: string } }
/** What a file does to the shifts as they were when they were looked at. */
export type AssignmentsPlan = {
  create: Rows
  change: Placed<ShiftToChange>[]
  /** Whose shifts these are, before and after. */
  people: Set<string>
  doubtful: BadCell[]
}

/**
 * Looks at what is stored, slice by slice, and says what the rows do to it. One that was cancelled here stays cancelled, one
 * that was changed here stays as it is unless told otherwise, and both are named as doubtful.
 * @throws ImportRefused naming every line whose person already works or is on leave
 */
export const planAssignments = async (
  db: Db,
  { accountId }: Author,
  rows: Rows,
  { hasNote, overwrite, columns }: Settings,
  turns: Turns,
): Promise<AssignmentsPlan> => {
  const people = new Set(rows.map(({ providerId }) => providerId))
  const create: Rows = []
  const change: AssignmentsPlan['change'] = []
  const doubtful: BadCell[] = []
  for await (const slice of turns.slices(rows)) {
    for (const id of await ownersOf(db, accountId, slice)) people.add(id)
    const states = new Map((await statesOf(db, accountId, slice, hasNote)).map((state) => [state.line, state]))
    for (const row of slice) {
      const known = states.get(row.line)
      if (!known) create.push(row)
      else if (known.state === 'cancelled') {
        const reason = 'was cancelled here, and stays cancelled'
        doubtful.push({ line: row.line, column: columns.externalId, reason })
      } else if (known.state === 'ours' && !overwrite) {
        const reason = 'was changed here since a file brought it, and stays as it is; overwrite takes the file'
        doubtful.push({ line: row.line, column: columns.externalId, reason })
      } else if (known.state !== 'same') {
        const { assignmentId, version, note } = known
        change.push({ ...row, assignmentId, version, ...(!hasNote && { note }) })
      }
    }
  }
  doubtful.push(...(await possibleDoubles(db, accountId, rows, create, columns.startsAt, turns)))
  const report = createReport()
  const moving = new Set(change.map(({ assignmentId }) => assignmentId))
  for await (const slice of turns.slices<Placed<AssignmentRow | ShiftToChange>>([...change, ...create])) {
    for (const [{ line, timeZone }, { shifts, leave }] of await inTheWay(db, accountId, slice, moving)) {
      for (const shift of shifts) report.bad(line, columns.startsAt, worksThere(shift, timeZone))
      for (const absence of leave) report.bad(line, columns.startsAt, isAway(absence))
    }
  }
  report.done()
  return { create, change, people, doubtful }
}

/**
 * Writes what was planned as one booking, and only that: nobody is looked for any more.
 * @throws the store's 23P01 or 23505, or ApiError 409, when somebody wrote meanwhile what the plan does not know
 */
export const writeAssignments = async (
  trx: Db,
  author: Author,
  { create, change, people }: AssignmentsPlan,
  turns: Turns,
) => {
  await takePeople(trx, author.accountId, people)
  await writeShifts(trx, author, { create, change, cancel: [] }, 'imported', turns.assertWanted)
}

/** Without an id a shift is known by its person and start: one whose start was corrected looks like another one. */
const possibleDoubles = async (
  db: Db,
  accountId: number,
  rows: Rows,
  create: Rows,
  column: string,
  turns: Turns,
): Promise<BadCell[]> => {
  const spokenOf = new Set(rows.map(({ externalId }) => externalId))
  const nameless = create.filter(({ externalId }) => externalId.includes(','))
  const starts = new Map<number, string>()
  for await (const slice of turns.slices(nameless)) {
    for (const { line, startsAt, externalId } of await doublesOf(db, accountId, slice))
      if (!spokenOf.has(externalId) && !starts.has(line)) starts.set(line, startsAt)
  }
  return [...starts].map(([line, startsAt]) => {
    const at = startsAt.replace('T', ' ')
    const reason = `may be the shift from ${at} with another start: both are kept, as the file has no externalId`
    return { line, column, reason }
  })
}
