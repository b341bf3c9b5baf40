import type { Assignment } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { api, ask } from '#web/lib/api.ts'
import { patchedByShifts } from './patched.ts'

/** One shift as it is now, a cancelled one too; without an id nothing is asked. */
export const useAssignment = (assignmentId: number | undefined) => {
  const asked = ask(api.readAssignment, { id: assignmentId ?? 0 })
  const patched = patchedByShifts<{ assignment: Assignment }>((kept, assignment) =>
    assignment.assignmentId === assignmentId ? { ...kept, assignment } : kept,
  )
  return useQuery({
    ...asked,
    meta: { ...asked.meta, patched },
    enabled: assignmentId !== undefined,
    // A page that is left open asks again, as for the month beside it.
    refetchInterval: 60_000,
    select: ({ assignment }) => assignment,
  })
}

/** The series that a shift comes round in, as far as that is known; a new one in none. */
export const useSeriesId = (assignmentId: number | undefined) =>
  useQuery({
    ...ask(api.readAssignment, { id: assignmentId ?? 0 }),
    enabled: assignmentId !== undefined,
    select: ({ seriesId }) => seriesId ?? undefined,
  }).data

/** Who did what with a shift. */
export const useHistory = (assignmentId: number) => useQuery(ask(api.assignmentHistory, { id: assignmentId }))
