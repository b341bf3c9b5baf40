import { ApiError, isStaffed, type Assignment, type OpenedShift, type SkippedShift } from '@onward/contract'
import { conflicts } from '@onward/scheduling'
import { sql } from 'kysely'
import type { Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { inTheWay } from './in-the-way.ts'
import type { Person } from './people.ts'
import { newShift, type Known } from './plan-shifts.ts'
import { metShift, type NamedShift, type StaffedShift } from './refusals.ts'
import { shiftWithin } from './scope.ts'

/** A shift that is wanted, with the names by which it is told if nothing comes of it. */
export type Wanted = Pick<
  Assignment,
  | 'providerId'
  | 'providerName'
  | 'hospitalId'
  | 'facilityName'
  | 'startsAt'
  | 'endsAt'
  | 'shiftTypeId'
  | 'shiftTypeName'
  | 'specialtyId'
> & { note?: string | null }
/** Why something is opened or skipped, with what that reason has beside it. */
type Without<T> = T extends unknown ? Omit<T, Exclude<keyof Wanted, 'specialtyId' | 'note'> | 'date'> : never
export type Opening = Without<OpenedShift>
export type Skipping = Without<Exclude<SkippedShift, { reason: 'rule' }>>

/** What is to become of one wanted shift: a row with, or without, its person; or nothing, and why. */
export type RolledOut = { wanted: Wanted } & ({ row: NamedShift; opening?: Opening } | { skipping: Skipping })
type Made = Extract<RolledOut, { row: unknown }>

const isMade = (one: RolledOut): one is Made => 'row' in one
const opened = (one: Made, opening: Opening): Made => ({
  wanted: one.wanted,
  row: { ...one.row, providerId: null, providerName: null },
  opening,
})
const skipped = ({ wanted }: RolledOut, skipping: Skipping): RolledOut => ({ wanted, skipping })

const FIELDS: Record<string, Exclude<Skipping['reason'], 'there' | 'overlap'>> = {
  hospitalId: 'facility',
  shiftTypeId: 'shiftType',
  specialtyId: 'specialty',
  startsAt: 'times',
  endsAt: 'times',
}
/** The field that a refusal names; what names none is no refusal of a wanted shift. */
const fieldOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) throw error
  const { issues } = error.body as { issues?: { path: string }[] } // ours
  const path = issues?.[0]?.path
  if (path === undefined) throw error
  return path
}

/** A wanted shift as any new one is checked: without its person where that is what is wrong with it. */
const checked = (wanted: Wanted, known: Known): RolledOut => {
  const { providerId, hospitalId, startsAt, endsAt, shiftTypeId, specialtyId, note } = wanted
  const shift = { providerId, hospitalId, startsAt, endsAt, shiftTypeId, specialtyId, note }
  try {
    return { wanted, row: newShift(shift, undefined, known) }
  } catch (error) {
    const field = fieldOf(error)
    const reason = FIELDS[field]
    if (reason) return { wanted, skipping: { reason } }
    if (field !== 'providerId' || providerId === null) throw error
    const open = checked({ ...wanted, providerId: null, providerName: null }, known)
    if (!isMade(open)) return { ...open, wanted }
    const { lastDay = null } = known.people.get(providerId) ?? {}
    return { wanted, row: open.row, opening: { reason: 'left', lastDay } }
  }
}

/** The last day of each person's last contract, of those whose contracts all end. */
const endsOfContracts = async (trx: Db, accountId: number, ids: readonly string[]) => {
  const { rows } = await sql<{ providerId: string; lastDay: string }>`
    select provider_id as "providerId", max(valid_to) as "lastDay" from contract
    where account_id = ${accountId} and provider_id = any(${ids}::text[])
    group by provider_id having bool_and(valid_to is not null)`.execute(trx)
  return new Map(rows.map(({ providerId, lastDay }) => [providerId, lastDay]))
}

type Slot = Pick<
  NamedShift,
  'providerId' | 'hospitalId' | 'shiftTypeId' | 'startsAt' | 'endsAt' | 'specialtyId' | 'shiftType'
>
/** By what a shift is known as the very one: what is open also by what it asks for. */
const keyOf = ({ providerId, hospitalId, shiftTypeId, shiftType, startsAt, endsAt, specialtyId = null }: Slot) =>
  JSON.stringify([
    providerId,
    hospitalId,
    shiftTypeId ?? shiftType,
    startsAt,
    endsAt,
    providerId === null ? specialtyId : null,
  ])

