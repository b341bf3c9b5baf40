import { Button } from '@mantine/core'
import { ApiError, users } from '@onward/contract'
import { useEffect } from 'react'
import { apiOf } from '#web/lib/api.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import { emailAddress, present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { PlacesChoice } from './places-choice.tsx'
import { ProviderChoice } from './provider-choice.tsx'
import { RoleChoice, rolesIn } from './role-choice.tsx'
import { conflictOf, refusalOf } from './user-refusal.ts'
import styles from './users.module.css'

type Values = { email: string; fullName: string; roles: string[]; hospitalIds: Choice[]; provider: Choice | undefined }
const api = apiOf(users)

const inputOf = ({ email, fullName, roles, hospitalIds, provider }: Values) => ({
  email: email.trim(),
  fullName,
  roles: rolesIn(roles),
  ...(roles.includes('Scheduler') && { hospitalIds: hospitalIds.map(({ value }) => value) }),
  ...(roles.includes('Provider') && provider && { providerId: provider.value }),
})

/** Asks somebody in by mail. */
export const UserInvite = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const form = useCheckedForm<Values>({
    initialValues: { email: '', fullName: '', roles: [], hospitalIds: [], provider: undefined },
    validate: {
      email: emailAddress,
      fullName: present,
      roles: (roles) => (roles.length === 0 ? t('accountUsers.roleWanted') : null),
      hospitalIds: (places, { roles }) =>
        roles.includes('Scheduler') && places.length === 0 ? t('accountUsers.placesWanted') : null,
      provider: (provider, { roles }) =>
        roles.includes('Provider') && !provider ? t('accountUsers.personWanted') : null,
    },
    names: { providerId: 'provider' },
  })
  const { values, setValue, isTyped, getInputProps } = form
  const invite = useChange((given: Values, options) => api.inviteUser(inputOf(given), options), {
    by: api.inviteUser,
    once: {
      // Whoever was invited by a try whose answer was lost, and is not wanted any more as they were.
      amend: async ({ user }, given) => {
        await api.revokeInvitation({ userId: user.userId }).catch((error: unknown) => {
          if (!(error instanceof ApiError) || error.status !== 404) throw error
        })
        return api.inviteUser(inputOf(given))
      },
    },
    form,
    wording: (error) => refusalOf(error, values.fullName),
    done: (_, { user }) => t('accountUsers.wasInvited', { name: user.fullName, email: user.email }),
    onDone: onClose,
    onFailed: (error) => {
      const reason = conflictOf(error)?.reason
      const said = refusalOf(error, values.fullName)
      if (reason === 'email') form.refuse({ email: said })
      if (reason === 'provider') form.refuse({ provider: said })
    },
  })
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(isTyped))
  const choose = (provider: Choice | undefined) => {
    setValue('provider', provider)
    if (provider && values.fullName.trim() === '') setValue('fullName', provider.label)
  }
  return (
    <Drawer title={t('accountUsers.invite')} onClose={typed.close}>
      <form className={styles.form} onSubmit={form.whenRight((all) => invite.mutate(all))} noValidate>
        <ChangeFailure of={invite} />
        <p className={`${styles.facts} ${styles.soft}`}>{t('accountUsers.inviteHint')}</p>
        <LineField
          label={t('accountUsers.email')}
          required
          maxLength={254}
          autoComplete="off"
          data-autofocus
          {...getInputProps('email')}
        />
        <LineField
          label={t('accountUsers.name')}
          required
          maxLength={200}
          autoComplete="off"
          {...getInputProps('fullName')}
        />
        <RoleChoice {...getInputProps('roles')} />
        {values.roles.includes('Scheduler') && <PlacesChoice {...getInputProps('hospitalIds')} />}
        {values.roles.includes('Provider') && <ProviderChoice {...getInputProps('provider')} onChange={choose} />}
        <Actions>
          <Button variant="default" onClick={typed.close}>
            {t('ui.discard')}
          </Button>
          <BusyButton type="submit" isBusy={invite.isPending}>
            {t('accountUsers.send')}
          </BusyButton>
        </Actions>
      </form>
      {typed.question}
    </Drawer>
  )
}
