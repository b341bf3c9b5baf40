import type { BoardPerson } from '@onward/contract'
import { folded } from '#web/lib/formats/folded.ts'
import type { BoardShift } from '../roster.ts'

/** What the shifts ask for, or where they ask for nothing, what those are trained for whose they are. */
const specialtiesOf = (shifts: readonly BoardShift[], byId: ReadonlyMap<string, BoardPerson>): ReadonlySet<string> =>
  new Set(
    shifts.flatMap(({ specialtyId, providerId }) =>
      specialtyId === null ? (byId.get(providerId ?? '')?.specialtyIds ?? []) : specialtyId,
    ),
  )

/** Who is shown and may be given the shifts, by name: those who are trained alike come first. */
export const takersAmong = (
  people: readonly BoardPerson[],
  shifts: readonly BoardShift[],
  byId: ReadonlyMap<string, BoardPerson>,
  typed: string,
): { person: BoardPerson; isAlike: boolean }[] => {
  const wanted = folded(typed.trim())
  const asked = specialtiesOf(shifts, byId)
  const isTheirs = (id: string) => shifts.every(({ providerId }) => providerId === id)
  const all = people
    .filter(
      ({ isActive, providerId, providerName }) =>
        isActive && !isTheirs(providerId) && folded(providerName).includes(wanted),
    )
    .map((person) => ({ person, isAlike: person.specialtyIds.some((id) => asked.has(id)) }))
  return all.toSorted((one, other) => Number(other.isAlike) - Number(one.isAlike))
}
