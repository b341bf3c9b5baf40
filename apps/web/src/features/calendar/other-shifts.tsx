import type { Assignment } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, ask } from '#web/lib/api.ts'
import { patchedByShifts, rowOf, withListed, type CalendarRow } from './patched.ts'
import './other-shifts.css'

/** Those that nobody works yet, or that were cancelled: how they are asked for, and which they are. */
const OTHERS = {
  open: {
    wish: { open: 'true' },
    isOne: ({ status, providerId }: Assignment) => status === 'confirmed' && providerId === null,
  },
  cancelled: { wish: { status: 'cancelled' }, isOne: ({ status }: Assignment) => status === 'cancelled' },
} as const

type Props = {
  which: keyof typeof OTHERS
  dates: readonly string[]
  /** Told the rows whenever they change, and that there are none when they are not shown any more. */
  onRows: (rows: CalendarRow[]) => void
}

/**
 * Shifts of the dates that the calendar's own calls do not answer; it draws nothing itself. A page that is left open asks again,
 * as for the others.
 */
export const OtherShifts = ({ which, dates, onRows }: Props) => {
  const [from = '', to = ''] = [dates[0], dates.at(-1)]
  const { wish, isOne } = OTHERS[which]
  const asked = ask(api.listAssignments, { from, to, running: 'true', ...wish })
  const { data } = useQuery({
    ...asked,
    refetchInterval: 60_000,
    meta: {
      ...asked.meta,
      patched: patchedByShifts<Awaited<ReturnType<typeof api.listAssignments>>>((kept, shift) =>
        withListed(kept, shift, from, to, isOne),
      ),
    },
  })
  useEffect(() => {
    onRows((data?.assignments ?? []).map(rowOf))
    return () => onRows([])
  }, [data, onRows])
  return null
}
