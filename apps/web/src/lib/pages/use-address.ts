import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'

/**
 * What a screen shows, kept in the address so that a reload, Back and a shared link bring it back. What is as at first is
 * left out. The address is replaced, not added to: Back leaves the screen.
 * @param defaults a constant: each key with the text that stands for "as at first"
 */
export const useAddress = <State extends Record<string, string>>(defaults: State) => {
  const search = useSearch()
  const [, navigate] = useLocation()
  const state = useMemo(() => {
    const params = new URLSearchParams(search)
    // Every key of the defaults, with a text each.
    return Object.fromEntries(Object.entries(defaults).map(([key, text]) => [key, params.get(key) ?? text])) as State
  }, [search, defaults])
  /** Changes some of it; unless the page is what changes, a list starts at its first one again. */
  const change = (to: Partial<State>) => {
    // The address as it is now: two changes may come before the screen is painted again.
    const params = new URLSearchParams(location.search)
    if ('page' in defaults && !('page' in to)) params.delete('page')
    for (const [key, text] of Object.entries(to)) {
      if (text === undefined || text === defaults[key]) params.delete(key)
      else params.set(key, text)
    }
    navigate(`${location.pathname}${params.size > 0 ? `?${params}` : ''}`, { replace: true })
  }
  return [state, change] as const
}
