import { wrongField, type Assignment, type ShiftType } from '@onward/contract'
import { isUsual, type UsualTimes } from '@onward/scheduling'
import type { Db } from '#server/db.ts'
import type { NewShift, ShiftChange, Some } from './changes.ts'
import { unknownId } from './refusals.ts'

/** A shift type as a booking needs it. */
type Kind = UsualTimes & { partOfDay: ShiftType; isActive: boolean }
/** What shifts may be called and ask for, by id. One that is taken away meanwhile, the store refuses. */
export type Kinds = { types: ReadonlyMap<string, Kind>; specialties: ReadonlyMap<string, { isActive: boolean }> }

const asked = (change: ShiftChange) => {
  if (change.kind === 'cancel') return []
  const { specialtyId } = change.kind === 'create' ? change.row : change.to
  return specialtyId ? [specialtyId] : []
}

/** The account's shift types, and those of its specialties that the changes name. */
export const kindsFor = async (trx: Db, accountId: number, changes: readonly ShiftChange[]): Promise<Kinds> => {
  const types = await trx
    .selectFrom('shiftType')
    .where('accountId', '=', accountId)
    .select(['shiftTypeId', 'startsAt', 'endsAt', 'days', 'partOfDay', 'isActive'])
    .orderBy('createdAt')
    .orderBy('shiftTypeId')
    .execute()
  const ids = changes.flatMap(asked)
  const specialties =
    ids.length === 0
      ? []
      : await trx
          .selectFrom('specialty')
          .where('accountId', '=', accountId)
          .where('specialtyId', 'in', ids)
          .select(['specialtyId', 'isActive'])
          .execute()
  return {
    types: new Map(types.map(({ shiftTypeId, ...kind }) => [shiftTypeId, kind])),
    specialties: new Map(specialties.map(({ specialtyId, ...kind }) => [specialtyId, kind])),
  }
}

type Walls = { startsAt: string; endsAt: string }
/** Whether a shift with these times is still of the type that it had: it did not move, is when such usually are, or may be at any time. */
const isStill = ({ startsAt, endsAt, shiftTypeId }: Assignment, had: Kind, walls: Walls) =>
  (startsAt === walls.startsAt && endsAt === walls.endsAt) ||
  isUsual(had, walls.startsAt, walls.endsAt) ||
  (had.days === null && shiftTypeId !== CUSTOM.shiftTypeId)

/** The type that a word means: its own, or while that is put away the first other that goes by it. The words stay valid. */
const idFor = (word: ShiftType, types: Kinds['types']) => {
  if (types.get(word)?.isActive) return word
  for (const [id, { isActive, partOfDay }] of types) if (isActive && partOfDay === word) return id
  return word
}

/** The type of what is nothing else. */
const CUSTOM = { shiftTypeId: 'custom', shiftType: 'custom' } as const

/**
 * The type of a shift: the one that is named, by its id or by the word that goes with it, or else the one that is at these
 * times. Where the word or the times are those of the type that it had, it keeps that.
 * @throws ApiError that names the field
 */
export const typeOf = (
  to: Pick<Some<NewShift>, 'shiftType' | 'shiftTypeId'>,
  walls: Walls,
  before: Assignment | undefined,
  { types }: Kinds,
): { shiftTypeId: string; shiftType: ShiftType } => {
  const { shiftType: word, shiftTypeId } = to
  const had = before && types.get(before.shiftTypeId)
  if (shiftTypeId !== undefined) {
    const named = types.get(shiftTypeId)
    if (!named || (!named.isActive && shiftTypeId !== before?.shiftTypeId))
      throw unknownId('shiftTypeId', 'a shift type')
    if (word !== undefined && word !== named.partOfDay)
      throw wrongField('shiftType', `must be ${named.partOfDay}, as its shift type says`)
    return { shiftTypeId, shiftType: named.partOfDay }
  }
  if (before && had && (word === undefined ? isStill(before, had, walls) : word === before.shiftType))
    return { shiftTypeId: before.shiftTypeId, shiftType: before.shiftType }
  if (word !== undefined) return { shiftTypeId: idFor(word, types), shiftType: word }
  for (const [id, kind] of types)
    if (kind.isActive && isUsual(kind, walls.startsAt, walls.endsAt))
      return { shiftTypeId: id, shiftType: kind.partOfDay }
  return CUSTOM
}

/**
 * What a shift asks of whoever works it; null for nothing.
 * @throws ApiError that names the field
 */
export const specialtyOf = (
  specialtyId: string | null | undefined,
  before: Assignment | undefined,
  { specialties }: Kinds,
): string | null => {
  if (specialtyId === undefined) return before?.specialtyId ?? null
  if (specialtyId === null || specialtyId === before?.specialtyId) return specialtyId
  if (!specialties.get(specialtyId)?.isActive) throw unknownId('specialtyId', 'a specialty')
  return specialtyId
}
