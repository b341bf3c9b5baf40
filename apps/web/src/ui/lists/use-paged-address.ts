import { useMemo } from 'react'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { pageOf, SIZES } from './paging.ts'

/** `useAddress` of a list that comes in pages: a page or a size that is none is as at first. */
export const usePagedAddress = <State extends Record<string, string> & { page: string; perPage: string }>(
  defaults: State,
  sizes = SIZES,
) => {
  const [state, change] = useAddress(defaults)
  const paged = useMemo(
    () => ({
      ...state,
      page: String(pageOf(state.page)),
      perPage: sizes.includes(state.perPage) ? state.perPage : defaults.perPage,
    }),
    [state, defaults, sizes],
  )
  return [paged, change] as const
}
