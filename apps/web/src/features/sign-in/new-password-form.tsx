import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { identityApi } from '#web/lib/identity-api.ts'
import { fieldErrors } from '#web/lib/messages.ts'
import { titleOf } from '#web/lib/pages.ts'
import { dropAtSignOut } from '#web/lib/storage.ts'
import { useText } from '#web/lib/text.ts'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { BackToSignIn } from './back-to-sign-in.tsx'
import { FormFailure } from './form-failure.tsx'
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
  const set = useMutation({
    mutationFn: (password: string) => identityApi.resetPassword({ token, password }),
    onSuccess: () => {
      // The server has ended every session of this user; one that is kept here would only be refused.
      dropAtSignOut()
      onSet()
    },
    onError: (error) => {
      const wrong = fieldErrors(error)
      if ('token' in wrong) onDead()
      else form.refuse(wrong)
    },
  })

  return (
    <SignInFrame title={titleOf('reset-password')} lead={t('account.resetLead')}>
      <form
        className={`${styles.form} ${account.form}`}
        onSubmit={form.whenRight(({ password }) => set.mutate(password))}
        noValidate
      >
        <FormFailure error={set.error} />
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
        <Button type="submit" size="md" fullWidth loading={set.isPending}>
          {t('account.set')}
        </Button>
      </form>
      <BackToSignIn />
    </SignInFrame>
  )
}
