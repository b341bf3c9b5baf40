import { isOfPeople, isOfType, type Asked } from './asked.ts'
import { groundOf } from './covered.ts'
import type { Counting, Placed } from './placed.ts'
import type { Range } from './insight.queries.ts'
import { peopleIn, type Person, type Worked } from './worked.ts'

/** What a shift counts for as a specialty: what it asks for, or else the first thing that its person is trained for. */
export const specialtyOf = (
  shift: Pick<Placed, 'specialtyId' | 'providerId'>,
  people: ReadonlyMap<string, Pick<Person, 'specialtyIds'>>,
) => shift.specialtyId ?? people.get(shift.providerId)?.specialtyIds[0] ?? null

/** What hours and cost count of some shifts, with what is known of their people and places. */
export const countedOf = async <Figures, Shift extends Placed>(
  asked: Asked,
  range: Range,
  all: readonly Counting<Figures, Shift>[],
) => {
  const people = new Map(
    (
      await peopleIn(
        asked,
        range,
        all.map(({ shift }) => shift),
      )
    ).map((one) => [one.providerId, one]),
  )
  const { specialtyId, shiftTypeIds, providerIds } = asked
  const isOfAll = specialtyId === undefined && !shiftTypeIds && !providerIds
  const of = isOfAll
    ? all
    : all.filter(
        ({ shift }) =>
          isOfType(asked, shift) &&
          isOfPeople(asked, shift) &&
          (specialtyId === undefined || specialtyOf(shift, people) === specialtyId),
      )
  return { of, people, ground: await groundOf(asked, range) }
}

/** A shift as a list has it, with how much of the number it is. */
export const countedShift = ({ assignmentId, start }: Worked, amount: number) => ({
  assignmentId,
  state: null,
  amount,
  start,
})
type Started = Pick<ReturnType<typeof countedShift>, 'start' | 'assignmentId'>
/** The order of lists: by the start, and of those that start together the one made first. */
export const byStart = (one: Started, other: Started) =>
  one.start - other.start || one.assignmentId - other.assignmentId
