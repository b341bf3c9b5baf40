import type { SavedView, ViewPlace } from '@onward/contract'

/** The word of an address that says which view it was opened by. */
export const VIEW_WORD = 'saved'
/** Says that the page is wanted as it is, with whichever view it opens otherwise. */
export const NO_VIEW = 'none'

/** What belongs to a view of each page; of its words these are the dates. */
const WORDS: Record<ViewPlace, { words: readonly string[]; dates: readonly string[] }> = {
  board: {
    words: ['view', 'span', 'facility', 'specialty', 'type', 'state', 'violations', 'group', 'sort', 'zoom', 'pinned'],
    dates: ['date'],
  },
  insight: {
    words: ['tab', 'period', 'compare', 'facility', 'specialty', 'type', 'person', 'by', 'and', 'overtime', 'rest'],
    dates: ['from', 'to'],
  },
}

/** What a page shows where its address does not say: a link to a report says it in any case. */
const PLAIN = { name: 'tab', text: 'today' }

/** Some words of an address in one order, so that the same view is the same text. */
const only = (search: string, names: readonly string[]) => {
  const all = new URLSearchParams(search)
  return new URLSearchParams(
    names.flatMap((name) => {
      const text = all.get(name)
      return text === null || text === '' || (name === PLAIN.name && text === PLAIN.text) ? [] : [[name, text]]
    }),
  )
}

/** Whether an address names dates, which pass. */
export const hasDates = (place: ViewPlace, search: string) => only(search, WORDS[place].dates).size > 0

/** What is kept of an address: what one looks at, and the dates where they are meant. */
export const searchOf = (place: ViewPlace, search: string, keepsDates: boolean) => {
  const { words, dates } = WORDS[place]
  return String(only(search, keepsDates ? [...words, ...dates] : words))
}

/** The address that opens a view. Words that the page does not know stay behind. */
export const openedBy = (place: ViewPlace, { viewId, search }: Pick<SavedView, 'viewId' | 'search'>) => {
  const words = searchOf(place, search, true)
  return `${words}${words === '' ? '' : '&'}${VIEW_WORD}=${encodeURIComponent(viewId)}`
}

/** Whether an address shows something else than the view. Dates count where the view says some. */
export const isChanged = (place: ViewPlace, view: Pick<SavedView, 'search'>, search: string) => {
  const keepsDates = hasDates(place, view.search)
  return searchOf(place, view.search, keepsDates) !== searchOf(place, search, keepsDates)
}
