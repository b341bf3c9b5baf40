import type { Doubt, VerdictNames } from '@onward/contract'
import type { Author } from '#server/audit.ts'
import { inTheWay, type InTheWay } from '#server/booking/in-the-way.ts'
import { takePeople } from '#server/booking/people.ts'
import { noteImported } from '#server/booking/noted-changes.ts'
import { writeShifts, type ShiftToChange } from '#server/booking/write-shifts.ts'
import type { Db } from '#server/db.ts'
import { doublesOf, ownersOf, statesOf } from './assignments.queries.ts'
import type { AssignmentRow, Known } from './assignments.ts'
import { judgeRows } from './judge-rows.ts'
import { alien, away, notFacility, notProvider, ruled, works, worksUntil } from './reasons.ts'
import { createReport, ImportRefused } from './refused.ts'
import type { Ahead } from './staging.ts'
import { nextSlice, WRITE_SLICE, type Turns } from './turns.ts'
import type { Placed } from './unique.ts'

type Rows = Placed<AssignmentRow>[]
type Columns = Record<'startsAt' | 'externalId' | 'providerId' | 'hospitalId', string>
type ShiftOf = NonNullable<Doubt['shift']>
type Settings = {
  hasNote: boolean
  overwrite: boolean
  columns: Columns
  known: Pick<Known, 'unused' | 'providers' | 'places' | 'lastDays'>
  now: Date
}
/** What a file does to the shifts as they were when they were looked at. */
export type AssignmentsPlan = {
  create: Rows
  /** New ones that take the place of a shift which is changed: they are written with it. */
  trade: Rows
  change: Placed<ShiftToChange>[]
  /** Whose shifts the changed ones are so far. */
  owners: Set<string>
  doubtful: Doubt[]
  /** How what rules say is called. */
  names: VerdictNames | undefined
}

/**
 * Looks at what is stored, slice by slice, and says what the rows do to it. One that was cancelled here stays cancelled, one
 * that was changed here stays as it is unless told otherwise, and both are named as doubtful.
 * What a rule warns of is named too, and what it blocks is refused.
 * @throws ImportRefused naming every line whose person already works or is on leave, or that a rule blocks
 */
export const planAssignments = async (
  db: Db,
  { accountId }: Author,
  rows: Rows,
  { hasNote, overwrite, columns, known: { unused, providers, places, lastDays }, now }: Settings,
  turns: Turns,
): Promise<AssignmentsPlan> => {
  const owners = new Set<string>()
  const create: Rows = []
  const trade: Rows = []
  const added: Rows = []
  const change: AssignmentsPlan['change'] = []
  const doubtful: Doubt[] = []
  const report = createReport()
  const shiftOf = ({
    providerId,
    hospitalId,
    startsAt,
  }: Pick<Rows[number], 'providerId' | 'hospitalId' | 'startsAt'>) => ({
    providerId,
    providerName: providerId === null ? null : (providers.get(providerId) ?? providerId),
    hospitalId,
    facilityName: places.get(hospitalId) ?? hospitalId,
    startsAt,
  })
  for await (const slice of turns.slices(rows)) {
    for (const id of await ownersOf(db, accountId, slice)) owners.add(id)
    const states = new Map((await statesOf(db, accountId, slice, hasNote)).map((state) => [state.line, state]))
    for (const row of slice) {
      const known = states.get(row.line)
      if (!known) added.push(row)
      else if (known.state === 'alien') report.bad(row.line, columns.externalId, alien)
      else if (known.state === 'cancelled') {
        const reason = 'was cancelled here, and stays cancelled'
        doubtful.push({ line: row.line, column: columns.externalId, reason, code: 'cancelled', shift: shiftOf(row) })
      } else if (known.state === 'ours' && !overwrite) {
        const reason = 'was changed here, differs from the file, and stays as it is; overwrite takes the file'
        doubtful.push({ line: row.line, column: columns.externalId, reason, code: 'changed', shift: shiftOf(row) })
      } else if (known.state !== 'same') {
        const { assignmentId, version, note, shiftType, shiftTypeId, isAtTimes } = known
        const kept = row.isTypeByTimes && isAtTimes && { shiftType, shiftTypeId }
        change.push({ ...row, assignmentId, version, ...kept, ...(!hasNote && { note }) })
      }
    }
  }
  doubtful.push(...(await possibleDoubles(db, accountId, { rows, added, column: columns.startsAt, shiftOf }, turns)))
  for (const { line, providerId, hospitalId, scheduledDate } of [...added, ...change]) {
    if (unused.facilities.has(hospitalId)) report.bad(line, columns.hospitalId, notFacility)
    if (providerId === null) continue
    if (unused.providers.has(providerId)) report.bad(line, columns.providerId, notProvider)
    const lastDay = lastDays.get(providerId)
    if (lastDay !== undefined && scheduledDate > lastDay) report.bad(line, columns.providerId, worksUntil(lastDay))
  }
  const moving = new Set(change.map(({ assignmentId }) => assignmentId))
  const bad = ({ line, timeZone }: Placed<AssignmentRow | ShiftToChange>, { shifts, leave }: InTheWay) => {
    for (const shift of shifts) report.bad(line, columns.startsAt, works(shift, timeZone))
    for (const absence of leave) report.bad(line, columns.startsAt, away(absence))
  }
  for await (const slice of turns.slices(change))
    for (const [row, met] of await inTheWay(db, accountId, slice.filter(hasPerson), moving)) bad(row, met)
  for await (const slice of turns.slices(added)) {
    const ways = new Map<unknown, InTheWay>(await inTheWay(db, accountId, slice.filter(hasPerson), NOBODY))
    for (const row of slice) {
      const { shifts = [], leave = [] } = ways.get(row) ?? {}
      const others = shifts.filter(({ assignmentId }) => !moving.has(assignmentId))
      bad(row, { shifts: others, leave })
      if (shifts.length > others.length) trade.push(row)
      else create.push(row)
    }
  }
  report.done()
  const { met, names } = await judgeRows(db, accountId, { rows: [...added, ...change], owners, now }, turns)
  const blocked = met.filter(({ isBlocked }) => isBlocked)
  if (blocked.length > 0) {
    const bad = blocked.map(({ row, verdict }) => {
      return { line: row.line, column: columns.startsAt, ...ruled(verdict.message), verdict }
    })
    throw new ImportRefused(bad, bad.length, names)
  }
  for (const { row, verdict } of met) {
    const { message: reason } = verdict
    doubtful.push({ line: row.line, column: columns.startsAt, reason, code: 'rule', shift: shiftOf(row), verdict })
  }
  return { create, trade, change, owners, doubtful, names }
}
const NOBODY: ReadonlySet<number> = new Set()

