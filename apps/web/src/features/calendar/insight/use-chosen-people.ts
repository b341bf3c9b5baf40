import { useQueries } from '@tanstack/react-query'
import { providerChoices } from '#web/lib/choices/account-choices.ts'
import { api, ask } from '#web/lib/api.ts'
import type { Choice } from '#web/lib/choices/choice.ts'

/** As many as an id may be a part of the ids of others. */
const MOST = 50

/** People of an address with their names: an account may have too many to ask for all of them. */
export const useChosenPeople = (ids: readonly string[]): Choice[] => {
  const asked = useQueries({
    queries: ids.map((id) => ask(api.listProviders, { q: id, status: 'all', perPage: MOST })),
  })
  return ids.map((value, at) => {
    const data = asked[at]?.data
    const found = data && providerChoices.listed(data).find((one) => one.value === value)
    return found ?? { value, label: value }
  })
}
