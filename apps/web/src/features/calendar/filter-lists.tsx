import { downloads } from '@onward/contract'
import { currentUser, isAdmin } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { Tick } from '#web/ui/controls/tick.tsx'
import { DownloadMenu } from '#web/ui/lists/download-menu.tsx'
import type { Tones } from './tones.ts'
import { FilterList } from './filter-list.tsx'
import type { useFilters } from './use-filters.ts'

type Props = {
  filters: ReturnType<typeof useFilters>
  tones: Tones
  /** Whether cancelled shifts are shown too. */
  hasCancelled: boolean
  onCancelled: () => void
  /** The days that a file of what is shown has. */
  days: { from: string; to: string }
}

/** Whose shifts, and where. */
export const FilterLists = ({ filters, tones, hasCancelled, onCancelled, days }: Props) => {
  const t = useText()
  const user = currentUser()
  const { selection } = filters
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
      {user && isAdmin(user) && filters.isReady && (
        <DownloadMenu
          path={downloads.exportAssignments.path}
          // Where nobody is looked for by name open shifts are shown too.
          wish={{ ...days, open: selection && filters.provider.unticked.size === 0 ? 'true' : '' }}
          lists={selection && { providerId: selection.providerIds, hospitalId: selection.hospitalIds }}
        />
      )}
    </>
  )
}
