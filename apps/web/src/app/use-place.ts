import { useDeferredValue } from 'react'
import { useBrowserLocation, useSearch as useBrowserSearch } from 'wouter/use-browser-location'

/**
 * Where one is, once the screen of it is at hand: until then the former screen stays, instead of an empty one. What changes
 * in the search alone changes at once, so that a field that is kept in the address can be typed in.
 */
const usePlace = () => {
  const [path, navigate] = useBrowserLocation()
  const search = useBrowserSearch()
  const shown = useDeferredValue(`${path}?${search}`)
  const at = shown.indexOf('?')
  const shownPath = shown.slice(0, at)
  return { path: shownPath, search: shownPath === path ? search : shown.slice(at + 1), navigate }
}

export const useShownLocation: typeof useBrowserLocation = () => {
  const { path, navigate } = usePlace()
  return [path, navigate]
}
export const useShownSearch: typeof useBrowserSearch = () => usePlace().search
