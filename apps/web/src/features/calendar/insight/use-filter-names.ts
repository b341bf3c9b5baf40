import {
  TYPED_REPORTS,
  facilities as facilityCalls,
  shiftTypes as shiftTypeCalls,
  specialties as specialtyCalls,
} from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { apiOf, ask } from '#web/lib/api.ts'
import { shiftTypeChoices } from '#web/lib/choices/account-choices.ts'
import { seesAll } from '#web/lib/session/session.ts'
import { useChosenPeople } from './use-chosen-people.ts'
import type { InsightAddress } from './use-insight-address.ts'

const { listFacilities } = apiOf(facilityCalls)
const { listShiftTypes } = apiOf(shiftTypeCalls)
const { listSpecialties } = apiOf(specialtyCalls)
const MOST = 500

/** What an address has chosen with its names, and all specialties; until names are known, ids stand in for them. */
export const useFilterNames = ({ tab, facilities, types, people }: InsightAddress) => {
  const places = useQuery(ask(listFacilities, { perPage: MOST, status: 'all' }))
  const trained = useQuery(ask(listSpecialties, { perPage: MOST, status: 'all' }))
  const typed = useQuery({
    ...ask(listShiftTypes, { perPage: MOST, status: 'all' }),
    enabled: TYPED_REPORTS.includes(tab) && types.length > 0,
  })
  const placeNames = new Map(places.data?.facilities.map((one) => [one.hospitalId, one.facilityName]))
  const typeNames = new Map(typed.data && shiftTypeChoices.listed(typed.data).map(({ value, label }) => [value, label]))
  const isUnseen = (id: string) => places.data !== undefined && !seesAll() && !placeNames.has(id)
  return {
    /** Whether some of the facilities are not the reader's to see: of them nothing is counted. */
    hasUnseen: facilities.some(isUnseen),
    facilities: facilities.map((value) => ({ value, label: placeNames.get(value) ?? value })),
    specialties: (trained.data?.specialties ?? []).map((one) => ({ value: one.specialtyId, label: one.specialtyName })),
    types: types.map((value) => ({ value, label: typeNames.get(value) ?? value })),
    people: useChosenPeople(people),
  }
}
