import { RequirementConflict, requirements, type Requirement } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import {
  credentialTypeChoices,
  facilityChoices,
  shiftTypeChoices,
  specialtyChoices,
} from '#web/lib/choices/account-choices.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { typeNamed } from '#web/lib/formats/shift-type-name.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'
import { RowDrawer } from '#web/ui/lists/row-drawer.tsx'
import { useRowForm, type RowCalls } from '#web/ui/lists/use-row-form.ts'
import styles from '#web/ui/lists/records.module.css'

const api = apiOf(requirements)
const conflictOf = conflictIn(RequirementConflict)

type Values = Record<'credentialTypeId' | 'hospitalId' | 'shiftTypeId' | 'specialtyId', Choice | undefined>
const choice = (value: string | null, label: string | null): Choice | undefined =>
  value === null ? undefined : { value, label: label ?? value }
const valuesOf = (row: Requirement | undefined): Values => ({
  credentialTypeId: row && choice(row.credentialTypeId, row.credentialTypeName),
  hospitalId: row && choice(row.hospitalId, row.facilityName),
  shiftTypeId: row && choice(row.shiftTypeId, typeNamed(row.shiftTypeId ?? '', row.shiftTypeName ?? '')),
  specialtyId: row && choice(row.specialtyId, row.specialtyName),
})
const inputOf = ({ credentialTypeId, hospitalId, shiftTypeId, specialtyId }: Values) => ({
  credentialTypeId: credentialTypeId?.value ?? '',
  hospitalId: hospitalId?.value ?? null,
  shiftTypeId: shiftTypeId?.value ?? null,
  specialtyId: specialtyId?.value ?? null,
})
type Input = ReturnType<typeof inputOf>
const calls: RowCalls<Requirement, Input> = {
  create: async (input, options) => (await api.createRequirement(input, options)).requirement,
  change: async ({ requirementId, version }, to) =>
    (await api.changeRequirement({ requirementId, version, ...to })).requirement,
  remove: async ({ requirementId, version }) => (await api.deleteRequirement({ requirementId, version })).requirement,
  by: { change: api.changeRequirement, remove: api.deleteRequirement },
  conflictOf: (error) => {
    const conflict = conflictOf(error)
    return conflict && { reason: conflict.reason, row: conflict.facts.requirement }
  },
  nameOf: ({ credentialTypeName }) => credentialTypeName,
  sameWords: () => textOf('credentials.sameRequirement'),
}

/** A new requirement, or a change of one. */
export const RequirementForm = ({
  requirement: given,
  onClose,
}: {
  requirement: Requirement | undefined
  onClose: () => void
}) => {
  const t = useText()
  const { form, drawer } = useRowForm({
    given,
    calls,
    valuesOf,
    inputOf,
    told: inputOf,
    validate: {
      credentialTypeId: (type) => (type ? null : t('ui.required')),
      hospitalId: (place, { shiftTypeId, specialtyId }) =>
        (place ?? shiftTypeId ?? specialtyId) ? null : t('credentials.whereWanted'),
    },
    onClose,
  })
  return (
    <RowDrawer title={t(given ? 'credentials.changeRequirement' : 'credentials.newRequirement')} {...drawer}>
      <FoundChoice
        label={t('credentials.type')}
        required
        {...credentialTypeChoices}
        {...form.getInputProps('credentialTypeId')}
      />
      <p className={styles.soft}>{t('credentials.whereHint')}</p>
      <FoundChoice
        label={t('credentials.facility')}
        placeholder={t('credentials.any')}
        clearable
        {...facilityChoices}
        {...form.getInputProps('hospitalId')}
      />
      <FoundChoice
        label={t('credentials.shiftType')}
        placeholder={t('credentials.any')}
        clearable
        {...shiftTypeChoices}
        {...form.getInputProps('shiftTypeId')}
      />
      <FoundChoice
        label={t('credentials.specialty')}
        placeholder={t('credentials.any')}
        clearable
        {...specialtyChoices}
        {...form.getInputProps('specialtyId')}
      />
    </RowDrawer>
  )
}
