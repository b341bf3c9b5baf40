import { Button } from '@mantine/core'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { BackToLogin } from './back-to-login.tsx'
import type { Look } from './kinds.ts'
import { newPassword } from './new-password.ts'
import styles from './auth-demos.module.css'

export const ResetForm = ({ look }: { look: Look }) => {
  const t = useText()
  const form = useCheckedForm({
    initialValues: { password: '', confirmed: '' },
    validate: {
      password: newPassword,
      confirmed: (value, { password }) => present(value) ?? (value === password ? null : t('authdemo.differ')),
    },
  })
  return (
    <>
      <form className={styles.form} onSubmit={form.whenRight(() => tell(t('authdemo.passwordSet')))} noValidate>
        <PasswordField
          label={t('authdemo.newPassword')}
          autoComplete="off"
          required
          {...form.getInputProps('password')}
        />
        <PasswordField label={t('authdemo.confirm')} autoComplete="off" required {...form.getInputProps('confirmed')} />
        <Button type="submit" size="md" fullWidth>
          {t('authdemo.setPassword')}
        </Button>
      </form>
      <BackToLogin look={look} />
    </>
  )
}
