import { shiftFacts, type Finding, type Kind, type ShiftFacts } from '../kind.ts'
import { endDay, startDay } from '../situation.ts'
import { both } from '../windows.ts'
import { theShift } from '../words.ts'

/** Somebody who has home facilities works at one of them. Whoever has none works anywhere. */
export type HomeFacilityParameters = Record<never, never>
export type HomeFacilityFacts = { shift: ShiftFacts; hospitalIds: readonly string[] }

export const homeFacility: Kind<HomeFacilityParameters, HomeFacilityFacts> = {
  find: ({ person: { hospitalIds }, shifts }) => {
    const found: Finding<HomeFacilityFacts>[] = []
    for (const shift of hospitalIds.length > 0 ? shifts : []) {
      if (hospitalIds.includes(shift.hospitalId)) continue
      const facts = { shift: shiftFacts(shift), hospitalIds }
      found.push({ shifts: [shift], from: startDay(shift), to: endDay(shift), amount: 1, unit: 'shifts', facts })
    }
    return found
  },
  reach: () => both(0),
  words: ({ shift, hospitalIds }, _, names) =>
    `${names.provider(shift.providerId)} works at ${hospitalIds.map(names.facility).join(', ')}, and ` +
    `${theShift(shift, names)} is elsewhere.`,
}
