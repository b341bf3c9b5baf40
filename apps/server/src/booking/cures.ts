import type { Cure } from '@onward/contract'
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
import { judgedOf } from './situation.ts'

/** Of so many verdicts cures are looked for; whoever has more mends those first. */
const MOST_CURED = 10

type Moved = Judgement['moved']

/** The usual shifts of the account's types, on the day of each shift of a booking, in its place. */
const replacementsFor = async (trx: Db, accountId: number, moved: Moved) => {
  const types = await trx
    .selectFrom('shiftType')
    .where('accountId', '=', accountId)
    .where('isActive', '=', true)
    .where('days', 'is not', null)
    .select(['shiftTypeId', 'partOfDay', 'startsAt', 'endsAt', 'days'])
    .orderBy('shiftTypeId')
    .execute()
  return [...moved].flatMap(([shiftId, { shift }]) =>
    types.flatMap(({ shiftTypeId, partOfDay, startsAt, endsAt, days }): JudgedShift[] => {
      const date = dateOfWall(shift.startsAt)
      const walls = { startsAt: `${date}T${startsAt}`, endsAt: `${addDays(date, days ?? 0)}T${endsAt}` }
      if (walls.startsAt === shift.startsAt && walls.endsAt === shift.endsAt) return []
      try {
        const { start, end } = resolveShift({ ...walls, timeZone: shift.timeZone })
        const asked = { ...shift, ...walls, start, end, shiftTypeId, shiftType: partOfDay }
        return [{ ...judgedOf(asked), shiftId }]
      } catch (error) {
        if (error instanceof ShiftError) return []
        throw error
      }
    }),
  )
}

const MINUTE = 60_000
const day = (date: number | null) => (date === null ? null : dateOfDay(date))

/** A cure in the words of a proposal: what to write into which of its changes. */
const told = (change: Change, moved: Moved): Omit<Cure, 'size' | 'causes'> | undefined => {
  const none = { startsAt: null, endsAt: null, shiftTypeId: null, credential: null }
  if (change.change === 'credential') {
    const first = [...moved.values()].find(({ shift }) => shift.providerId === change.providerId)
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
  if (change.change === 'startLater')
    return { ...none, change: 'startLater', at, startsAt: wallAt(start + change.minutes) }
  if (change.change === 'endEarlier') return { ...none, change: 'endEarlier', at, endsAt: wallAt(end - change.minutes) }
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
  for (const verdict of verdicts.slice(0, MOST_CURED)) {
    const shiftIds = verdict.shiftIds.filter((id) => moved.has(id))
    const options: CureOptions = {
      shiftIds,
      candidates: candidates.filter(({ shiftId }) => shiftIds.includes(shiftId)),
    }
    cures.set(
      verdict,
      curesOf(situation, rules, verdict, options).flatMap(({ change, size, causes }) => {
        const said = told(change, moved)
        return said ? [{ ...said, size, causes: causes.length }] : []
      }),
    )
  }
  return cures
}
