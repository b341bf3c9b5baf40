import type { BoardPerson } from '@onward/contract'

type Known = {
  /** That of the filter; empty where none is chosen. */
  filter: string
  /** Where somebody was last scheduled from here. */
  last: string | undefined
  /** Those in use. */
  facilities: readonly string[]
}

/** Where somebody may work. */
export const placesOf = ({ hospitalIds }: Pick<BoardPerson, 'hospitalIds'>, facilities: readonly string[]) =>
  hospitalIds.length === 0 ? facilities : facilities.filter((id) => hospitalIds.includes(id))

/** Where somebody is put who is scheduled without a place being said; undefined where that has to be asked. */
export const homeOf = (person: BoardPerson, { filter, last, facilities }: Known): string | undefined => {
  if (filter !== '') return filter
  const places = placesOf(person, facilities)
  if (places.length === 1) return places[0]
  return last !== undefined && places.includes(last) ? last : undefined
}
