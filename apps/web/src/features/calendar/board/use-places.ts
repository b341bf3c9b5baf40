import type { BoardPerson } from '@onward/contract'
import { useState } from 'react'
import { homeOf, placesOf } from './home-facility.ts'
import type { FacilityOf, Target } from './proposing.ts'
import type { BoardView } from './use-board.ts'

/** A place that has to be chosen before somebody is scheduled there. */
export type Asking = { hospitalIds: readonly string[]; choose: (hospitalId: string) => void }

const NOBODY: BoardPerson = {
  providerId: '',
  providerName: '',
  specialtyIds: [],
  hospitalIds: [],
  contracts: [],
  lastDay: null,
  isActive: false,
}

/** Where somebody is put of whom no place is said; asked for once for all of them where it cannot be told. */
export const usePlaces = ({ roster, address }: Pick<BoardView, 'roster' | 'address'>) => {
  const [last, setLast] = useState<string>()
  const [asking, setAsking] = useState<Asking>()
  const facilities = [...roster.facilities.values()].flatMap((one) => (one.isActive ? [one.hospitalId] : []))
  const withPlaces = (all: readonly Target[], build: (facilityOf: FacilityOf) => void) => {
    const known = { filter: address.facility, facilities }
    const inNeed = [
      ...new Set(
        all.filter((one) => one.shifts.length === 0 && !one.isTaken).flatMap(({ providerId }) => providerId ?? []),
      ),
    ].flatMap((id) => roster.byId.get(id) ?? [])
    const homeWith = (person: BoardPerson, chosen: string | undefined) => homeOf(person, { ...known, last: chosen })
    if (inNeed.every((person) => homeWith(person, last) !== undefined))
      return build((id) => homeWith(roster.byId.get(id) ?? NOBODY, last))
    const open = inNeed.filter((person) => homeWith(person, undefined) === undefined)
    const hospitalIds = facilities.filter((id) => open.some((person) => placesOf(person, facilities).includes(id)))
    setAsking({
      hospitalIds,
      choose: (hospitalId) => {
        setAsking(undefined)
        setLast(hospitalId)
        build((id) => homeWith(roster.byId.get(id) ?? NOBODY, hospitalId))
      },
    })
  }
  return { asking, endAsking: () => setAsking(undefined), withPlaces }
}
