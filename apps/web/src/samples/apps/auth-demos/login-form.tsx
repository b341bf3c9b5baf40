import { Button, Checkbox, TextInput } from '@mantine/core'
import { Link, useLocation } from 'wouter'
import { emailAddress, present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { addressOf, type Look } from './kinds.ts'
import { Social } from './social.tsx'
import styles from './auth-demos.module.css'

export const LoginForm = ({ look }: { look: Look }) => {
  const t = useText()
  const [, navigate] = useLocation()
  const form = useCheckedForm({
    initialValues: { email: '', password: '', remember: true },
    validate: { email: emailAddress, password: present },
  })
  return (
    <>
      <form className={styles.form} onSubmit={form.whenRight(() => navigate('/'))} noValidate>
        <TextInput
          label={t('authdemo.email')}
          type="email"
          autoComplete="off"
          required
          {...form.getInputProps('email')}
        />
        <PasswordField label={t('authdemo.password')} autoComplete="off" required {...form.getInputProps('password')} />
        <div className={styles.row}>
          <Checkbox label={t('authdemo.remember')} {...form.getInputProps('remember', { type: 'checkbox' })} />
          <Link href={addressOf('forgot-password', look)} className={styles.link}>
            {t('authdemo.forgot')}
          </Link>
        </div>
        <Button type="submit" size="md" fullWidth>
          {t('authdemo.signIn')}
        </Button>
      </form>
      <p className={styles.other}>
        {t('authdemo.new')}{' '}
        <Link href={addressOf('register', look)} className={styles.link}>
          {t('authdemo.create')}
        </Link>
      </p>
      <Social />
    </>
  )
}
