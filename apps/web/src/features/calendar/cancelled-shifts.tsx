import type { AdminCalendarRow } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, ask } from '#web/lib/api.ts'
import { patchedByShifts, rowOf, withListed } from './patched.ts'
import './cancelled.css'

type Props = {
  dates: readonly string[]
  /** Told the rows whenever they change, and that there are none when they are not shown any more. */
  onRows: (rows: AdminCalendarRow[]) => void
}

/** The cancelled shifts of the dates, for who wants to see them; it draws nothing itself. */
export const CancelledShifts = ({ dates, onRows }: Props) => {
  const [from = '', to = ''] = [dates[0], dates.at(-1)]
  const asked = ask(api.listAssignments, { from, to, running: 'true', status: 'cancelled' })
  const { data } = useQuery({
    ...asked,
    // A page that is left open asks again, as for the shifts that stand.
    refetchInterval: 60_000,
    meta: {
      ...asked.meta,
      patched: patchedByShifts<Awaited<ReturnType<typeof api.listAssignments>>>((kept, shift) =>
        withListed(kept, shift, from, to, 'cancelled'),
      ),
    },
  })
  useEffect(() => {
    onRows((data?.assignments ?? []).map(rowOf))
    return () => onRows([])
  }, [data, onRows])
  return null
}
