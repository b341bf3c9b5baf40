import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/lib/api.ts'
import { useLive } from '../live/use-live.ts'
import { insightCalls } from './listing.ts'
import { filtersOf, type InsightAddress } from './use-insight-address.ts'

const MINUTE = 60_000

/** How it stands, asked again as others change it, each minute while it is seen, since time passes, and when somebody comes back to it; on a wall whether it is seen or not. */
export const useToday = (address: Pick<InsightAddress, 'facilities' | 'specialty'>, isWall = false) => {
  const wish = { ...filtersOf(address), timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }
  const query = useQuery({
    ...ask(insightCalls.insightToday, wish),
    refetchInterval: MINUTE,
    refetchIntervalInBackground: isWall,
    refetchOnWindowFocus: 'always',
    // What was shown when somebody left is no longer how it stands.
    refetchOnMount: 'always',
  })
  useLive()
  return { query, wish }
}
