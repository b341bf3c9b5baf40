import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { api, ask } from '#web/lib/api.ts'
import type { TextKey, Values } from '#web/lib/text.ts'
import { isSettled, settleAddress, useAsked } from './address.ts'
import { asksForFilters, filtersIn, sayFilters } from './filter-address.ts'
import {
  areNarrowed,
  isFiltered,
  keepFilters,
  restoreUnticked,
  ticked,
  type FilterLists,
  type FilterOption,
  type Unticked,
} from './filters.ts'

const ACCOUNT = { accountId: 1 }
const none: FilterOption[] = []
// By name, so that they are not made anew at each drawing.
const facilitiesIn = ({ facilityList }: Awaited<ReturnType<typeof api.facility>>) =>
  facilityList.map(({ hospitalId: id, facilityName: name, tone, publishedUntil }) => ({
    id,
    name,
    tone,
    publishedUntil,
  }))
const providersIn = ({ providersList }: Awaited<ReturnType<typeof api.provider>>) =>
  providersList.map(({ userId: id, providerName: name }) => ({ id, name }))

type State = {
  unticked: Unticked
  /** Whether the filtered view is asked for. */
  isNarrowed: boolean
  /** What the address asked for when it was last followed. */
  search?: string
  /** What there is to say of that. */
  notice?: [key: TextKey, values?: Values]
}

/** What this browser keeps. An address that asks for filters is followed as soon as the lists are here. */
const restored = (): State => ({
  unticked: restoreUnticked(),
  isNarrowed: isFiltered() || asksForFilters(new URLSearchParams(location.search)),
})

/** The filters that another address asks for. One that asks for none leaves them as they are, unless we wrote it so. */
const followed = ({ search: before, ...state }: State, lists: FilterLists, search: string): State => {
  const asked = filtersIn(new URLSearchParams(search), lists)
  const same = { unticked: state.unticked, isNarrowed: state.isNarrowed, search }
  if (asked === 'kept') {
    const isNarrowed = isFiltered()
    return isSettled('filters') ? { ...same, isNarrowed } : { ...same, isNarrowed, notice: ['link.kept'] }
  }
  if (!asked) {
    const isAsAtFirst = before !== undefined && isSettled('filters')
    return isAsAtFirst ? { unticked: { facility: new Set(), provider: new Set() }, isNarrowed: false, search } : same
  }
  const { unticked, unknown } = asked
  const found = { unticked, isNarrowed: areNarrowed(lists, unticked), search }
  return unknown > 0 ? { ...found, notice: ['link.unknown', { count: unknown }] } : found
}

/** The two filters of the admin's calendar: their lists, what is ticked, and the selection that the server is asked for. */
export const useFilters = (accountId: number) => {
  const account = accountId === ACCOUNT.accountId ? ACCOUNT : { accountId }
  const facilities = useQuery({
    ...ask(api.facility, account),
    // Who opens or renames a place is another person: it is asked again as shifts are.
    refetchInterval: 60_000,
    select: facilitiesIn,
  })
  const providers = useQuery({
    ...ask(api.provider, account),
    select: providersIn,
  })
  const lists = useMemo(
    (): Record<'facility' | 'provider', readonly FilterOption[]> => ({
      facility: facilities.data ?? none,
      provider: providers.data ?? none,
    }),
    [facilities.data, providers.data],
  )
  const isReady = facilities.isSuccess && providers.isSuccess
  const search = useAsked()
  const [state, setState] = useState(() =>
    isReady && search !== undefined ? followed(restored(), lists, search) : restored(),
  )
  const { unticked, isNarrowed, notice } = state
  // The address may be another link, or an earlier one that Back leads to.
  if (isReady && search !== undefined && state.search !== search) setState(followed(state, lists, search))

  useEffect(() => {
    if (!isReady || search === undefined) return
    // The key alone may ask for the filtered view, whatever is ticked: it goes with a tick and not before.
    if (!isNarrowed || areNarrowed(lists, unticked)) keepFilters(lists, unticked)
    // Another address may ask for what is shown already.
    settleAddress('filters', (params) => sayFilters(params, lists, unticked), search)
  }, [isReady, isNarrowed, lists, unticked, search])
  useEffect(() => {
    if (notice !== undefined) void import('./tell-of-link.ts').then(({ tellOfLink }) => tellOfLink(...notice))
  }, [notice])

  const change = (to: Partial<Unticked>) => {
    const next = { ...unticked, ...to }
    keepFilters(lists, next)
    const now = settleAddress('filters', (params) => sayFilters(params, lists, next))
    setState({ unticked: next, isNarrowed: areNarrowed(lists, next), search: now })
  }
  const queries = { facility: facilities, provider: providers }
  const side = (kind: 'facility' | 'provider') => ({
    choices: lists[kind],
    unticked: unticked[kind],
    /** Whether the server has said which there are; and that it could not. */
    isKnown: queries[kind].isSuccess,
    hasFailed: queries[kind].isError,
    set: (to: ReadonlySet<string>) => change({ [kind]: to }),
  })
  const selection = useMemo(
    () =>
      isNarrowed
        ? {
            providerIds: ticked(lists.provider, unticked.provider),
            hospitalIds: ticked(lists.facility, unticked.facility),
          }
        : undefined,
    [isNarrowed, lists, unticked],
  )
  return {
    facility: side('facility'),
    provider: side('provider'),
    selection,
    clear: () => change({ facility: new Set(), provider: new Set() }),
    /** A filtered view needs the lists first. */
    isReady: isReady || !isNarrowed,
    /** Nobody, or no place, is ticked: there is nothing to ask for. */
    isEmpty: isReady && (selection?.providerIds.length === 0 || selection?.hospitalIds.length === 0),
    queries: [facilities, providers],
    retry: () => Promise.all([facilities.refetch(), providers.refetch()]),
  }
}
export type Filter = Omit<ReturnType<typeof useFilters>['facility'], 'choices'> & { choices: readonly FilterOption[] }
