import type { Assignment } from '@onward/contract'
import { resolveShift, ShiftError, wallOf } from '@onward/scheduling/zoned'
import { sql } from 'kysely'
import type { Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { book } from './book.ts'
import type { ShiftChange } from './changes.ts'
import { shiftsById } from './shown-shifts.ts'

/** What stays of a shift whose zone or its rules are no longer those that it was written by: what the wall shows, or the moments. */
export const keeps = ['wall', 'instants'] as const
export type Keep = (typeof keeps)[number]

/** A shift ahead, and the zone that its facility has by now. */
export type ShiftAhead = Assignment & { zone: string }

const AT_ONCE = 2_000

/** Confirmed shifts that have not begun, of people and facilities that are in use or of nobody yet, in the order of their facilities. */
export async function* shiftsAhead(
  db: Db,
  accountId: number,
  now: Date,
  hospitalIds?: readonly string[],
): AsyncGenerator<ShiftAhead[]> {
  const { rows } = await sql<{ id: number; zone: string }>`
    select a.assignment_id as id, f.time_zone as zone
    from assignment a
    join facility f on f.account_id = a.account_id and f.hospital_id = a.hospital_id and f.is_active
    left join provider p on p.account_id = a.account_id and p.provider_id = a.provider_id
    where a.account_id = ${accountId} and a.status = 'confirmed' and (a.provider_id is null or p.is_active)
      and lower(a.during) > ${now.toISOString()}::timestamptz
      and a.scheduled_date >= (${now.toISOString()}::timestamptz)::date - 1
      and (${hospitalIds === undefined}::boolean or a.hospital_id = any(${hospitalIds ?? []}::text[]))
    order by f.facility_name, f.hospital_id, lower(a.during), a.assignment_id`.execute(db)
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const page = rows.slice(at, at + AT_ONCE)
    const ids = page.map(({ id }) => id)
    const byId = new Map((await shiftsById(db, accountId, ids)).map((shift) => [shift.assignmentId, shift]))
    yield page.flatMap(({ id, zone }) => {
      const shift = byId.get(id)
      return shift ? { ...shift, zone } : []
    })
  }
}

/** The moments that the wall times of a shift have in its facility's zone, by the rules of today; undefined when it has none. */
export const momentsOf = ({ startsAt, endsAt, zone }: Pick<ShiftAhead, 'startsAt' | 'endsAt' | 'zone'>) => {
  try {
    const { start, end } = resolveShift({ startsAt, endsAt, timeZone: zone })
    return { start, end }
  } catch (error) {
    if (error instanceof ShiftError) return undefined
    throw error
  }
}

/** Whether a shift is no longer at the moments that the wall of its facility shows. */
export const isAstray = (shift: ShiftAhead) => {
  const moments = momentsOf(shift)
  return shift.timeZone !== shift.zone || moments?.start !== shift.start || moments.end !== shift.end
}

/** The shifts ahead that are astray. */
export const astray = async (db: Db, accountId: number, now: Date, hospitalIds?: readonly string[]) => {
  const found: ShiftAhead[] = []
  for await (const page of shiftsAhead(db, accountId, now, hospitalIds)) found.push(...page.filter(isAstray))
  return found
}

/** A shift whose moments no wall time of its facility names: of a repeated hour only the first can be meant. */
export class CannotKeep extends Error {
  readonly shift: ShiftAhead

  constructor(shift: ShiftAhead) {
    super(`${told(shift)} cannot keep its moments: the clock there shows that time twice, and the first is meant`)
    this.shift = shift
  }
}

/** The wall times that a shift has afterwards. */
export const wallKept = (shift: ShiftAhead, keep: Keep) => {
  const { startsAt, endsAt, start, end, zone } = shift
  if (keep === 'wall') return { startsAt, endsAt }
  const wall = { startsAt: wallOf(start, zone), endsAt: wallOf(end, zone) }
  const moments = momentsOf({ ...wall, zone })
  if (moments?.start !== start || moments.end !== end) throw new CannotKeep(shift)
  return wall
}

/**
 * Writes shifts that are astray anew, through the one door and as one booking.
 * @throws CannotKeep
 * @throws what `book` does, when one of them is in another's way by then
 */
export const mend = (trx: Db, author: Author, shifts: readonly ShiftAhead[], keep: Keep) =>
  book(
    trx,
    author,
    shifts.map((shift): ShiftChange => {
      const { assignmentId: id, version, shiftType } = shift
      const kind = keep === 'wall' ? { shiftType } : {}
      return { of: 'assignment', kind: 'change', id, version, to: { ...wallKept(shift, keep), ...kind } }
    }),
    { isUnattended: true },
  )

/** A shift in words, by the clock that it was written by. */
export const told = ({ providerName, startsAt, endsAt }: Pick<Assignment, 'providerName' | 'startsAt' | 'endsAt'>) =>
  `${providerName ?? 'An open shift'} from ${startsAt.replace('T', ' ')} to ${endsAt.replace('T', ' ')}`
