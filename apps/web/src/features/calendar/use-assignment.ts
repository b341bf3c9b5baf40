import type { Assignment } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { api, ask } from '#web/lib/api.ts'
import { patchedByShifts } from './patched.ts'

/** One shift as it is now, a cancelled one too; without an id nothing is asked. */
export const useAssignment = (assignmentId: number | undefined) => {
  const asked = ask(api.readAssignment, { id: assignmentId ?? 0 })
  const patched = patchedByShifts<{ assignment: Assignment }>((kept, assignment) =>
    assignment.assignmentId === assignmentId ? { assignment } : kept,
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

/** Who did what with a shift. */
export const useHistory = (assignmentId: number) => useQuery(ask(api.assignmentHistory, { id: assignmentId }))
