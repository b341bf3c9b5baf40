import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { api, ask } from '#web/lib/api.ts'
import { toggled } from '#web/lib/toggled.ts'
import { useLocation, useSearch } from 'wouter'
import { isFiltered, keepFilters, onlyIn, restoreUnticked, ticked, type FilterOption } from './filters.ts'

const ACCOUNT = { accountId: 1 }
const none: FilterOption[] = []

/** The two filters of the admin's calendar: their lists, what is ticked, and the selection that the server is asked for. */
export const useFilters = (accountId: number) => {
  const account = accountId === ACCOUNT.accountId ? ACCOUNT : { accountId }
  const facilities = useQuery({
    ...ask(api.facility, account),
    select: ({ facilityList }) =>
      facilityList.map(({ hospitalId, facilityName }) => ({ id: hospitalId, name: facilityName })),
  })
  const providers = useQuery({
    ...ask(api.provider, account),
    select: ({ providersList }) =>
      providersList.map(({ userId, providerName }) => ({ id: userId, name: providerName })),
  })
  const [unticked, setUnticked] = useState(restoreUnticked)
  const [filtered, setFiltered] = useState(isFiltered)
  const lists = useMemo(
    () => ({ facility: facilities.data ?? none, provider: providers.data ?? none }),
    [facilities.data, providers.data],
  )
  const isReady = facilities.isSuccess && providers.isSuccess

  // The lists are kept as soon as they are here; what is unticked, and the key, only change with a tick.
  useEffect(() => {
    if (isReady && !filtered) keepFilters(lists, unticked)
  }, [isReady, filtered, lists, unticked])

  // The search leads here to show one provider or one facility: done once, and gone from the address.
  const wanted = useSearch()
  const [path, navigate] = useLocation()
  useEffect(() => {
    const only = isReady ? onlyIn(lists, new URLSearchParams(wanted)) : undefined
    if (!only) return
    // oxlint-disable-next-line react/set-state-in-effect -- the address is read once and taken away, as an event would be
    setUnticked(only)
    keepFilters(lists, only)
    setFiltered(isFiltered())
    navigate(path, { replace: true })
  }, [isReady, lists, wanted, path, navigate])

  const change = (kind: 'facility' | 'provider', to: ReadonlySet<string>) => {
    const next = { ...unticked, [kind]: to }
    setUnticked(next)
    keepFilters(lists, next)
    setFiltered(isFiltered())
  }
  const side = (kind: 'facility' | 'provider') => ({
    choices: lists[kind],
    unticked: unticked[kind],
    toggle: (id: string) => change(kind, toggled(unticked[kind], id)),
    selectAll: () => change(kind, new Set()),
    clearAll: () => change(kind, new Set(lists[kind].map(({ id }) => id))),
  })
  const selection = useMemo(
    () =>
      filtered
        ? {
            providerIds: ticked(lists.provider, unticked.provider),
            hospitalIds: ticked(lists.facility, unticked.facility),
          }
        : undefined,
    [filtered, lists, unticked],
  )
  return {
    facility: side('facility'),
    provider: side('provider'),
    selection,
    /** A filtered view needs the lists first. */
    isReady: isReady || !filtered,
    error: facilities.error ?? providers.error,
    retry: () => Promise.all([facilities.refetch(), providers.refetch()]),
  }
}
export type Filter = ReturnType<typeof useFilters>['facility']
