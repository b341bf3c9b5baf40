import type { Assignment, Cure } from '@onward/contract'
import { addDays, dateOfDay, dateOfWall } from '@onward/scheduling'
import {
  curesOf,
  type Change,
  type CureOptions,
  type JudgedShift,
  type Rule,
  type Verdict,
} from '@onward/scheduling/judge'
import { instantOf, resolveShift, ShiftError, wallOf } from '@onward/scheduling/zoned'
import type { Db } from '#server/db.ts'
import type { Judgement } from './judge-booking.ts'
import { judgedOf, type StoredRow } from './judged-people.ts'

/** Of so many verdicts cures are looked for; whoever has more mends those first. */
const MOST_CURED = 10
/** So many are told of each. */
const MOST_OFFERED = 6
/** So many shifts are judged to find them, each as often as it is: about two fifths of a second. */
const MOST_JUDGED = 60_000

/** What has to be known of a shift that cures change. */
export type Curable = Omit<StoredRow, 'providerId'> & Pick<Assignment, 'providerId'>
type Moved = ReadonlyMap<string, { at: number; shift: Curable }>

/** The usual shifts of the account's types, on the day of each shift of a booking, in its place. */
export const replacementsFor = async (trx: Db, accountId: number, moved: Moved) => {
  const types = await trx
    .selectFrom('shiftType')
    .where('accountId', '=', accountId)
    .where('isActive', '=', true)
    .where('days', 'is not', null)
    .select(['shiftTypeId', 'partOfDay', 'startsAt', 'endsAt', 'days'])
    .orderBy('shiftTypeId')
    .execute()
  return [...moved].flatMap(([shiftId, { shift }]) => {
    const { providerId } = shift
    if (providerId === null) return []
    return types.flatMap(({ shiftTypeId, partOfDay, startsAt, endsAt, days }): JudgedShift[] => {
      const date = dateOfWall(shift.startsAt)
      const walls = { startsAt: `${date}T${startsAt}`, endsAt: `${addDays(date, days ?? 0)}T${endsAt}` }
      if (walls.startsAt === shift.startsAt && walls.endsAt === shift.endsAt) return []
      try {
        const { start, end } = resolveShift({ ...walls, timeZone: shift.timeZone })
        const asked = { ...shift, providerId, ...walls, start, end, shiftTypeId, shiftType: partOfDay }
        return [{ ...judgedOf(asked), shiftId }]
      } catch (error) {
        if (error instanceof ShiftError) return []
        throw error
      }
    })
  })
}

const MINUTE = 60_000
const day = (date: number | null) => (date === null ? null : dateOfDay(date))

/** Whether these wall times mean those moments: of an hour that the clock shows twice only the first can be meant. */
const meansBy = (
  { startsAt, endsAt, timeZone }: Curable,
  walls: { startsAt?: string; endsAt?: string },
  moments: { start: number; end: number },
): boolean => {
  try {
    const { start, end } = resolveShift({ startsAt, endsAt, ...walls, timeZone })
    return Date.parse(start) / MINUTE === moments.start && Date.parse(end) / MINUTE === moments.end
  } catch (error) {
    if (error instanceof ShiftError) return false
    throw error
  }
}

/** A cure in the words of a proposal: what to write into which of its changes. */
export const toldCure = (
  change: Change,
  verdict: Pick<Verdict, 'shiftIds'>,
  moved: Moved,
): Omit<Cure, 'size' | 'causes'> | undefined => {
  const none = { startsAt: null, endsAt: null, shiftTypeId: null, credential: null }
  if (change.change === 'credential') {
    const [first] = verdict.shiftIds.flatMap((id) => moved.get(id) ?? [])
    if (!first) return undefined
    const { credentialTypeId, hospitalId, from, to } = change.credential
    const credential = { credentialTypeId, hospitalId, validFrom: day(from), validTo: day(to) }
    return { ...none, change: 'credential', at: first.at, credential }
  }
  const one = moved.get(change.shiftId)
  if (!one) return undefined
  const { at, shift } = one
  const wallAt = (minutes: number) => wallOf(instantOf(minutes * MINUTE), shift.timeZone)
  const [start, end] = [Date.parse(shift.start) / MINUTE, Date.parse(shift.end) / MINUTE]
  if (change.change === 'startLater') {
    const startsAt = wallAt(start + change.minutes)
    return meansBy(shift, { startsAt }, { start: start + change.minutes, end })
      ? { ...none, change: 'startLater', at, startsAt }
      : undefined
  }
  if (change.change === 'endEarlier') {
    const endsAt = wallAt(end - change.minutes)
    return meansBy(shift, { endsAt }, { start, end: end - change.minutes })
      ? { ...none, change: 'endEarlier', at, endsAt }
      : undefined
  }
  if (change.change === 'drop') return { ...none, change: 'drop', at }
  const { shiftTypeId } = change.shift
  const walls = { startsAt: wallAt(change.shift.start), endsAt: wallAt(change.shift.end) }
  return { ...none, change: 'replace', at, shiftTypeId, ...walls }
}

/** What would clear each verdict of a booking, by changes of its own shifts alone; nothing is looked for past the first ten. */
export const curesFor = async (
  trx: Db,
  accountId: number,
  rules: readonly Rule[],
  { verdicts, situation, moved }: Judgement,
): Promise<Map<Verdict, Cure[]>> => {
  const candidates = await replacementsFor(trx, accountId, moved)
  const cures = new Map<Verdict, Cure[]>()
  const budget = { left: MOST_JUDGED }
  for (const verdict of verdicts.slice(0, MOST_CURED)) {
    if (budget.left <= 0) break
    const shiftIds = verdict.shiftIds.filter((id) => moved.has(id))
    const options: CureOptions = {
      budget,
      most: MOST_OFFERED,
      shiftIds,
      candidates: candidates.filter(({ shiftId }) => shiftIds.includes(shiftId)),
    }
    const found = curesOf(situation, rules, verdict, options).flatMap(({ change, size, causes }) => {
      const said = toldCure(change, verdict, moved)
      return said ? [{ ...said, size, causes: causes.length }] : []
    })
    // Of what was not looked through nobody says that nothing helps.
    if (found.length > 0 || budget.left > 0) cures.set(verdict, found)
  }
  return cures
}
