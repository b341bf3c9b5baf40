import { specialties, SpecialtyConflict, type Specialty } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { useText } from '#web/lib/text.ts'
import { NamedForm, type NamedCalls, type NamedRecord } from '#web/ui/lists/named-form.tsx'

const api = apiOf(specialties)
const conflictOf = conflictIn(SpecialtyConflict)

/** A specialty as forms and lists of records have it. */
const recordOf = (row: Specialty): NamedRecord => ({ ...row, id: row.specialtyId, name: row.specialtyName })

const calls: NamedCalls = {
  create: async (specialtyName, options) => recordOf((await api.createSpecialty({ specialtyName }, options)).specialty),
  change: Object.assign(
    async ({ id, version }: NamedRecord, { name, ...to }: { name?: string; isActive?: true }) =>
      recordOf(
        (
          await api.changeSpecialty({
            specialtyId: id,
            version,
            ...(name !== undefined && { specialtyName: name }),
            ...to,
          })
        ).specialty,
      ),
    { about: api.changeSpecialty.about },
  ),
  remove: Object.assign(
    async ({ id, version }: NamedRecord) => {
      const { specialty, isDeleted } = await api.deleteSpecialty({ specialtyId: id, version })
      return { record: recordOf(specialty), isDeleted }
    },
    { about: api.deleteSpecialty.about },
  ),
  conflictOf: (error) => {
    const conflict = conflictOf(error)
    return conflict && { reason: conflict.reason, record: recordOf(conflict.facts.specialty) }
  },
}

type Props = { specialty: Specialty | undefined; onClose: () => void }

/** A new specialty, or a change of one. */
export const SpecialtyForm = ({ specialty, onClose }: Props) => {
  const t = useText()
  return (
    <NamedForm
      record={specialty && recordOf(specialty)}
      title={t(specialty ? 'specialties.change' : 'specialties.new')}
      calls={calls}
      onClose={onClose}
    />
  )
}
