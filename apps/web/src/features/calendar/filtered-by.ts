import { textOf } from '#web/lib/text.ts'
import type { useFilters } from './use-filters.ts'

/** What is filtered, in words, and the way to show all again. */
export const filteredBy = ({ facility, provider }: Pick<ReturnType<typeof useFilters>, 'facility' | 'provider'>) =>
  [
    { filter: facility, title: textOf('calendar.facilities') },
    { filter: provider, title: textOf('calendar.providers') },
  ]
    .filter(({ filter: { isKnown, unticked } }) => isKnown && unticked.size > 0)
    .map(({ filter: { choices, unticked, set }, title }) => {
      const [first, ...others] = choices.filter(({ id }) => !unticked.has(id))
      const what =
        first && others.length === 0
          ? first.name
          : textOf('calendar.selected', { count: others.length + Number(first !== undefined), total: choices.length })
      return { said: `${title}: ${what}`, title, what, showAll: () => set(new Set()) }
    })
