import { Checkbox } from '@mantine/core'
import { CredentialConflict, credentials, type Credential } from '@onward/contract'
import { useEffect, useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import { credentialTypeChoices, facilityChoices } from '#web/lib/choices/account-choices.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { differing } from '#web/lib/differing.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'
import { takeNewer } from '#web/ui/controls/take-newer.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { PutAway } from '#web/ui/lists/put-away.tsx'
import styles from '#web/ui/lists/records.module.css'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'

const api = apiOf(credentials)
const conflictOf = conflictIn(CredentialConflict)
const refusalOf = (error: unknown) => (conflictOf(error) ? textOf('records.newer') : messageOf(error))

type Values = {
  credentialTypeId: Choice | undefined
  hospitalId: Choice | undefined
  number: string
  validFrom: string
  validTo: string
  isRevoked: boolean
}
const valuesOf = (row: Credential | undefined): Values => ({
  credentialTypeId: row && { value: row.credentialTypeId, label: row.credentialTypeName },
  hospitalId: row?.hospitalId ? { value: row.hospitalId, label: row.facilityName ?? row.hospitalId } : undefined,
  number: row?.number ?? '',
  validFrom: row?.validFrom ?? '',
  validTo: row?.validTo ?? '',
  isRevoked: row?.isRevoked ?? false,
})
const inputOf = ({ credentialTypeId, hospitalId, number, validFrom, validTo, isRevoked }: Values) => ({
  credentialTypeId: credentialTypeId?.value ?? '',
  hospitalId: hospitalId?.value ?? null,
  number: number.trim() || null,
  validFrom: validFrom || null,
  validTo: validTo || null,
  isRevoked,
})

type Props = { providerId: string; credential: Credential | undefined; onClose: () => void }

/** What somebody has, new or changed. */
export const CredentialForm = ({ providerId, credential: given, onClose }: Props) => {
  const t = useText()
  // What is changed is the row that was seen: a newer one must not take away what was typed.
  const [row, setRow] = useState(given)
  const form = useCheckedForm<Values>({
    initialValues: valuesOf(given),
    validate: {
      credentialTypeId: (type) => (type ? null : t('ui.required')),
      validTo: (to, { validFrom }) => (to !== '' && to < validFrom ? t('people.endsBefore') : null),
    },
  })
  const { values, getInputProps } = form
  const before = inputOf(valuesOf(row))
  const typedOf = (all: Values) => differing(inputOf(all), before)
  const isTyped = Object.keys(typedOf(values)).length > 0
  const takeIn = (error: unknown) => {
    const newer = conflictOf(error)?.facts.credential
    if (!newer) return
    const theirs = valuesOf(newer)
    const kept = typedOf(values)
    takeNewer(form, { typed: values, before: valuesOf(row), theirs, isTyped: (name) => name in kept })
    setRow(newer)
  }
  const change = ({ credentialId, version }: Credential, to: ReturnType<typeof typedOf>) =>
    api.changeCredential({ credentialId, version, ...to })
  const save = useChange(
    (all: Values, options) =>
      row ? change(row, typedOf(all)) : api.createCredential({ providerId, ...inputOf(all) }, options),
    {
      by: api.changeCredential,
      once: { amend: async ({ credential: made }, all) => change(made, inputOf(all)) },
      form,
      wording: refusalOf,
      done: (_, { credential }) => t('records.saved', { name: credential.credentialTypeName }),
      onDone: onClose,
      onFailed: takeIn,
    },
  )
  const remove = useChange(({ credentialId, version }: Credential) => api.deleteCredential({ credentialId, version }), {
    by: api.deleteCredential,
    wording: refusalOf,
    done: (_, { credential }) => t('records.wasDeleted', { name: credential.credentialTypeName }),
    onDone: onClose,
    onFailed: takeIn,
  })
  const leaving = useTypedText(onClose)
  useEffect(() => leaving.watch(() => isTyped))
  return (
    <Drawer title={t(given ? 'people.changeCredential' : 'people.newCredential')} onClose={leaving.close}>
      <form className={styles.form} onSubmit={form.whenRight((all) => save.mutate(all))} noValidate>
        <ChangeFailure of={save} />
        <FoundChoice
          label={t('people.credentialType')}
          required
          {...credentialTypeChoices}
          {...getInputProps('credentialTypeId')}
        />
        <FoundChoice
          label={t('people.privilegeAt')}
          placeholder={t('people.anyFacility')}
          clearable
          {...facilityChoices}
          {...getInputProps('hospitalId')}
        />
        <LineField label={t('people.number')} maxLength={100} autoComplete="off" {...getInputProps('number')} />
        <div className={styles.pair}>
          <TypedDateField label={t('people.validFrom')} {...getInputProps('validFrom')} />
          <TypedDateField label={t('people.validTo')} {...getInputProps('validTo')} />
        </div>
        <Checkbox
          label={t('people.isRevoked')}
          description={t('people.isRevokedHint')}
          {...form.getInputProps('isRevoked', { type: 'checkbox' })}
        />
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
      {row && (
        <PutAway
          name={row.credentialTypeName}
          isActive
          isUsed={false}
          isTyped={isTyped}
          change={remove}
          onGo={() => remove.mutate(row)}
        />
      )}
      {leaving.question}
    </Drawer>
  )
}
