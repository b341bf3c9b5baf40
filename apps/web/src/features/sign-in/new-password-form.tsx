import { registrationApi } from './registration-api.ts'
import { fieldErrors } from '#web/lib/messages.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { dropAtSignOut } from '#web/lib/storage.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { wordingWeak } from '#web/ui/controls/new-password-words.ts'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { BackToSignIn } from './back-to-sign-in.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import account from './account.module.css'
import styles from './sign-in-frame.module.css'

type Props = { token: string; onSet: () => void; onDead: () => void }

/** Spends the token of a mailed link for a new password; a password that is too weak leaves it good. */
export const NewPasswordForm = ({ token, onSet, onDead }: Props) => {
  const t = useText()
  const form = useCheckedForm({
    initialValues: { password: '', repeated: '' },
    validate: {
      password: (value) => (value === '' ? t('ui.required') : null),
      repeated: (value, { password }) =>
        value === '' ? t('ui.required') : value === password ? null : t('account.differ'),
    },
  })
  const set = useChange(registrationApi.resetPassword, {
    form: wordingWeak(form),
    onDone: () => {
      // The server has ended every session of this user; one that is kept here would only be refused.
      dropAtSignOut()
      onSet()
    },
    onFailed: (error) => 'token' in fieldErrors(error) && onDead(),
  })

  return (
    <SignInFrame title={titleOf('reset-password')} lead={t('account.resetLead')}>
      <form
        className={`${styles.form} ${account.form}`}
        onSubmit={form.whenRight(({ password }) => set.mutate({ token, password }))}
        noValidate
      >
        <ChangeFailure of={set} />
        <PasswordField
          label={t('account.newPassword')}
          autoComplete="new-password"
          required
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={t('account.repeat')}
          autoComplete="new-password"
          required
          {...form.getInputProps('repeated')}
        />
        <BusyButton type="submit" size="md" fullWidth isBusy={set.isPending}>
          {t('account.set')}
        </BusyButton>
      </form>
      <BackToSignIn />
    </SignInFrame>
  )
}
