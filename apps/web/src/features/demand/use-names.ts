import { shiftTypes, specialties } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { shiftTypeName } from '#web/lib/formats/shift-type-name.ts'
import { useText } from '#web/lib/text.ts'
import type { LineOf } from './draft.ts'

const types = apiOf(shiftTypes)
const trades = apiOf(specialties)
/** What a choice has for a specialty that is none. */
export const ANYBODY = 'anybody'

/** What lines are called, and what may be chosen for a new one. */
export const useNames = () => {
  const t = useText()
  const kinds = useQuery(ask(types.listShiftTypes, { status: 'all', perPage: 500 }))
  const skills = useQuery(ask(trades.listSpecialties, { status: 'all', perPage: 500 }))
  return useMemo(() => {
    const all = (kinds.data?.shiftTypes ?? []).map((row) => ({
      value: row.shiftTypeId,
      label: shiftTypeName({ ...row, shiftType: row.partOfDay }),
      isActive: row.isActive,
    }))
    const known = (skills.data?.specialties ?? []).map(({ specialtyId, specialtyName, isActive }) => ({
      value: specialtyId,
      label: specialtyName,
      isActive,
    }))
    const anybody = { value: ANYBODY, label: t('demand.anybody') }
    const nameIn = (list: { value: string; label: string }[], id: string) =>
      list.find(({ value }) => value === id)?.label ?? id
    return {
      kinds,
      skills,
      isKnown: kinds.data !== undefined && skills.data !== undefined,
      shiftTypes: all.filter(({ isActive }) => isActive),
      specialties: [anybody, ...known.filter(({ isActive }) => isActive)],
      /** As the lists have them: by when a shift type begins, then by specialty, anybody first. */
      orderOf: ({ shiftTypeId, specialtyId }: LineOf) =>
        all.findIndex(({ value }) => value === shiftTypeId) * 1_000 +
        (specialtyId === null ? -1 : known.findIndex(({ value }) => value === specialtyId)),
      nameOf: ({ shiftTypeId, specialtyId }: LineOf) => ({
        shiftType: nameIn(all, shiftTypeId),
        specialty: specialtyId === null ? anybody.label : nameIn(known, specialtyId),
      }),
    }
  }, [kinds, skills, t])
}
export type Names = ReturnType<typeof useNames>
