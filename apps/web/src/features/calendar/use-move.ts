import type { AdminCalendarRow } from '@onward/contract'
import { addDaysToWall, dateOfWall, daysBetween } from '@onward/scheduling'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { shortDate, timeSpan } from '#web/lib/formats.ts'
import { textOf } from '#web/lib/text.ts'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import { areSame, type Times } from '#web/ui/schedule/times.ts'
import { tell, warn } from '#web/ui/overlays/toast.ts'
import { refusalOf } from './refusal.ts'
import { SCHEDULE } from './use-schedule.ts'

/** Where a shift stands after so many days; its facility's clock stays as it is. */
const onDate = ({ scheduledDate, startsAt, endsAt }: AdminCalendarRow, date: string): Times => {
  const days = daysBetween(scheduledDate, date)
  return { startsAt: addDaysToWall(startsAt, days), endsAt: addDaysToWall(endsAt, days) }
}
const at = (row: AdminCalendarRow, times: Times): AdminCalendarRow => ({
  ...row,
  ...times,
  scheduledDate: dateOfWall(times.startsAt),
})
type Move = { row: AdminCalendarRow; times: Times }

/** Moves shifts to other dates and hours: painted at once, taken back with the server's words when it refuses. */
export const useMove = (rows: AdminCalendarRow[] | undefined) => {
  const queries = useQueryClient()
  const months = {
    queryKey: [SCHEDULE],
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => Array.isArray(queryKey[1]),
  }

  const { mutate } = useMutation({
    mutationFn: async ({ row, times }: Move) =>
      api.changeAssignment({ id: row.assignmentId, version: row.version, ...times }),
    onMutate: async ({ row, times }) => {
      await queries.cancelQueries(months)
      const before = queries.getQueriesData<AdminCalendarRow[]>(months)
      queries.setQueriesData<AdminCalendarRow[]>(months, (list) =>
        list?.map((one) => (one.assignmentId === row.assignmentId ? at(one, times) : one)),
      )
      return before
    },
    onSuccess: (_, { row: { providerName, scheduledDate }, times }) => {
      const date = dateOfWall(times.startsAt)
      const when = date === scheduledDate ? timeSpan(times.startsAt, times.endsAt) : shortDate(date)
      tell(textOf('edit.moved', { provider: providerName, date: when }))
    },
    onError: (error, _, before) => {
      for (const [key, list] of before ?? []) queries.setQueryData(key, list)
      warn(textOf('edit.notMoved'), refusalOf(error))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [SCHEDULE] }),
  })
  const change = ({ id }: GridEvent, to: (row: AdminCalendarRow) => Times) => {
    const row = rows?.find(({ assignmentId }) => String(assignmentId) === id)
    if (!row) return
    const times = to(row)
    if (!areSame(row, times)) mutate({ row, times })
  }
  return {
    toDate: (event: GridEvent, date: string) => change(event, (row) => onDate(row, date)),
    toTimes: (event: GridEvent, times: Times) => change(event, () => times),
  }
}
