import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { useFilters } from './use-filters.ts'
import styles from './calendar.module.css'

/** What is filtered, over the grid, each with the way to show all again; nothing while all is shown. */
export const FilterChips = ({ filters }: { filters: ReturnType<typeof useFilters> }) => {
  const t = useText()
  const sides = [
    { filter: filters.facility, title: t('calendar.facilities') },
    { filter: filters.provider, title: t('calendar.providers') },
  ].filter(({ filter: { isKnown, unticked } }) => isKnown && unticked.size > 0)
  if (sides.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('calendar.filtered')}>
      {sides.map(({ filter: { choices, unticked, set }, title }) => {
        const shown = choices.filter(({ id }) => !unticked.has(id))
        const what =
          shown.length === 1 ? shown[0]?.name : t('calendar.selected', { count: shown.length, total: choices.length })
        return (
          <li key={title}>
            <button type="button" onClick={() => set(new Set())}>
              {title}: <span dir="auto">{what}</span>
              <span className="unseen">, {t('calendar.showAll')}</span>
              <Icon name="close" size={12} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
