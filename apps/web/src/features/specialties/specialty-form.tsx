import { specialties, SpecialtyConflict, type Specialty } from '@onward/contract'
import { useEffect, useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { conflictIn } from '#web/lib/conflict-in.ts'
import { messageOf } from '#web/lib/messages.ts'
import { present } from '#web/lib/rules/rules.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { PutAway } from '#web/ui/lists/put-away.tsx'
import styles from '#web/ui/lists/records.module.css'

const api = apiOf(specialties)
const conflictOf = conflictIn(SpecialtyConflict)
const refusalOf = (error: unknown) => {
  const conflict = conflictOf(error)
  if (!conflict) return messageOf(error)
  const { specialtyName: name, isActive } = conflict.facts.specialty
  if (conflict.reason === 'version') return textOf('records.newer')
  return textOf(isActive ? 'records.nameTaken' : 'records.nameAway', { name })
}

/** A new specialty, or a change of one. */
export const SpecialtyForm = ({
  specialty: given,
  onClose,
}: {
  specialty: Specialty | undefined
  onClose: () => void
}) => {
  const t = useText()
  // What is changed is the row that was seen: a newer one must not take away what was typed.
  const [specialty, setSpecialty] = useState(given)
  const form = useCheckedForm({
    initialValues: { specialtyName: given?.specialtyName ?? '' },
    validate: { specialtyName: present },
  })
  const { specialtyName } = form.values
  const isTyped = specialtyName.trim() !== (specialty?.specialtyName ?? '')
  const takeIn = (error: unknown) => {
    const conflict = conflictOf(error)
    if (conflict?.reason === 'name') form.refuse({ specialtyName: refusalOf(error) })
    if (conflict?.reason !== 'version') return
    if (!isTyped) form.setValue('specialtyName', conflict.facts.specialty.specialtyName)
    setSpecialty(conflict.facts.specialty)
  }
  const save = useChange(
    (name: string, options) =>
      specialty
        ? api.changeSpecialty({ specialtyId: specialty.specialtyId, version: specialty.version, specialtyName: name })
        : api.createSpecialty({ specialtyName: name }, options),
    {
      by: api.changeSpecialty,
      once: {
        amend: async ({ specialty: { specialtyId, version } }, name) =>
          api.changeSpecialty({ specialtyId, version, specialtyName: name }),
      },
      form,
      wording: refusalOf,
      done: (name) => t('records.saved', { name: name.trim() }),
      onDone: onClose,
      onFailed: takeIn,
    },
  )
  const use = useChange(
    async () => {
      const { specialtyId = '', version = 0, isActive = false } = specialty ?? {}
      if (isActive) return api.deleteSpecialty({ specialtyId, version })
      return { ...(await api.changeSpecialty({ specialtyId, version, isActive: true })), isDeleted: false }
    },
    {
      by: api.deleteSpecialty,
      wording: refusalOf,
      done: (_, { specialty: { specialtyName: name, isActive }, isDeleted }) =>
        t(isDeleted ? 'records.wasDeleted' : isActive ? 'records.wasTakenBack' : 'records.wasPutAway', { name }),
      onDone: onClose,
      onFailed: takeIn,
    },
  )
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(() => isTyped))
  return (
    <Drawer title={t(given ? 'specialties.change' : 'specialties.new')} onClose={typed.close}>
      <form className={styles.form} onSubmit={form.whenRight((values) => save.mutate(values.specialtyName))} noValidate>
        <ChangeFailure of={save} />
        <LineField
          label={t('records.name')}
          required
          maxLength={200}
          data-autofocus
          {...form.getInputProps('specialtyName')}
        />
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
      {specialty && (
        <PutAway
          name={specialty.specialtyName}
          isActive={specialty.isActive}
          isUsed={specialty.isUsed}
          isTyped={isTyped}
          change={use}
          onGo={() => use.mutate(undefined)}
        />
      )}
      {typed.question}
    </Drawer>
  )
}
