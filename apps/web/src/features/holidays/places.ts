import { useQuery } from '@tanstack/react-query'
import { api, ask } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'

/** What a choice has for all facilities. */
export const ALL = 'all'

/** Where a holiday may count: everywhere, or at one facility. */
export const usePlaces = () => {
  const t = useText()
  const { data } = useQuery(ask(api.facility, {}))
  const all = (data?.facilityList ?? []).map((one) => ({ value: `at ${one.hospitalId}`, label: one.facilityName }))
  return [{ value: ALL, label: t('holidays.everywhere') }, ...all]
}
export const placeOf = (hospitalId: string | null | undefined) => (hospitalId ? `at ${hospitalId}` : ALL)
export const hospitalOf = (place: string) => (place === ALL || place === '' ? null : place.slice('at '.length))
