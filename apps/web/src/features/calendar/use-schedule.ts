import type { AdminCalendarRow, ProviderScheduleRow } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'

type Selection = { providerIds: string[]; hospitalIds: string[] }

/** Under this key stands every month that the calendar holds. */
export const SCHEDULE = 'schedule'

// A new month or selection is a new key and so a new fetch; the rows before stay painted meanwhile. Comparing fifty thousand
// rows to keep those that did not change would cost more than painting them.
const settings = { placeholderData: <T>(before: T | undefined) => before, structuralSharing: false } as const

/** The admin's rows of some months; with a selection the filtered view, and nothing is asked for an empty one. */
export const useAdminRows = (
  months: string[],
  accountId: number,
  selection: Selection | undefined,
  isReady: boolean,
) => {
  const isEmpty = selection !== undefined && (selection.providerIds.length === 0 || selection.hospitalIds.length === 0)
  return useQuery({
    queryKey: [SCHEDULE, months, accountId, selection],
    enabled: isReady,
    queryFn: async ({ signal }): Promise<AdminCalendarRow[]> => {
      if (isEmpty) return []
      const ofMonth = async (inputDate: string) => {
        if (!selection) return (await api.adminCalendarView({ inputDate, accountId }, { signal })).adminCalendarView
        const search = {
          searchProviderId: selection.providerIds.join(),
          searchHospitalId: selection.hospitalIds.join(),
        }
        return (await api.adminFilterView({ inputDate, accountId, ...search }, { signal })).filterViewInfo
      }
      return (await Promise.all(months.map(ofMonth))).flat()
    },
    ...settings,
  })
}

/** A provider's own rows of some months. */
export const useOwnRows = (months: string[], providerId: string) =>
  useQuery({
    queryKey: [SCHEDULE, months, providerId],
    queryFn: async ({ signal }): Promise<ProviderScheduleRow[]> => {
      const ofMonth = async (inputDate: string) =>
        (await api.providerCalendarView({ providerId, inputDate }, { signal })).providerSchedulerView
      return (await Promise.all(months.map(ofMonth))).flat()
    },
    ...settings,
  })

/** Everybody's leave that touches the dates. */
export const useLeave = (from: string, to: string) =>
  useQuery({
    queryKey: [SCHEDULE, 'leave', from, to],
    queryFn: async ({ signal }) => (await api.listLeave({ from, to }, { signal })).leave,
    placeholderData: (before) => before,
  })
