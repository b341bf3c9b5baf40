import { pages } from '@onward/contract'
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location'

/** What the calendar says in its address, each by a hook of its own. */
type Part = 'filters' | 'month'

const settledIn = (state: unknown) => (typeof state === 'object' && state !== null ? state : {})

/**
 * Whether the calendar has written its part of the address that is open: what it leaves out is then as at first. An address
 * from elsewhere leaves out what it does not care for.
 */
export const isSettled = (part: Part) => part in settledIn(history.state)

/** What the address asks the calendar for; undefined once it is another page's, while the calendar is still on the screen. */
export const useAsked = () => {
  const [path] = useBrowserLocation()
  const search = useSearch()
  return path === pages.calendar.path ? search : undefined
}

/** Whether the address says a word of ours, and the way to say it or leave it out. */
export const useFlag = (part: Part, name: string, word: string) => {
  const isOn = new URLSearchParams(useAsked()).get(name) === word
  const set = (to: boolean) => settleAddress(part, (params) => (to ? params.set(name, word) : params.delete(name)))
  return [isOn, set] as const
}

/**
 * Says in the address what the calendar shows, so that it can be passed on. It is replaced, not added to: Back leaves the
 * calendar, or leads to where a link was followed within it.
 * @param of the address that it is about; another one that has been gone to meanwhile stays as it is
 * @returns what the address asks for from now on
 */
export const settleAddress = (part: Part, say: (params: URLSearchParams) => void, of = location.search) => {
  if (of !== location.search || location.pathname !== pages.calendar.path) return of
  const params = new URLSearchParams(of)
  say(params)
  // Lists of ids stay readable.
  const search = params.size > 0 ? `?${String(params).replaceAll('%2C', ',')}` : ''
  if (search !== of || !isSettled(part)) {
    const state = { ...settledIn(history.state), [part]: 'settled' }
    history.replaceState(state, '', `${location.pathname}${search}${location.hash}`)
  }
  return location.search
}
