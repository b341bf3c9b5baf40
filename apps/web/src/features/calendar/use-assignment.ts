import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, ask } from '#web/lib/api.ts'
import { SCHEDULE } from './use-schedule.ts'

/** One assignment of a date, as it is now. */
export const useAssignment = (assignmentId: number | undefined, date: string | undefined) =>
  useQuery({
    queryKey: ['assignment', assignmentId, date],
    enabled: assignmentId !== undefined && date !== undefined,
    queryFn: async ({ signal }) => {
      const on = date ?? ''
      const { assignments } = await api.listAssignments({ from: on, to: on }, { signal })
      return assignments.find((one) => one.assignmentId === assignmentId) ?? null
    },
  })

export const useHistory = (assignmentId: number) =>
  useQuery(ask('history', api.assignmentHistory, { id: assignmentId }))

/** After a write: everything that shows the schedule is asked for again. */
export const useRefresh = () => {
  const queries = useQueryClient()
  return () =>
    Promise.all(['assignment', 'history', SCHEDULE].map((key) => queries.invalidateQueries({ queryKey: [key] })))
}
