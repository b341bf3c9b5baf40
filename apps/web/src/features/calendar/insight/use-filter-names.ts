import {
  TYPED_REPORTS,
  facilities as facilityCalls,
  shiftTypes as shiftTypeCalls,
  specialties as specialtyCalls,
} from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { apiOf, ask } from '#web/lib/api.ts'
import { shiftTypeChoices } from '#web/lib/choices/account-choices.ts'
import { useChosenPeople } from './use-chosen-people.ts'
import type { InsightAddress } from './use-insight-address.ts'

const { listFacilities } = apiOf(facilityCalls)
const { listShiftTypes } = apiOf(shiftTypeCalls)
const { listSpecialties } = apiOf(specialtyCalls)
const MOST = 500

/** What an address has chosen with its names, and all specialties; until names are known, ids stand in for them. */
export const useFilterNames = ({ tab, facilities, specialty, types, people }: InsightAddress) => {
  const places = useQuery(ask(listFacilities, { perPage: MOST, status: 'all' }))
  const trained = useQuery(ask(listSpecialties, { perPage: MOST, status: 'all' }))
  const typed = useQuery({
    ...ask(listShiftTypes, { perPage: MOST, status: 'all' }),
    enabled: TYPED_REPORTS.includes(tab) && types.length > 0,
  })
  const placeNames = new Map(places.data?.facilities.map((one) => [one.hospitalId, one.facilityName]))
  const typeNames =
    typed.data && new Map(shiftTypeChoices.listed(typed.data).map(({ value, label }) => [value, label] as const))
  const chosen = useChosenPeople(people)
  const specialties = (trained.data?.specialties ?? []).map((one) => ({
    value: one.specialtyId,
    label: one.specialtyName,
  }))
  const isUnknown =
    specialty !== '' && trained.data !== undefined && !specialties.some(({ value }) => value === specialty)
  return {
    /** Facilities that are not the reader's to see, or are none: of them nothing is counted. */
    unseen: facilities.filter((id) => places.data !== undefined && !placeNames.has(id)),
    /** The specialty, where there is none of that name. */
    unknown: isUnknown ? specialty : undefined,
    facilities: facilities.map((value) => ({ value, label: placeNames.get(value) ?? value })),
    specialties,
    types: types.map((value) => ({ value, label: typeNames?.get(value) ?? value })),
    unknownTypes: typeNames === undefined ? [] : types.filter((id) => !typeNames.has(id)),
    people: chosen.people,
    unknownPeople: chosen.unknown,
  }
}
