import { useQueries } from '@tanstack/react-query'
import { providerChoices } from '#web/lib/choices/account-choices.ts'
import { api, ask } from '#web/lib/api.ts'
import type { Choice } from '#web/lib/choices/choice.ts'

/** As many as an id may be a part of the ids of others. */
const MOST = 50

/** People of an address with their names, and those of whom there is nobody: an account may have too many to ask for all of them. */
export const useChosenPeople = (ids: readonly string[]): { people: Choice[]; unknown: string[] } => {
  const asked = useQueries({
    queries: ids.map((id) => ask(api.listProviders, { q: id, status: 'all', perPage: MOST })),
  })
  const found = ids.map((value, at) => {
    const data = asked[at]?.data
    const one = data && providerChoices.listed(data).find((choice) => choice.value === value)
    return { value, one, isUnknown: data !== undefined && one === undefined }
  })
  return {
    people: found.map(({ value, one }) => one ?? { value, label: value }),
    unknown: found.flatMap(({ value, isUnknown }) => (isUnknown ? value : [])),
  }
}
