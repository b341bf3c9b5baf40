import { TextInput } from '@mantine/core'
import { ApiError } from '@onward/contract'
import { fieldErrors } from '#web/lib/messages.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { present } from '#web/lib/rules/rules.ts'
import { keepSession } from '#web/lib/session/session.ts'
import { keep } from '#web/lib/storage.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { wordingWeak } from '#web/ui/controls/new-password-words.ts'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { registrationApi } from './registration-api.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import account from './account.module.css'
import styles from './sign-in-frame.module.css'

type Props = {
  token: string
  invited: { accountName: string; email: string; invitedBy: string | null }
  onDead: () => void
  /** The address has a user by now. */
  onHeld: () => void
}

/** Takes up an invitation and signs in; a password that is too weak leaves it good. */
export const InvitationForm = ({ token, invited, onDead, onHeld }: Props) => {
  const t = useText()
  const { accountName, email, invitedBy } = invited
  const form = useCheckedForm({
    initialValues: { username: '', password: '' },
    validate: { username: present, password: (value) => (value === '' ? t('ui.required') : null) },
  })
  const accept = useChange(registrationApi.acceptInvitation, {
    form: wordingWeak(form),
    onDone: (answer) => {
      keepSession(answer, 'everywhere')
      keep('welcome', '1', 'tab')
      // A fresh page: nothing of who was here before is left in memory.
      location.replace('/')
    },
    onFailed: (error) => {
      if ('token' in fieldErrors(error)) onDead()
      if (error instanceof ApiError && error.status === 409) onHeld()
    },
  })
  const lead = invitedBy === null ? t('invitation.leadAlone', { account: accountName }) : undefined
  return (
    <SignInFrame
      title={titleOf('accept-invitation')}
      lead={lead ?? t('invitation.lead', { account: accountName, by: invitedBy ?? '' })}
    >
      <form
        className={`${styles.form} ${account.form}`}
        onSubmit={form.whenRight((values) => accept.mutate({ token, ...values }))}
        noValidate
      >
        <ChangeFailure of={accept} />
        {/* Whoever keeps the password keeps it under this. */}
        <TextInput label={t('account.email')} type="email" autoComplete="username" readOnly value={email} />
        <TextInput
          label={t('account.username')}
          autoComplete="nickname"
          autoCapitalize="none"
          maxLength={200}
          required
          {...form.getInputProps('username')}
        />
        <PasswordField
          label={t('account.password')}
          autoComplete="new-password"
          required
          {...form.getInputProps('password')}
        />
        <BusyButton type="submit" size="md" fullWidth isBusy={accept.isPending || accept.isSuccess}>
          {t('invitation.accept')}
        </BusyButton>
      </form>
    </SignInFrame>
  )
}
