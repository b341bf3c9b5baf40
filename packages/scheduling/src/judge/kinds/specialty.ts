import { shiftFacts, type Finding, type Kind, type ShiftFacts } from '../kind.ts'
import { endDay, startDay } from '../situation.ts'
import { both } from '../windows.ts'
import { theShift } from '../words.ts'

/** A shift that asks for a specialty is worked by somebody who has it. */
export type SpecialtyParameters = Record<never, never>
export type SpecialtyFacts = { shift: ShiftFacts; specialtyId: string }

export const specialty: Kind<SpecialtyParameters, SpecialtyFacts> = {
  find: ({ person, shifts }) => {
    const found: Finding<SpecialtyFacts>[] = []
    for (const shift of shifts) {
      const { specialtyId } = shift
      if (specialtyId === null || person.specialtyIds.includes(specialtyId)) continue
      const facts = { shift: shiftFacts(shift), specialtyId }
      found.push({ shifts: [shift], from: startDay(shift), to: endDay(shift), amount: 1, unit: 'shifts', facts })
    }
    return found
  },
  reach: () => both(0),
  words: ({ shift, specialtyId }, _, names) =>
    `${names.provider(shift.providerId)} is not trained in ${names.specialty(specialtyId)}, which ${theShift(shift, names)} asks for.`,
}
