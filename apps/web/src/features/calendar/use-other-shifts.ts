import type { Assignment } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api, ask } from '#web/lib/api.ts'
import { patchedByShifts, rowOf, withListed, type CalendarRow } from './patched.ts'
import './other-shifts.css'

type Listed = Awaited<ReturnType<typeof api.listAssignments>>
/** Those that nobody works yet, that were cancelled, or that people still go by: how they are asked for, and which they are. */
const OTHERS = {
  open: {
    wish: { open: 'true' },
    isOne: ({ status, providerId }: Assignment) => status === 'confirmed' && providerId === null,
  },
  cancelled: { wish: { status: 'cancelled' }, isOne: ({ status }: Assignment) => status === 'cancelled' },
  removed: { wish: { status: 'removed' }, isOne: () => false },
} as const

const none: CalendarRow[] = []
/**
 * Shifts of the dates that the calendar's own calls do not answer, none where they are not wanted. A page that is left open asks
 * again, as for the others.
 */
export const useOtherShifts = (which: keyof typeof OTHERS, dates: readonly string[], isWanted = true) => {
  const [from = '', to = ''] = [dates[0], dates.at(-1)]
  const { wish, isOne } = OTHERS[which]
  const asked = ask(api.listAssignments, { from, to, running: 'true', ...wish })
  const { data } = useQuery({
    ...asked,
    enabled: isWanted,
    refetchInterval: 60_000,
    meta: {
      ...asked.meta,
      patched: patchedByShifts<Listed>((kept, shift) =>
        // What people know of one that is otherwise by now the server alone knows; any other they know as it is, or not at all.
        which === 'removed' && shift.publication === 'changed' ? undefined : withListed(kept, shift, from, to, isOne),
      ),
    },
  })
  return useMemo(() => (data && isWanted ? data.assignments.map(rowOf) : none), [data, isWanted])
}
