import { Button, Checkbox, TextInput } from '@mantine/core'
import { Link } from 'wouter'
import { emailAddress, present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { addressOf, type Look } from './kinds.ts'
import { newPassword } from './new-password.ts'
import { Social } from './social.tsx'
import styles from './auth-demos.module.css'

export const RegisterForm = ({ look }: { look: Look }) => {
  const t = useText()
  const form = useCheckedForm({
    initialValues: { username: '', email: '', password: '', terms: false },
    validate: {
      username: present,
      email: emailAddress,
      password: newPassword,
      terms: (value) => (value ? null : t('authdemo.termsWanted')),
    },
  })
  return (
    <>
      <form
        className={styles.form}
        onSubmit={form.whenRight(({ username }) => tell(t('authdemo.registered', { name: username.trim() })))}
        noValidate
      >
        <TextInput
          label={t('authdemo.username')}
          autoComplete="off"
          autoCapitalize="none"
          required
          {...form.getInputProps('username')}
        />
        <TextInput
          label={t('authdemo.email')}
          type="email"
          autoComplete="off"
          required
          {...form.getInputProps('email')}
        />
        <PasswordField label={t('authdemo.password')} autoComplete="off" required {...form.getInputProps('password')} />
        <Checkbox label={t('authdemo.terms')} required {...form.getInputProps('terms', { type: 'checkbox' })} />
        <Button type="submit" size="md" fullWidth>
          {t('authdemo.signUp')}
        </Button>
      </form>
      <p className={styles.other}>
        {t('authdemo.haveOne')}{' '}
        <Link href={addressOf('login', look)} className={styles.link}>
          {t('authdemo.signInInstead')}
        </Link>
      </p>
      <Social />
    </>
  )
}
