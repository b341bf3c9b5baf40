import { setImmediate } from 'node:timers/promises'
import type { importFields, ShiftType } from '@onward/contract'
import { isUsual, shiftTypes, type UsualTimes } from '@onward/scheduling'
import { resolveShift, ShiftError, type ResolvedShift, type WallShift } from '@onward/scheduling/zoned'
import { ownId } from '#server/booking/own-id.ts'
import type { ShiftToCreate } from '#server/booking/write-shifts.ts'
import { cellsOf } from './cells.ts'
import { noShift, notFacility, notProvider, worksAt } from './reasons.ts'
import type { Report } from './refused.ts'
import type { Sheet } from './sheet.ts'
import { createUnique, type Placed } from './unique.ts'

type Field = keyof typeof importFields.assignments

/** `shiftId` is of one that an export has named by its number. */
export type AssignmentRow = ShiftToCreate & {
  externalId: string
  shiftId?: number
  /** Its type follows from its times, as the file says none: a shift that had these times keeps its own. */
  isTypeByTimes: boolean
}
export type Assignments = { rows: Placed<AssignmentRow>[]; lines: number }

/** Whom and what the account knows, in use or not: names of providers and time zones of facilities, by id. */
export type Known = {
  providers: ReadonlyMap<string, string>
  zones: ReadonlyMap<string, string>
  /** Names of facilities, by id. */
  places: ReadonlyMap<string, string>
  /** The shift types in use, the oldest first. */
  types: readonly (UsualTimes & { shiftTypeId: string; partOfDay: ShiftType })[]
  /** The ids of those at whom or where nobody is booked any more. */
  unused: { providers: ReadonlySet<string>; facilities: ReadonlySet<string> }
  /** The last date on which a shift may begin, of those of the people who leave. */
  lastDays: ReadonlyMap<string, string>
}

/** Reads a file of assignments; what is wrong with it is in the sheet's report. The rows come by person and start. */
export const readAssignments = async (sheet: Sheet<Field>, known: Known): Promise<Assignments> => {
  const { report, columnOf } = sheet
  const cells = cellsOf(sheet)
  const unique = createUnique<AssignmentRow>(report, columnOf(sheet.has('externalId') ? 'externalId' : 'providerId'))
  const resolve = resolver()
  /** The type of the account that shifts at these times usually are of. */
  const typeAt = (startsAt: string, endsAt: string) => {
    const found = known.types.find((type) => isUsual(type, startsAt, endsAt))
    return found ? { shiftType: found.partOfDay, shiftTypeId: found.shiftTypeId } : CUSTOM
  }
  let lines = 0
  for await (const row of sheet.rows) {
    lines += 1
    const before = report.total
    const given = cells.optionalId(row, 'externalId')
    // Only who names a shift says that it is open: of any other line the person is missing.
    const providerId = given === undefined ? cells.id(row, 'providerId') : (cells.optionalId(row, 'providerId') ?? null)
    const hospitalId = cells.id(row, 'hospitalId')
    const startsAt = cells.wallTime(row, 'startsAt')
    const endsAt = cells.wallTime(row, 'endsAt')
    const shiftId = ownId(given)
    // An id cannot hold a comma, so this one is never somebody else's. Open shifts stand beside each other at the same time.
    const externalId = given !== undefined && shiftId === undefined ? given : `${providerId ?? given},${startsAt}`
    const type = cells.word(row, 'shiftType', shiftTypes)
    const note = cells.note(row, 'note')
    if (report.total > before) continue

    const timeZone = known.zones.get(hospitalId)
    if (timeZone === undefined) report.bad(row.line, columnOf('hospitalId'), notFacility)
    if (providerId !== null && !known.providers.has(providerId))
      report.bad(row.line, columnOf('providerId'), notProvider)
    if (timeZone === undefined || report.total > before) continue
    const shift = resolve({ startsAt, endsAt, timeZone })
    if (shift instanceof ShiftError) {
      report.bad(
        row.line,
        columnOf(shift.field === 'startsAt' ? 'startsAt' : 'endsAt'),
        noShift(shift, startsAt, endsAt),
      )
      continue
    }
    const { start, end, scheduledDate, clockChange } = shift
    const isTypeByTimes = type === undefined
    const kind = isTypeByTimes ? typeAt(startsAt, endsAt) : { shiftType: type }
    const wall = { startsAt, endsAt, timeZone, start, end, scheduledDate, ...kind, isTypeByTimes, note }
    unique.add(externalId, row, {
      externalId,
      ...(shiftId !== undefined && { shiftId }),
      providerId,
      hospitalId,
      ...wall,
      clockChange,
    })
  }
  const rows: Placed<AssignmentRow>[] = []
  const people = Map.groupBy(unique.rows(), ({ providerId }) => providerId ?? NOBODY)
  for (const providerId of [...people.keys()].sort()) {
    // Person by person: to sort a long file in one go would keep everybody waiting.
    await setImmediate()
    const own = (people.get(providerId) ?? []).sort(byStart)
    if (providerId !== NOBODY) reportOverlaps(own, report, columnOf('startsAt'), known)
    for (const row of own) rows.push(row)
  }
  return { rows, lines }
}

/** Under which open shifts stand among the people: no id is empty. */
const NOBODY = ''
/** The type of what is nothing else. */
const CUSTOM = { shiftType: 'custom', shiftTypeId: 'custom' } as const

/** Shifts of one place begin and end at a few times of day: asking for each once spares most of the work. */
const resolver = () => {
  const answers = new Map<string, ResolvedShift | ShiftError>()
  return (shift: WallShift) => {
    const key = `${shift.startsAt}${shift.endsAt}${shift.timeZone}`
    const known = answers.get(key)
    if (known) return known
    const answer = resolved(shift)
    if (answers.size < 100_000) answers.set(key, answer)
    return answer
  }
}
const resolved = (shift: WallShift) => {
  try {
    return resolveShift(shift)
  } catch (error) {
    if (error instanceof ShiftError) return error
    throw error
  }
}

const byStart = (a: AssignmentRow, b: AssignmentRow) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0)

/** Reports each shift of a person once that meets another one, at the later line of the two. */
const reportOverlaps = (rows: Placed<AssignmentRow>[], report: Report, column: string, known: Known) => {
  let longest: Placed<AssignmentRow> | undefined
  for (const row of rows) {
    if (longest && row.start < longest.end) {
      const [earlier, later] = [Math.min(longest.line, row.line), Math.max(longest.line, row.line)]
      const name = known.providers.get(row.providerId ?? NOBODY) ?? row.providerId ?? NOBODY
      report.bad(later, column, worksAt(name, earlier))
    }
    if (!longest || row.end > longest.end) longest = row
  }
}
