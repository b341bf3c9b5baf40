import { useText } from '#web/lib/text.ts'
import { Tick } from '#web/ui/controls/tick.tsx'
import type { Tones } from './tones.ts'
import { FilterList } from './filter-list.tsx'
import type { useFilters } from './use-filters.ts'

type Props = {
  filters: ReturnType<typeof useFilters>
  tones: Tones
  /** Whether cancelled shifts are shown too. */
  hasCancelled: boolean
  onCancelled: () => void
}

/** Whose shifts, and where. */
export const FilterLists = ({ filters, tones, hasCancelled, onCancelled }: Props) => {
  const t = useText()
  return (
    <>
      <FilterList
        title={t('calendar.facilities')}
        searchLabel={t('calendar.searchFacilities')}
        filter={filters.facility}
        tones={tones}
      />
      <FilterList
        title={t('calendar.providers')}
        searchLabel={t('calendar.searchProviders')}
        filter={filters.provider}
      />
      <Tick label={t('calendar.cancelled')} isTicked={hasCancelled} onChange={onCancelled} />
    </>
  )
}
