import { textOf, useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { useFilters } from './use-filters.ts'
import styles from './calendar.module.css'

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

/** What is filtered, over the grid, each with the way to show all again; nothing while all is shown. */
export const FilterChips = ({ filters }: { filters: ReturnType<typeof useFilters> }) => {
  const t = useText()
  const sides = filteredBy(filters)
  if (sides.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('calendar.filtered')}>
      {sides.map(({ title, what, showAll }) => (
        <li key={title}>
          <button type="button" onClick={showAll}>
            {title}: <span dir="auto">{what}</span>
            <span className="unseen">, {t('calendar.showAll')}</span>
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
    </ul>
  )
}
