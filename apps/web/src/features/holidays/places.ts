import { useQuery } from '@tanstack/react-query'
import { api, ask } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'

/** What a choice has for all facilities. */
export const ALL = 'all'

/**
 * Where a holiday may count: everywhere, or at one facility.
 * @param chosen one that is chosen, which need not be among those that there are: it is named all the same
 */
export const usePlaces = (chosen?: { hospitalId: string | null; facilityName: string | null }) => {
  const t = useText()
  const { data } = useQuery(ask(api.facility, {}))
  const all = (data?.facilityList ?? []).map((one) => ({ value: `at ${one.hospitalId}`, label: one.facilityName }))
  const places = [{ value: ALL, label: t('holidays.everywhere') }, ...all]
  const value = placeOf(chosen?.hospitalId)
  if (places.some((place) => place.value === value)) return places
  return [...places, { value, label: chosen?.facilityName ?? hospitalOf(value) ?? '' }]
}
export const placeOf = (hospitalId: string | null | undefined) => (hospitalId ? `at ${hospitalId}` : ALL)
export const hospitalOf = (place: string) => (place === ALL || place === '' ? null : place.slice('at '.length))
