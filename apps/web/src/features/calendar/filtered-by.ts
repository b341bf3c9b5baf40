import texts from 'texts:filters'
import { addTexts, textOf } from '#web/lib/text.ts'
import type { useFilters } from './use-filters.ts'

addTexts(texts)

/** What is filtered, in words, and the way to show all again. */
export const filteredBy = ({ facility, provider }: Pick<ReturnType<typeof useFilters>, 'facility' | 'provider'>) =>
  [
    { filter: facility, title: textOf('filters.facilities') },
    { filter: provider, title: textOf('filters.providers') },
  ]
    .filter(({ filter: { isKnown, unticked } }) => isKnown && unticked.size > 0)
    .map(({ filter: { choices, unticked, set }, title }) => {
      const [first, ...others] = choices.filter(({ id }) => !unticked.has(id))
      const what =
        first && others.length === 0
          ? first.name
          : textOf('filters.selected', { count: others.length + Number(first !== undefined), total: choices.length })
      return { said: `${title}: ${what}`, title, what, showAll: () => set(new Set()) }
    })
