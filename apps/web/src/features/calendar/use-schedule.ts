import type { AdminCalendarRow, Assignment, ProviderScheduleRow } from '@onward/contract'
import { addMonths, firstDay, lastDay, monthOf } from '@onward/scheduling'
import { useQuery, type Query, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { api, ask } from '#web/lib/api.ts'
import type { DateRange, Turned } from '#web/ui/schedule/turned.ts'
import {
  patchedByLeave,
  patchedByShifts,
  rowOf,
  withLeave,
  withListed,
  withOwnShift,
  withShift,
  type CalendarRow,
} from './patched.ts'

type Selection = { providerIds: string[]; hospitalIds: string[] }

/** A page that is left open asks again each minute, and when somebody comes back to it. */
const settings = {
  refetchInterval: 60_000,
  refetchOnWindowFocus: 'always',
  // Comparing fifty thousand rows to keep those that did not change would cost more than painting them.
  structuralSharing: false,
} as const

type Row = { providerId: string | null; hospitalId: string }
type Staffed = { providerId: string; providerName: string }
/** Whether somebody works a shift, one of the chosen people at the chosen places; without a choice all are. */
export const chosenBy = (selection: Selection | undefined) => {
  const [providers, places] = [new Set(selection?.providerIds), new Set(selection?.hospitalIds)]
  return <Shift extends Row>(shift: Shift): shift is Shift & Staffed =>
    shift.providerId !== null && (!selection || (providers.has(shift.providerId) && places.has(shift.hospitalId)))
}

/** The same, and of open shifts whether they are at a chosen place, and nobody is looked for by name. */
export const shownBy = (selection: Selection | undefined, unticked: ReadonlySet<string>) => {
  const isChosen = chosenBy(selection)
  return (shift: Row) =>
    isChosen(shift) ||
    (shift.providerId === null && unticked.size === 0 && selection?.hospitalIds.includes(shift.hospitalId) !== false)
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
      patched: patchedByShifts<AdminCalendarRow[]>((rows, shift) =>
        withShift(rows, shift.assignmentId, isOn(shift, months) && isChosen(shift) ? rowOf(shift) : undefined),
      ),
    },
  }
}

/**
 * The admin's rows of the months. Until the server has answered for another selection, what is left of the rows before is shown:
 * to hide a facility nobody has to wait for its month. Another month shows nothing of the one before.
 */
const useMonthRows = (months: string[], accountId: number, selection: Selection | undefined, isReady: boolean) => {
  const asked = adminRows(months, accountId, selection)
  const month = months.join()
  // One function a selection: another at each drawing would give other rows at each, and the drawing would never end.
  const placeholderData = useCallback(
    (
      before: AdminCalendarRow[] | undefined,
      query: Query<AdminCalendarRow[], Error, AdminCalendarRow[], typeof asked.queryKey> | undefined,
    ) => (query?.queryKey[1].join() === month ? before?.filter(chosenBy(selection)) : undefined),
    [month, selection],
  )
  return useQuery({ ...asked, enabled: isReady, ...settings, placeholderData })
}

/** More than this is more than a grid shows of days beside its month: they are then left unknown. */
const MOST_AROUND = 5_000
const useAround = (range: DateRange | undefined) => {
  const { from, to } = range ?? { from: '', to: '' }
  const asked = ask(api.listAssignments, { from, to, running: 'true', perPage: MOST_AROUND })
  const patched = patchedByShifts<Awaited<ReturnType<typeof api.listAssignments>>>((kept, shift) =>
    withListed(kept, shift, from, to),
  )
  return useQuery({ ...asked, ...settings, meta: { ...asked.meta, patched }, enabled: range !== undefined })
}

/** What a grid draws of, with the queries that it comes from. */
export type Schedule<Row> = {
  rows: Row[]
  /** Whether the server has said what is on a date. */
  isKnown: (date: string) => boolean
  /** Of the months themselves, the most telling one first. */
  queries: UseQueryResult[]
}

/** The admin's shifts of all that is in sight. */
export const useAdminRows = (
  { months, around }: Pick<Turned, 'months' | 'around'>,
  accountId: number,
  selection: Selection | undefined,
  isReady: boolean,
): Schedule<CalendarRow> => {
  const main = useMonthRows(months, accountId, selection, isReady)
  const before = useAround(around.before)
  const after = useAround(around.after)
  const begins = firstDay(months[0] ?? '')
  const ends = lastDay(months.at(-1) ?? '')
  const rows = useMemo(() => {
    const isChosen = chosenBy(selection)
    const of = (query: typeof before, isOutside: (date: string) => boolean) =>
      (query.data?.assignments ?? []).filter((one) => isOutside(one.scheduledDate) && isChosen(one)).map(rowOf)
    return [...of(before, (date) => date < begins), ...(main.data ?? []), ...of(after, (date) => date > ends)]
    // oxlint-disable-next-line react/exhaustive-deps -- a query is a new object at each drawing, its data is not
  }, [main.data, before.data, after.data, selection, begins, ends])
  const isWhole = ({ data }: typeof before) => data !== undefined && data.total <= data.assignments.length
  const isKnown = (date: string) =>
    date < begins ? isWhole(before) : date > ends ? isWhole(after) : main.data !== undefined
  return { rows, isKnown, queries: [main, before, after] }
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
      patched: patchedByShifts<ProviderScheduleRow[]>((rows, shift) =>
        withOwnShift(rows, shift, isOn(shift, months) && shift.providerId === providerId),
      ),
    },
  }
}

/** A provider's own shifts and leave of all that is in sight; the months beside it are asked for whole, and are there when one turns to them. */
export const useOwnRows = (
  { months, around }: Pick<Turned, 'months' | 'around'>,
  providerId: string,
): Schedule<ProviderScheduleRow> => {
  const [earlier, later] = [addMonths(months[0] ?? '', -1), addMonths(months.at(-1) ?? '', 1)]
  const main = useQuery({ ...ownRows(months, providerId), ...settings })
  const before = useQuery({ ...ownRows([earlier], providerId), ...settings, enabled: around.before !== undefined })
  const after = useQuery({ ...ownRows([later], providerId), ...settings, enabled: around.after !== undefined })
  const rows = useMemo(
    () => [...(before.data ?? []), ...(main.data ?? []), ...(after.data ?? [])],
    [before.data, main.data, after.data],
  )
  const isKnown = (date: string) => {
    const month = monthOf(date)
    return (month === earlier ? before : month === later ? after : main).data !== undefined
  }
  return { rows, isKnown, queries: [main, before, after] }
}

/** Everybody's leave that touches the dates. */
export const useLeave = (from: string, to: string) => {
  const asked = ask(api.listLeave, { from, to })
  const patched = patchedByLeave<Awaited<ReturnType<typeof api.listLeave>>>((kept, leave) => ({
    leave: withLeave(kept.leave, leave, from, to),
  }))
  return useQuery({
    ...asked,
    ...settings,
    meta: { ...asked.meta, patched },
    select: ({ leave }) => leave,
  })
}
