import { RequirementConflict, requirements, type Requirement } from '@onward/contract'
import { useEffect, useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import {
  credentialTypeChoices,
  facilityChoices,
  shiftTypeChoices,
  specialtyChoices,
} from '#web/lib/choices/account-choices.ts'
import { conflictIn } from '#web/lib/conflict-in.ts'
import { typeNamed } from '#web/lib/formats/shift-type-name.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'
import { takeNewer } from '#web/ui/controls/take-newer.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { PutAway } from '#web/ui/lists/put-away.tsx'
import styles from '#web/ui/lists/records.module.css'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'

const api = apiOf(requirements)
const conflictOf = conflictIn(RequirementConflict)
const refusalOf = (error: unknown) => {
  const conflict = conflictOf(error)
  if (!conflict) return messageOf(error)
  return textOf(conflict.reason === 'same' ? 'credentials.sameRequirement' : 'records.newer')
}

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

/** A new requirement, or a change of one. */
export const RequirementForm = ({
  requirement: given,
  onClose,
}: {
  requirement: Requirement | undefined
  onClose: () => void
}) => {
  const t = useText()
  // What is changed is the row that was seen: a newer one must not take away what was chosen.
  const [row, setRow] = useState(given)
  const form = useCheckedForm<Values>({
    initialValues: valuesOf(given),
    validate: {
      credentialTypeId: (type) => (type ? null : t('ui.required')),
      hospitalId: (place, { shiftTypeId, specialtyId }) =>
        (place ?? shiftTypeId ?? specialtyId) ? null : t('credentials.whereWanted'),
    },
  })
  const before = inputOf(valuesOf(row))
  const now = inputOf(form.values)
  const isTyped = JSON.stringify(now) !== JSON.stringify(row ? before : inputOf(valuesOf(undefined)))
  const takeIn = (error: unknown) => {
    const conflict = conflictOf(error)
    if (conflict?.reason !== 'version') return
    const newer = conflict.facts.requirement
    const theirs = valuesOf(newer)
    takeNewer(form.setValue, theirs, (name) => now[name] !== before[name])
    setRow(newer)
  }
  const change = ({ requirementId, version }: Requirement, to: ReturnType<typeof inputOf>) =>
    api.changeRequirement({ requirementId, version, ...to })
  const save = useChange(
    (values: Values, options) => (row ? change(row, inputOf(values)) : api.createRequirement(inputOf(values), options)),
    {
      by: api.changeRequirement,
      once: { amend: async ({ requirement: made }, values) => change(made, inputOf(values)) },
      form,
      wording: refusalOf,
      done: (_, { requirement }) => t('records.saved', { name: requirement.credentialTypeName }),
      onDone: onClose,
      onFailed: takeIn,
    },
  )
  const remove = useChange(
    ({ requirementId, version }: Requirement) => api.deleteRequirement({ requirementId, version }),
    {
      by: api.deleteRequirement,
      wording: refusalOf,
      done: (_, { requirement }) => t('records.wasDeleted', { name: requirement.credentialTypeName }),
      onDone: onClose,
      onFailed: takeIn,
    },
  )
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(() => isTyped))
  return (
    <Drawer title={t(given ? 'credentials.changeRequirement' : 'credentials.newRequirement')} onClose={typed.close}>
      <form className={styles.form} onSubmit={form.whenRight((values) => save.mutate(values))} noValidate>
        <ChangeFailure of={save} />
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
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
      {row && (
        <PutAway
          isActive
          isUsed={false}
          name={row.credentialTypeName}
          isTyped={isTyped}
          change={remove}
          onGo={() => remove.mutate(row)}
        />
      )}
      {typed.question}
    </Drawer>
  )
}
