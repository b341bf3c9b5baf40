import { Checkbox, TextInput } from '@mantine/core'
import texts from 'texts:account'
import { registrationApi } from './registration-api.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { emailAddress, present } from '#web/lib/rules/rules.ts'
import { keepSession } from '#web/lib/session/session.ts'
import { keep } from '#web/lib/storage.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { wordingWeak } from '#web/ui/controls/new-password-words.ts'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { SideLink } from './side-link.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { takenFields } from './taken-fields.ts'
import account from './account.module.css'
import styles from './sign-in-frame.module.css'

addTexts(texts)

const RegisterPage = () => {
  const t = useText()
  const form = useCheckedForm({
    initialValues: { username: '', email: '', password: '', terms: false },
    validate: {
      username: present,
      email: emailAddress,
      password: (value) => (value === '' ? t('ui.required') : null),
      terms: (value) => (value ? null : t('account.termsWanted')),
    },
  })
  const create = useChange(registrationApi.register, {
    form: wordingWeak(form),
    onDone: (answer) => {
      if ('error' in answer) return form.refuse(takenFields(answer.error))
      keepSession(answer, 'everywhere')
      keep('welcome', '1', 'tab')
      return location.replace('/')
    },
  })
  const isLeaving = create.data !== undefined && !('error' in create.data)

  return (
    <SignInFrame title={titleOf('register')} lead={t('account.registerLead')}>
      <form
        className={`${styles.form} ${account.form}`}
        onSubmit={form.whenRight(({ username, email, password }) => create.mutate({ username, email, password }))}
        noValidate
      >
        <ChangeFailure of={create} />
        <TextInput
          label={t('account.username')}
          autoComplete="nickname"
          autoCapitalize="none"
          required
          {...form.getInputProps('username')}
        />
        <TextInput
          label={t('account.email')}
          type="email"
          autoComplete="username"
          required
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={t('account.password')}
          autoComplete="new-password"
          required
          {...form.getInputProps('password')}
        />
        <Checkbox label={t('account.terms')} required {...form.getInputProps('terms', { type: 'checkbox' })} />
        <BusyButton type="submit" size="md" fullWidth isBusy={create.isPending || isLeaving}>
          {t('account.create')}
        </BusyButton>
      </form>
      <p className={styles.other}>
        {t('account.haveOne')} <SideLink to="login" />
      </p>
    </SignInFrame>
  )
}
export default RegisterPage
