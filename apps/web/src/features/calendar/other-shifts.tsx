import type { Assignment } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, ask } from '#web/lib/api.ts'
import { patchedByShifts, rowOf, withListed, type CalendarRow } from './patched.ts'
import './other-shifts.css'

type Props = {
  dates: readonly string[]
  /** Told the rows whenever they change, and that there are none when they are not shown any more. */
  onRows: (rows: CalendarRow[]) => void
}
type Wish = { status: 'cancelled' } | { open: 'true' }

/** Shifts of the dates that the calendar's own calls do not answer. A page that is left open asks again, as for the others. */
const useOthers = ({ dates, onRows }: Props, wish: Wish, isOne: (shift: Assignment) => boolean) => {
  const [from = '', to = ''] = [dates[0], dates.at(-1)]
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
}

/** The cancelled ones, for who wants to see them; it draws nothing itself. */
export const CancelledShifts = (props: Props) => {
  useOthers(props, { status: 'cancelled' }, ({ status }) => status === 'cancelled')
  return null
}

/** Those that nobody works yet; it draws nothing itself. */
export const OpenShifts = (props: Props) => {
  useOthers(props, { open: 'true' }, ({ status, providerId }) => status === 'confirmed' && providerId === null)
  return null
}