const idsOf = (rows: readonly { providerId: string | null }[]) => rows.flatMap(({ providerId }) => providerId ?? [])
/** What is open meets nothing. */
const hasPerson = <Row extends { providerId: string | null }>(row: Row): row is Row & { providerId: string } =>
  row.providerId !== null

/**
 * Writes new shifts ahead of their import, slice by slice.
 * @throws what `writeAssignments` does
 */
export const stageAssignments = async (author: Author, create: Rows, turns: Turns, ahead: Ahead) => {
  let size = WRITE_SLICE
  for await (const slice of turns.slices(create, () => size))
    await ahead(async (trx, importId) => {
      const from = performance.now()
      await takePeople(trx, author.accountId, idsOf(slice))
      await writeShifts(trx, author, { create: slice, change: [], cancel: [], importId }, 'imported')
      size = nextSlice(slice.length, performance.now() - from)
    })
}

/**
 * Writes what was planned as one booking, and only that. Whoever calls has taken the people and places: `assertBookable`.
 * @param importId of what was written ahead, and is seen from now on
 * @throws the store's 23P01 or 23505, or ApiError 409, when somebody wrote meanwhile what the plan does not know
 */
export const writeAssignments = async (
  trx: Db,
  author: Author,
  { create, trade, change }: AssignmentsPlan,
  turns: Turns,
  importId?: string,
) => {
  const added = [...create, ...trade]
  await writeShifts(trx, author, { create: added, change, cancel: [] }, 'imported', turns.assertWanted)
  if (importId !== undefined) await noteImported(trx, author, importId)
}

/** Without an id a shift is known by its person and start: one whose start was corrected looks like another one. */
const possibleDoubles = async (
  db: Db,
  accountId: number,
  {
    rows,
    added,
    column,
    shiftOf,
  }: { rows: Rows; added: Rows; column: string; shiftOf: (row: Rows[number]) => ShiftOf },
  turns: Turns,
): Promise<Doubt[]> => {
  const spokenOf = new Set(rows.map(({ externalId }) => externalId))
  const nameless = added.filter(({ externalId }) => externalId.includes(','))
  const doubles = new Map<number, Doubt>()
  for await (const slice of turns.slices(nameless)) {
    const rowAt = new Map(slice.map((row) => [row.line, row]))
    for (const { line, startsAt, externalId } of await doublesOf(db, accountId, slice)) {
      const row = rowAt.get(line)
      if (!row || spokenOf.has(externalId) || doubles.has(line)) continue
      const at = startsAt.replace('T', ' ')
      const reason = `may be the shift from ${at} with another start: both are kept, as the file has no externalId`
      doubles.set(line, { line, column, reason, code: 'double', shift: { ...shiftOf(row), earlier: startsAt } })
    }
  }
  return [...doubles.values()]
}
