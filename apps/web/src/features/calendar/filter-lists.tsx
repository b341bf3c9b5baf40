import { downloads } from '@onward/contract'
import { firstDay, lastDay } from '@onward/scheduling'
import { seesAll } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { Tick } from '#web/ui/controls/tick.tsx'
import { DownloadMenu } from '#web/ui/lists/download-menu.tsx'
import type { Tones } from './tones.ts'
import { FilterList } from './filter-list.tsx'
import type { useFilters } from './use-filters.ts'
import type { useView } from './use-view.ts'

type Props = {
  filters: ReturnType<typeof useFilters>
  tones: Tones
  /** Whether cancelled shifts are shown too. */
  hasCancelled: boolean
  onCancelled: (isShown: boolean) => void
  /** Of which days a file of what is shown is. */
  turned: ReturnType<typeof useView>
}

/** A month is its own days, without those beside it that its weeks show. */
const daysOf = ({ view, month, inSight, date }: Props['turned']) =>
  view === 'month'
    ? { from: firstDay(month), to: lastDay(month) }
    : { from: inSight[0] ?? date, to: inSight.at(-1) ?? date }

/** Whose shifts, and where. */
export const FilterLists = ({ filters, tones, hasCancelled, onCancelled, turned }: Props) => {
  const t = useText()
  const { selection } = filters
  return (
    <>
      <FilterList
        title={t('filters.facilities')}
        searchLabel={t('filterList.searchFacilities')}
        filter={filters.facility}
        tones={tones}
      />
      <FilterList
        title={t('filters.providers')}
        searchLabel={t('filterList.searchProviders')}
        filter={filters.provider}
      />
      <Tick label={t('calendar.cancelled')} isTicked={hasCancelled} onChange={() => onCancelled(!hasCancelled)} />
      {seesAll() && filters.isReady && (
        <DownloadMenu
          path={downloads.exportAssignments.path}
          // Where nobody is looked for by name open shifts are shown too.
          wish={{ ...daysOf(turned), open: selection && filters.provider.unticked.size === 0 ? 'true' : '' }}
          lists={selection && { providerId: selection.providerIds, hospitalId: selection.hospitalIds }}
        />
      )}
    </>
  )
}
