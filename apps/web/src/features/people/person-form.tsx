import { people, type Provider } from '@onward/contract'
import { useEffect, useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import { emailAddress, present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { FoundChoices } from '#web/ui/controls/found-choice.tsx'
import { takeNewer } from '#web/ui/controls/take-newer.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import styles from '#web/ui/lists/records.module.css'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { facilityChoices, specialtyChoices } from '#web/lib/choices/account-choices.ts'
import { AheadLines } from './ahead-lines.tsx'
import { conflictOf, refusalOf } from './person-refusal.ts'

const api = apiOf(people)
type Values = {
  providerName: string
  providerId: string
  specialtyIds: Choice[]
  hospitalIds: Choice[]
  phone: string
  email: string
  lastDay: string
}
type Props = {
  provider: Provider | undefined
  onClose: () => void
  onSaved?: (provider: Provider) => void
}

/** As the form has them: a word that is not there is an empty field. */
const valuesOf = (provider: Provider | undefined): Values => ({
  providerName: provider?.providerName ?? '',
  providerId: '',
  specialtyIds: provider?.specialties.map((one) => ({ value: one.specialtyId, label: one.specialtyName })) ?? [],
  hospitalIds: provider?.facilities.map((one) => ({ value: one.hospitalId, label: one.facilityName })) ?? [],
  phone: provider?.phone ?? '',
  email: provider?.email ?? '',
  lastDay: provider?.lastDay ?? '',
})

const inputOf = ({ specialtyIds, hospitalIds, phone, email, lastDay, providerName }: Values) => ({
  providerName,
  specialtyIds: specialtyIds.map(({ value }) => value),
  hospitalIds: hospitalIds.map(({ value }) => value),
  phone: phone.trim() || null,
  email: email.trim() || null,
  lastDay: lastDay || null,
})
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** What of the form is to be changed: the rest is nobody's wish. */
const changed = (values: Values, before: Values) => {
  const [to, from] = [inputOf(values), inputOf(before)]
  const names = Object.keys(to) as (keyof typeof to)[] // its own keys
  return Object.fromEntries(names.filter((name) => !isSame(to[name], from[name])).map((name) => [name, to[name]]))
}

/** Somebody new, or a change of what is known of somebody. */
export const PersonForm = ({ provider: given, onClose, onSaved }: Props) => {
  const t = useText()
  // What is changed is the row that was seen: a newer one must not take away what was typed.
  const [provider, setProvider] = useState(given)
  const before = valuesOf(provider)
  const form = useCheckedForm<Values>({
    initialValues: valuesOf(given),
    validate: {
      providerName: present,
      email: (email) => (email.trim() === '' ? null : emailAddress(email.trim())),
    },
  })
  const { values, getInputProps } = form
  const isTyped = !isSame(values, before)
  const takeIn = (newer: Provider, typed: Values) => {
    const theirs = valuesOf(newer)
    takeNewer(form, { typed, before, theirs })
    setProvider(newer)
  }
  const save = useChange(
    (all: Values, options) =>
      provider
        ? api.changeProvider({ providerId: provider.providerId, version: provider.version, ...changed(all, before) })
        : api.createProvider(
            { ...inputOf(all), ...(all.providerId.trim() && { providerId: all.providerId }) },
            options,
          ),
    {
      by: api.changeProvider,
      once: {
        amend: async ({ provider: made }, all) =>
          api.changeProvider({
            providerId: made.providerId,
            version: made.version,
            ...changed(all, valuesOf(made)),
          }),
      },
      form,
      wording: refusalOf,
      done: ({ providerId: wanted }, { provider: { providerName: name, providerId: id } }) =>
        // A try whose answer was lost has made another one, which stays.
        given || ['', id].includes(wanted.trim()) ? t('people.saved', { name }) : t('people.savedAs', { name, id }),
      onDone: ({ provider: saved }) => {
        onClose()
        onSaved?.(saved)
      },
      // The refusal says how it is now: whoever saves again means it.
      onFailed: (error, all) => {
        const conflict = conflictOf(error)
        if (conflict?.reason === 'version') takeIn(conflict.facts.provider, all)
        if (conflict?.reason === 'providerId') form.refuse({ providerId: refusalOf(error) })
        if (conflict?.reason === 'shifts') form.refuse({ lastDay: refusalOf(error) })
      },
    },
  )
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(() => isTyped))
  return (
    <Drawer title={t(given ? 'people.change' : 'people.new')} onClose={typed.close}>
      <form className={styles.form} onSubmit={form.whenRight((all) => save.mutate(all))} noValidate>
        <ChangeFailure of={save} />
        <AheadLines error={save.error} />
        <LineField
          label={t('people.name')}
          required
          maxLength={200}
          autoComplete="off"
          data-autofocus
          {...getInputProps('providerName')}
        />
        {!given && (
          <LineField
            label={t('people.id')}
            description={t('people.idHint')}
            maxLength={100}
            {...getInputProps('providerId')}
          />
        )}
        <FoundChoices
          label={t('people.specialties')}
          description={t('people.specialtiesHint')}
          {...specialtyChoices}
          {...getInputProps('specialtyIds')}
        />
        <FoundChoices
          label={t('people.facilities')}
          description={t('people.facilitiesHint')}
          {...facilityChoices}
          {...getInputProps('hospitalIds')}
        />
        <div className={styles.pair}>
          <LineField label={t('people.phone')} maxLength={50} autoComplete="off" {...getInputProps('phone')} />
          <LineField label={t('people.email')} maxLength={254} autoComplete="off" {...getInputProps('email')} />
        </div>
        <div>
          <TypedDateField label={t('people.lastDay')} {...getInputProps('lastDay')} />
          <small className={styles.soft}>{t('people.lastDayHint')}</small>
        </div>
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
      {typed.question}
    </Drawer>
  )
}