/** How many of each very shift stand on the dates, and at the facilities, of what is wanted. */
const standingThere = async (trx: Db, accountId: number, rows: readonly NamedShift[]) => {
  const dates = rows.map(({ scheduledDate }) => scheduledDate).toSorted()
  const places = [...new Set(rows.map(({ hospitalId }) => hospitalId))]
  const found = await sql<{ slots: Slot[] }>`
    select coalesce(json_agg(row), '[]') as slots from (
      select provider_id as "providerId", hospital_id as "hospitalId", coalesce(shift_type_id, shift_type) as "shiftTypeId",
        replace(left(starts_at::text, 16), ' ', 'T') as "startsAt", replace(left(ends_at::text, 16), ' ', 'T') as "endsAt",
        specialty_id as "specialtyId"
      from assignment
      where account_id = ${accountId} and status = 'confirmed' and hospital_id = any(${places}::text[])
        and scheduled_date between ${dates[0]}::date and ${dates.at(-1)}::date) as row`.execute(trx)
  const count = new Map<string, number>()
  for (const slot of found.rows[0]?.slots ?? []) count.set(keyOf(slot), (count.get(keyOf(slot)) ?? 0) + 1)
  return {
    /** Whether one more of it is there, which then stands for this one. */
    take: (row: NamedShift): boolean => {
      const key = keyOf(row)
      const left = count.get(key) ?? 0
      if (left > 0) count.set(key, left - 1)
      return left > 0
    },
  }
}

/** What is made and somebody's, with its place in the list. */
const staffedIn = (list: readonly RolledOut[]) =>
  list.flatMap((one, at) => (isMade(one) && isStaffed(one.row) ? [{ ...one.row, at }] : []))

/** Around what stands: leave opens a shift, and another shift of its person skips it, be it one of the same list. */
const aroundOthers = async (trx: Db, { accountId, scope }: Author, list: readonly RolledOut[]) => {
  const after = [...list]
  const become = (at: number, to: (one: Made) => RolledOut) => {
    const one = after[at]
    if (one && isMade(one)) after[at] = to(one)
  }
  const met = (shift: Parameters<typeof metShift>[0]): Skipping => ({
    reason: 'overlap',
    shift: shiftWithin(scope, metShift(shift)),
  })
  for (const [{ at }, { leave, shifts }] of await inTheWay(trx, accountId, staffedIn(list), new Set())) {
    const [absence] = leave
    const [other] = shifts
    if (absence) {
      const { startDate, endDate } = absence
      become(at, (one) => opened(one, { reason: 'leave', startDate, endDate }))
    } else if (other) become(at, (one) => skipped(one, met(other)))
  }
  const left = new Set<StaffedShift>()
  for (const [other, shift] of conflicts(staffedIn(after), ({ providerId }) => providerId)) {
    if (left.has(other)) continue
    left.add(shift)
    become(shift.at, (one) => skipped(one, met(other)))
  }
  return after
}

/**
 * What is to become of each wanted shift before any rule is asked: as any new one is checked, without a person who has left, has
 * no contract any more or is on leave, and not where it stands already or its person works elsewhere. The people's rows have
 * been taken.
 */
export const rollOutRows = async (
  trx: Db,
  author: Author,
  all: readonly Wanted[],
  known: Known,
): Promise<RolledOut[]> => {
  const list = all.map((one) => checked(one, known))
  const rows = list.filter(isMade).map(({ row }) => row)
  if (rows.length === 0) return list
  const there = await standingThere(trx, author.accountId, rows)
  const people: ReadonlyMap<string, Person> = known.people
  const ends = await endsOfContracts(trx, author.accountId, [...people.keys()])
  const takeFrom = (some: readonly RolledOut[], isOpen: boolean) =>
    some.map((one) =>
      isMade(one) && (one.row.providerId === null) === isOpen && there.take(one.row)
        ? skipped(one, { reason: 'there' })
        : one,
    )
  const contracted = takeFrom(list, false).map((one) => {
    const lastDay = isMade(one) && one.row.providerId !== null ? ends.get(one.row.providerId) : undefined
    return isMade(one) && lastDay !== undefined && one.row.scheduledDate > lastDay
      ? opened(one, { reason: 'contract', lastDay })
      : one
  })
  // What has become open by now may stand there open already.
  return takeFrom(await aroundOthers(trx, author, contracted), true)
}
