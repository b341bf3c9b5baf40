import { shiftTypes, type ShiftType } from '@onward/contract'
import { firstUsualTimes } from '@onward/scheduling'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import type { Kind } from './shift-times.ts'
import { shiftTypeName } from '#web/lib/formats/shift-type-name.ts'

const api = apiOf(shiftTypes)
type ShiftTypeChoice = Kind & { name: string; partOfDay: ShiftType }

const first: readonly ShiftTypeChoice[] = firstUsualTimes.map((kind) => ({
  ...kind,
  partOfDay: kind.shiftTypeId,
  get name() {
    return shiftTypeName({ shiftType: kind.shiftTypeId })
  },
}))

/** What shifts of the account may be called, and the type that a shift has. Until they have come, what every account begins with. */
export const useShiftTypes = (had: string | undefined) => {
  const { data } = useQuery(ask(api.listShiftTypes, { status: 'all', perPage: 500 }))
  return useMemo(() => {
    if (!data) return { isKnown: false, choices: first, kinds: first }
    const all = data.shiftTypes.map((row) => ({ ...row, name: shiftTypeName({ ...row, shiftType: row.partOfDay }) }))
    return {
      isKnown: true,
      choices: all.filter(({ isActive, shiftTypeId }) => isActive || shiftTypeId === had),
      /** Those that follow from the times alone. */
      kinds: all.filter(({ isActive }) => isActive),
    }
  }, [data, had])
}
