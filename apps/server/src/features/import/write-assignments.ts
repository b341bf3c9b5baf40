import type { BadCell } from '@onward/contract'
import type { Author } from '#server/audit.ts'
import { inTheWay } from '#server/booking/in-the-way.ts'
import { takePeople } from '#server/booking/people.ts'
import { isAway, worksThere } from '#server/booking/refusals.ts'
import { writeShifts, type ShiftToChange } from '#server/booking/write-shifts.ts'
import { chunks } from '#server/chunks.ts'
import type { Db } from '#server/db.ts'
import { doublesOf, ownersOf, statesOf } from './assignments.queries.ts'
import type { AssignmentRow } from './assignments.ts'
import { createReport } from './refused.ts'
import type { Placed } from './unique.ts'

type Rows = Placed<AssignmentRow>[]
type Settings = { hasNote: boolean; overwrite: boolean; columns: { startsAt: string; externalId: string } }

/**
 * Creates and changes assignments as one booking. One that was cancelled here stays cancelled, one that was changed here stays
 * as it is unless told otherwise, and both are named as doubtful.
 * @throws ImportRefused naming every line whose person already works or is on leave
 */
export const writeAssignments = async (
  trx: Db,
  author: Author,
  rows: Rows,
  { hasNote, overwrite, columns }: Settings,
) => {
  const { accountId } = author
  const people = new Set(rows.map(({ providerId }) => providerId))
  for (const chunk of chunks(rows)) for (const id of await ownersOf(trx, accountId, chunk)) people.add(id)
  await takePeople(trx, accountId, people)

  const create: Rows = []
  const change: Placed<ShiftToChange>[] = []
  const doubtful: BadCell[] = []
  for (const chunk of chunks(rows)) {
    const states = new Map((await statesOf(trx, accountId, chunk, hasNote)).map((state) => [state.line, state]))
    for (const row of chunk) {
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
  doubtful.push(...(await possibleDoubles(trx, accountId, rows, create, columns.startsAt)))
  const report = createReport()
  const moving = new Set(change.map(({ assignmentId }) => assignmentId))
  for (const chunk of chunks<Placed<AssignmentRow | ShiftToChange>>([...change, ...create])) {
    for (const [{ line, timeZone }, { shifts, leave }] of await inTheWay(trx, accountId, chunk, moving)) {
      for (const shift of shifts) report.bad(line, columns.startsAt, worksThere(shift, timeZone))
      for (const absence of leave) report.bad(line, columns.startsAt, isAway(absence))
    }
  }
  report.done()
  await writeShifts(trx, author, { create, change, cancel: [] }, 'imported')
  return { created: create.length, changed: change.length, doubtful }
}

/** Without an id a shift is known by its person and start: one whose start was corrected looks like another one. */
const possibleDoubles = async (trx: Db, accountId: number, rows: Rows, create: Rows, column: string) => {
  const nameless = create.filter(({ externalId }) => externalId.includes(','))
  if (nameless.length === 0) return []
  const spokenOf = rows.map(({ externalId }) => externalId).filter((id) => id.includes(','))
  const doubts: BadCell[] = []
  for (const chunk of chunks(nameless)) {
    for (const { line, startsAt } of await doublesOf(trx, accountId, chunk, spokenOf)) {
      const reason = `may be the shift from ${startsAt.replace('T', ' ')} with another start: both are kept, as the file has no externalId`
      doubts.push({ line, column, reason })
    }
  }
  return doubts
}
