import type { Board, BoardRemoved } from '@onward/contract'
import type { State } from './filtered.ts'
import type { Roster } from './roster.ts'
import { keyOfGroup } from './rows.ts'

/** What somebody has been told of and works no more, at which facility. */
export type Removed = BoardRemoved & { hospitalId: string; providerId: string }
/** The same by whose it was. */
export type RemovedBy = ReadonlyMap<string, readonly Removed[]>

export const NO_REMOVED: RemovedBy = new Map()

/** What was removed without people knowing, as far as the filters of types and states leave it. */
export const removedIn = ({ removed, people, facilities }: Board, type: string, state: State | ''): RemovedBy => {
  if (state !== '' && state !== 'removed') return NO_REMOVED
  const shown = removed
    .filter(({ shiftTypeId }) => type === '' || shiftTypeId === type)
    .map((one): Removed => ({
      ...one,
      hospitalId: facilities[one.facility]?.hospitalId ?? '',
      providerId: people[one.person]?.providerId ?? '',
    }))
  return Map.groupBy(shown, ({ providerId }) => providerId)
}

/** The same by the row of the facility that it was at, for rows that are facilities; of people of one specialty, or of each. */
export const removedByPlace = (removed: RemovedBy, { byId }: Pick<Roster, 'byId'>, specialty: string): RemovedBy =>
  Map.groupBy(
    [...removed.values()]
      .flat()
      .filter(({ providerId }) => specialty === '' || byId.get(providerId)?.specialtyIds.includes(specialty)),
    ({ hospitalId }) => keyOfGroup({ of: 'facility', id: hospitalId }),
  )
