import type { AdminCalendarRow, Assignment, ProviderScheduleRow } from '@onward/contract'
import { monthOf } from '@onward/scheduling'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api, ask } from '#web/lib/api.ts'
import { patchedBy, rowOf, withLeave, withOwnShift, withShift } from './patched.ts'

type Selection = { providerIds: string[]; hospitalIds: string[] }

// A new month or selection is a new key and so a new fetch; the rows before stay painted meanwhile. Comparing fifty thousand
// rows to keep those that did not change would cost more than painting them.
const settings = { placeholderData: <T>(before: T | undefined) => before, structuralSharing: false } as const

/** Whether a shift is of the chosen people at the chosen places; without a choice all are. */
const chosenBy = (selection: Selection | undefined) => {
  if (!selection) return () => true
  const [providers, places] = [new Set(selection.providerIds), new Set(selection.hospitalIds)]
  return ({ providerId, hospitalId }: { providerId: string; hospitalId: string }) =>
    providers.has(providerId) && places.has(hospitalId)
}

const isOn = ({ status, scheduledDate }: Assignment, months: string[]) =>
  status === 'confirmed' && months.includes(monthOf(scheduledDate))

/** The admin's rows of some months; with a selection the filtered view, and nothing is asked for an empty one. */
export const adminRows = (months: string[], accountId: number, selection: Selection | undefined) => {
  const { name, reads } = (selection ? api.adminFilterView : api.adminCalendarView).about
  const isChosen = chosenBy(selection)
  return {
    queryKey: [name, months, accountId, selection] as const,
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
    meta: {
      reads,
      patched: patchedBy<AdminCalendarRow[]>((rows, { assignment: shift }) => {
        if (!shift) return undefined
        return withShift(rows, shift.assignmentId, isOn(shift, months) && isChosen(shift) ? rowOf(shift) : undefined)
      }),
    },
  }
}

/**
 * The admin's rows as they come. Until the server has answered for another selection, what is left of the rows before is shown:
 * to hide a facility nobody has to wait for its month.
 */
export const useAdminRows = (
  months: string[],
  accountId: number,
  selection: Selection | undefined,
  isReady: boolean,
) => {
  // One function a selection: another at each drawing would give other rows at each, and the drawing would never end.
  const placeholderData = useCallback(
    (before: AdminCalendarRow[] | undefined) => before?.filter(chosenBy(selection)),
    [selection],
  )
  return useQuery({ ...adminRows(months, accountId, selection), enabled: isReady, ...settings, placeholderData })
}

/** A provider's own rows of some months. */
export const ownRows = (months: string[], providerId: string) => {
  const { name, reads } = api.providerCalendarView.about
  return {
    queryKey: [name, months, providerId] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ProviderScheduleRow[]> => {
      const ofMonth = async (inputDate: string) =>
        (await api.providerCalendarView({ providerId, inputDate }, { signal })).providerSchedulerView
      return (await Promise.all(months.map(ofMonth))).flat()
    },
    meta: {
      reads,
      patched: patchedBy<ProviderScheduleRow[]>((rows, { assignment: shift }) =>
        shift ? withOwnShift(rows, shift, isOn(shift, months) && shift.providerId === providerId) : undefined,
      ),
    },
  }
}

export const useOwnRows = (months: string[], providerId: string) =>
  useQuery({ ...ownRows(months, providerId), ...settings })

/** Everybody's leave that touches the dates. */
export const useLeave = (from: string, to: string) => {
  const asked = ask(api.listLeave, { from, to })
  const patched = patchedBy<Awaited<ReturnType<typeof api.listLeave>>>((kept, { leave }) =>
    leave ? { leave: withLeave(kept.leave, leave, from, to) } : undefined,
  )
  return useQuery({
    ...asked,
    meta: { ...asked.meta, patched },
    select: ({ leave }) => leave,
    placeholderData: (before) => before,
  })
}
