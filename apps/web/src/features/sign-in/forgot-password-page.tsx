import { TextInput } from '@mantine/core'
import texts from 'texts:account'
import { registrationApi } from './registration-api.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { emailAddress } from '#web/lib/rules/rules.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { BackToSignIn } from './back-to-sign-in.tsx'
import { Outcome } from './outcome.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import account from './account.module.css'
import styles from './sign-in-frame.module.css'

addTexts(texts)

const ForgotPasswordPage = () => {
  const t = useText()
  const form = useCheckedForm({
    initialValues: { email: '' },
    validate: {
      email: emailAddress,
    },
  })
  const ask = useChange(registrationApi.forgotPassword, { form })

  if (ask.isSuccess)
    return (
      <Outcome tone="waiting" title={t('account.sent')} text={t('account.sentText', { email: ask.variables.email })}>
        <BackToSignIn />
      </Outcome>
    )
  return (
    <SignInFrame title={titleOf('forgot-password')} lead={t('account.forgotLead')}>
      <form
        className={`${styles.form} ${account.form}`}
        onSubmit={form.whenRight(({ email }) => ask.mutate({ email: email.trim() }))}
        noValidate
      >
        <ChangeFailure of={ask} />
        <TextInput
          label={t('account.email')}
          type="email"
          autoComplete="username"
          required
          {...form.getInputProps('email')}
        />
        <BusyButton type="submit" size="md" fullWidth isBusy={ask.isPending}>
          {t('account.send')}
        </BusyButton>
      </form>
      <BackToSignIn />
    </SignInFrame>
  )
}
export default ForgotPasswordPage
