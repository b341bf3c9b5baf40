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
export const adminRows = (months: string[], accountId: number, selection: Selection | undefined) => ({
  queryKey: [SCHEDULE, months, accountId, selection] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AdminCalendarRow[]> => {
    if (selection?.providerIds.length === 0 || selection?.hospitalIds.length === 0) return []
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
})

export const useAdminRows = (months: string[], accountId: number, selection: Selection | undefined, isReady: boolean) =>
  useQuery({ ...adminRows(months, accountId, selection), enabled: isReady, ...settings })

/** A provider's own rows of some months. */
export const ownRows = (months: string[], providerId: string) => ({
  queryKey: [SCHEDULE, months, providerId] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ProviderScheduleRow[]> => {
    const ofMonth = async (inputDate: string) =>
      (await api.providerCalendarView({ providerId, inputDate }, { signal })).providerSchedulerView
    return (await Promise.all(months.map(ofMonth))).flat()
  },
})

export const useOwnRows = (months: string[], providerId: string) =>
  useQuery({ ...ownRows(months, providerId), ...settings })

/** Everybody's leave that touches the dates. */
export const useLeave = (from: string, to: string) =>
  useQuery({
    queryKey: [SCHEDULE, 'leave', from, to],
    queryFn: async ({ signal }) => (await api.listLeave({ from, to }, { signal })).leave,
    placeholderData: (before) => before,
  })
