import { Button, TextInput } from '@mantine/core'
import { emailAddress } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { tell } from '#web/ui/overlays/toast.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { BackToLogin } from './back-to-login.tsx'
import type { Look } from './kinds.ts'
import styles from './auth-demos.module.css'

export const ForgotForm = ({ look }: { look: Look }) => {
  const t = useText()
  const form = useCheckedForm({ initialValues: { email: '' }, validate: { email: emailAddress } })
  return (
    <>
      <form
        className={styles.form}
        onSubmit={form.whenRight(({ email }) => tell(t('authdemo.linkSent', { email: email.trim() })))}
        noValidate
      >
        <TextInput
          label={t('authdemo.email')}
          type="email"
          autoComplete="off"
          required
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="md" fullWidth>
          {t('authdemo.sendLink')}
        </Button>
      </form>
      <BackToLogin look={look} />
    </>
  )
}
