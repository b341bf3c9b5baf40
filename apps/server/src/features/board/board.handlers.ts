import {
  MOST_BOARD_DAYS,
  wrongField,
  type board,
  type Board,
  type BoardPerson,
  type BoardShifts,
  type Handlers,
} from '@onward/contract'
import { daysBetween } from '@onward/scheduling'
import { isWithin } from '#server/booking/scope.ts'
import { ownId, scopeOf, signedIn, type Context } from '#server/context.ts'
import {
  closedOf,
  contractsOf,
  facilitiesOf,
  holidaysOf,
  leaveOf,
  peopleOf,
  removedOf,
  shiftsOf,
  shiftTypesOf,
  specialtiesOf,
  type ShiftRow,
} from './board.queries.ts'
import { lettersOf } from './letters.ts'

export const boardHandlers: Handlers<typeof board, Context> = {
  readBoard: async (asked, context): Promise<Board> => {
    const { db } = context
    const { from, to, hospitalId, specialtyId, q } = asked
    if (to < from) throw wrongField('to', 'must not be before from')
    if (daysBetween(from, to) >= MOST_BOARD_DAYS)
      throw wrongField('to', `must be within ${MOST_BOARD_DAYS} days from the first one`)
    const user = signedIn(context)
    const { accountId } = user
    const wish = { accountId, from, to, hospitalId, specialtyId, q, scope: scopeOf(user), ownId: ownId(user) }
    // Who asks for a facility that is not theirs asks for nobody.
    const isTheirs = hospitalId === undefined || isWithin(wish.scope, hospitalId)
    const people = isTheirs ? await peopleOf(db, wish) : []
    const ids = people.map(({ providerId }) => providerId)
    const placeOf = new Map(ids.map((id, at) => [id, at]))
    const shifts = isTheirs ? await shiftsOf(db, wish, ids) : []
    const removed = await removedOf(db, wish, ids)
    const named = new Set([...shifts, ...removed].map((shift) => shift.hospitalId))
    const facilities = await facilitiesOf(db, wish, [...named])
    const facilityAt = new Map(facilities.map((one, at) => [one.hospitalId, at]))
    const contracts = Map.groupBy(await contractsOf(db, wish, ids), ({ providerId }) => providerId)
    const types = await shiftTypesOf(db, accountId)
    const letters = lettersOf(types)
    return {
      people: people.map((person) => ({
        ...person,
        contracts: (contracts.get(person.providerId) ?? []).map(agreed),
      })),
      shifts: inColumns(shifts, placeOf, facilityAt),
      removed: removed.map(({ providerId, hospitalId: at, ...shift }) => ({
        person: placeOf.get(providerId) ?? 0,
        facility: facilityAt.get(at) ?? 0,
        ...shift,
      })),
      leave: (await leaveOf(db, wish, ids)).map(({ providerId, ...leave }) => ({
        person: placeOf.get(providerId) ?? 0,
        ...leave,
      })),
      facilities,
      shiftTypes: types.map((type, at) => ({ ...type, letters: letters[at] ?? '' })),
      specialties: await specialtiesOf(db, accountId),
      holidays: await holidaysOf(db, wish),
      closed: await closedOf(db, wish),
    }
  },
}

type Agreed = Awaited<ReturnType<typeof contractsOf>>[number]
const agreed = (contract: Agreed): BoardPerson['contracts'][number] => {
  const { providerId: _, ...rest } = contract
  return rest
}

/** A word is written once for all shifts, and a column is packed better than rows of all sorts. */
const inColumns = (
  shifts: readonly ShiftRow[],
  people: ReadonlyMap<string, number>,
  facilities: ReadonlyMap<string, number>,
): BoardShifts => ({
  assignmentId: shifts.map(({ assignmentId }) => assignmentId),
  person: shifts.map(({ providerId }) => (providerId === null ? null : (people.get(providerId) ?? null))),
  facility: shifts.map(({ hospitalId }) => facilities.get(hospitalId) ?? 0),
  startsAt: shifts.map(({ startsAt }) => startsAt),
  endsAt: shifts.map(({ endsAt }) => endsAt),
  elapsedMinutes: shifts.map(({ elapsedMinutes }) => elapsedMinutes),
  shiftTypeId: shifts.map(({ shiftTypeId }) => shiftTypeId),
  specialtyId: shifts.map(({ specialtyId }) => specialtyId),
  version: shifts.map(({ version }) => version),
  flags: shifts.map(({ flags }) => flags),
})
