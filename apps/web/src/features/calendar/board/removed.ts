import type { Board, BoardRemoved } from '@onward/contract'
import type { State } from './filtered.ts'

/** What somebody has been told of and works no more, at which facility. */
export type Removed = BoardRemoved & { hospitalId: string }
/** The same by whose it was. */
export type RemovedBy = ReadonlyMap<string, readonly Removed[]>

export const NO_REMOVED: RemovedBy = new Map()

/** What was removed without people knowing, as far as the filters of types and states leave it. */
export const removedIn = ({ removed, people, facilities }: Board, type: string, state: State | ''): RemovedBy => {
  if (state !== '' && state !== 'removed') return NO_REMOVED
  const shown = removed
    .filter(({ shiftTypeId }) => type === '' || shiftTypeId === type)
    .map((one): Removed => ({ ...one, hospitalId: facilities[one.facility]?.hospitalId ?? '' }))
  return Map.groupBy(shown, ({ person }) => people[person]?.providerId ?? '')
}
