import texts from 'texts:filterChips'
import { addTexts, useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { filteredBy } from './filtered-by.ts'
import type { useFilters } from './use-filters.ts'
import styles from './filter-chips.module.css'

addTexts(texts)

/** What is filtered, over the grid, each with the way to show all again; nothing while all is shown. */
export const FilterChips = ({ filters }: { filters: ReturnType<typeof useFilters> }) => {
  const t = useText()
  const sides = filteredBy(filters)
  if (sides.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('filterChips.title')}>
      {sides.map(({ title, what, showAll }) => (
        <li key={title}>
          <button type="button" onClick={showAll}>
            {title}: <span dir="auto">{what}</span>
            <span className="unseen">, {t('filterChips.showAll')}</span>
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
    </ul>
  )
}
