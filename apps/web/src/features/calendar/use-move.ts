import type { AdminCalendarRow } from '@onward/contract'
import { addDaysToWall, daysBetween } from '@onward/scheduling'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { shortDate } from '#web/lib/formats.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf } from '#web/lib/text.ts'
import { tell, warn } from '#web/ui/toast.ts'
import { SCHEDULE } from './use-schedule.ts'

/** Where a shift stands after so many days; its facility's clock stays as it is. */
const shifted = (row: AdminCalendarRow, scheduledDate: string): AdminCalendarRow => {
  const days = daysBetween(row.scheduledDate, scheduledDate)
  return { ...row, scheduledDate, startsAt: addDaysToWall(row.startsAt, days), endsAt: addDaysToWall(row.endsAt, days) }
}
type Move = { row: AdminCalendarRow; date: string }

/** Moves a shift to another date: painted at once, taken back with the server's words when it refuses. */
export const useMove = (rows: AdminCalendarRow[] | undefined) => {
  const queries = useQueryClient()
  const months = {
    queryKey: [SCHEDULE],
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => Array.isArray(queryKey[1]),
  }

  const { mutate } = useMutation({
    mutationFn: async ({ row, date }: Move) => {
      const { startsAt, endsAt } = shifted(row, date)
      return api.changeAssignment({ id: row.assignmentId, version: row.version, startsAt, endsAt })
    },
    onMutate: async ({ row, date }) => {
      await queries.cancelQueries(months)
      const before = queries.getQueriesData<AdminCalendarRow[]>(months)
      queries.setQueriesData<AdminCalendarRow[]>(months, (list) =>
        list?.map((one) => (one.assignmentId === row.assignmentId ? shifted(one, date) : one)),
      )
      return before
    },
    onSuccess: (_, { row, date }) => tell(textOf('edit.moved', { provider: row.providerName, date: shortDate(date) })),
    onError: (error, _, before) => {
      for (const [key, list] of before ?? []) queries.setQueryData(key, list)
      warn(textOf('edit.notMoved'), messageOf(error))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [SCHEDULE] }),
  })
  return (eventId: string, date: string) => {
    const row = rows?.find(({ assignmentId }) => String(assignmentId) === eventId)
    if (row && row.scheduledDate !== date) mutate({ row, date })
  }
}
