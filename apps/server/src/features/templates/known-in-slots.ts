import { wrongField, type Slot } from '@onward/contract'
import { clockMinutes, usualTimes, type UsualTimes } from '@onward/scheduling'
import { MAX_SHIFT_HOURS } from '@onward/scheduling/zoned'
import type { Author } from '#server/audit.ts'
import { takePeople } from '#server/booking/people.ts'
import { unknownId } from '#server/booking/refusals.ts'
import { isWithin } from '#server/booking/scope.ts'
import type { Db } from '#server/db.ts'

const idsOf = async (trx: Db, accountId: number, table: 'facility' | 'specialty', ids: readonly string[]) => {
  if (ids.length === 0) return new Set<string>()
  const rows =
    table === 'facility'
      ? await trx.selectFrom('facility').where('accountId', '=', accountId).where('hospitalId', 'in', ids).select('hospitalId as id').execute() // prettier-ignore
      : await trx.selectFrom('specialty').where('accountId', '=', accountId).where('specialtyId', 'in', ids).select('specialtyId as id').execute() // prettier-ignore
  return new Set(rows.map(({ id }) => id))
}

const typesOf = async (trx: Db, accountId: number) =>
  new Map<string, UsualTimes>(
    (
      await trx
        .selectFrom('shiftType')
        .where('accountId', '=', accountId)
        .select(['shiftTypeId', 'startsAt', 'endsAt', 'days'])
        .execute()
    ).map(({ shiftTypeId, ...times }) => [shiftTypeId, times]),
  )

/** @throws ApiError 400 that names the field */
const checkTimes = (times: UsualTimes, at: string) => {
  const { startsAt, endsAt, days } = times
  if (startsAt === null || endsAt === null || days === null)
    throw wrongField(`${at}.startsAt`, 'must be given with endsAt and days, or for a type with usual times left out')
  if (days === 0 && endsAt <= startsAt) throw wrongField(`${at}.endsAt`, 'must be after startsAt, or on a later day')
  // Any date will do: what is measured is the clock.
  const walls = usualTimes(times, '2001-01-01')
  if (walls && clockMinutes(walls.startsAt, walls.endsAt) > MAX_SHIFT_HOURS * 60)
    throw wrongField(`${at}.days`, `must not make it more than ${MAX_SHIFT_HOURS} hours`)
}

/**
 * Looks at slots as they are written: each is in one of the weeks, at a facility where the author plans, of a type, a specialty
 * and a person of the account. What is put away by now may stay.
 * @throws ApiError 400 and 404 that name the field
 */
export const checkSlots = async (
  trx: Db,
  { accountId, scope }: Author,
  { weeks, slots }: { weeks: number; slots: readonly Slot[] },
) => {
  const idsIn = (of: 'hospitalId' | 'specialtyId' | 'providerId') => [
    ...new Set(slots.flatMap((slot) => (slot[of] === null ? [] : slot[of]))),
  ]
  const places = await idsOf(trx, accountId, 'facility', idsIn('hospitalId'))
  const specialties = await idsOf(trx, accountId, 'specialty', idsIn('specialtyId'))
  const people = await takePeople(trx, accountId, idsIn('providerId'), scope)
  const types = await typesOf(trx, accountId)
  for (const [at, slot] of slots.entries()) {
    const path = `slots.${at}`
    if (slot.week > weeks) throw wrongField(`${path}.week`, `must be at most ${weeks}`)
    const { hospitalId } = slot
    if (!places.has(hospitalId) || !isWithin(scope, hospitalId)) throw unknownId(`${path}.hospitalId`, 'a facility')
    const usual = types.get(slot.shiftTypeId)
    if (!usual) throw unknownId(`${path}.shiftTypeId`, 'a shift type')
    if (slot.specialtyId !== null && !specialties.has(slot.specialtyId))
      throw unknownId(`${path}.specialtyId`, 'a specialty')
    if (slot.providerId !== null && !people.has(slot.providerId)) throw unknownId(`${path}.providerId`, 'a provider')
    const { startsAt, endsAt, days } = slot
    const isUsual = startsAt === null && endsAt === null && days === null && usual.days !== null
    if (!isUsual) checkTimes({ startsAt, endsAt, days }, path)
  }
}
