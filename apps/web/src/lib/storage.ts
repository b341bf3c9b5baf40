/** The keys that the product keeps in the browser. Those of `signedOut` go at sign-out; the others are preferences. */
export type StorageKey =
  | 'userData'
  | 'accessToken'
  | 'refreshToken'
  | 'facility'
  | 'provider'
  | 'key'
  | 'menuCollapsed'
  | 'skin'
  | 'direction'
  | 'layout'
  | 'language'
  | 'monthChange'
  | 'calendarView'
  | 'dayClock'
  | 'welcome'
  | 'filtersFolded'
  | 'mailKeys'
  | 'bookmarks'
  | 'recentPages'
  | 'activeAt'
  | 'asksAnew'
  | 'formats'
  | 'boardView'
  | 'insightView'

const SIGNED_OUT: StorageKey[] = [
  'userData',
  'accessToken',
  'refreshToken',
  'facility',
  'provider',
  'key',
  'menuCollapsed',
  'recentPages',
]

/** Text kept under a key; what this tab keeps for itself comes before what all tabs share. */
export const kept = (key: StorageKey) => sessionStorage.getItem(key) ?? localStorage.getItem(key)

/** Keeps text for all tabs and later visits, or for this tab until it closes. */
export const keep = (key: StorageKey, text: string, where: 'everywhere' | 'tab' = 'everywhere') => {
  const [into, other] = where === 'tab' ? [sessionStorage, localStorage] : [localStorage, sessionStorage]
  into.setItem(key, text)
  other.removeItem(key)
}

export const drop = (key: StorageKey) => {
  localStorage.removeItem(key)
  sessionStorage.removeItem(key)
}

export const dropAtSignOut = () => SIGNED_OUT.forEach(drop)
/** What this tab kept of a user for itself: what all tabs share counts from here on. */
export const dropOwn = () => SIGNED_OUT.forEach((key) => sessionStorage.removeItem(key))

/** Where a kept key lives now. */
export const placeOf = (key: StorageKey) => (sessionStorage.getItem(key) === null ? 'everywhere' : 'tab')

/** Which keys hold JSON that is written whole: layout preferences, `layout` for this tab only. */
type JsonKey = 'skin' | 'direction' | 'menuCollapsed' | 'layout' | 'bookmarks' | 'recentPages'

/** What is kept as JSON, or undefined where there is nothing or no JSON. */
export const readJson = (key: StorageKey): unknown => {
  try {
    return JSON.parse(kept(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
export const writeJson = (key: JsonKey, value: unknown) =>
  keep(key, JSON.stringify(value), key === 'layout' ? 'tab' : 'everywhere')
