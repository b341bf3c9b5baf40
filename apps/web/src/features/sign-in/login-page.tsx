import { TextInput } from '@mantine/core'
import { Suspense, useState, type SubmitEvent } from 'react'
import texts from 'texts:login'
import { keepSession } from '#web/lib/session/session.ts'
import { keep } from '#web/lib/storage.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { Tick } from '#web/ui/controls/tick.tsx'
import { homeAfter, returnUrl } from './home-after.ts'
import { SideLink } from './side-link.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { signIn } from './sign-in.ts'
import { isWayIn } from './ways-in.ts'
import styles from './sign-in-frame.module.css'

addTexts(texts)

// Most people never see them.
const Refusal = lazyPart(() => import('./refusal.tsx'), 'Refusal')
const ContinueWith = lazyPart(() => import('./continue-with.tsx'), 'ContinueWith')

type Values = { email: string; password: string; remember: boolean }

// Two fields do not need the form library that the larger forms use, and this page is the first that anybody loads.
const LoginPage = () => {
  const t = useText()
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  // One call, and nothing to keep of its answer: this page does without the library that the others ask with.
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const attempt = async ({ email, password, remember }: Values) => {
    setBusy(true)
    try {
      const answer = await signIn(email, password)
      keepSession(answer, remember ? 'everywhere' : 'tab')
      keep('welcome', '1', 'tab')
      // A fresh page: nothing of a former user is left in memory. It is busy until then.
      location.replace(homeAfter(location.search, answer.userData))
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const text = (name: string) => String(values.get(name) ?? '')
    const empty = ['email', 'password'].filter((name) => text(name).trim() === '')
    setMissing(new Set(empty))
    const [first] = empty
    if (first === undefined)
      return void attempt({ email: text('email'), password: text('password'), remember: values.has('remember') })
    return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const field = (name: 'email' | 'password') => ({
    name,
    required: true,
    error: missing.has(name) && t('ui.required'),
    onChange: () => setMissing((names) => new Set([...names].filter((one) => one !== name))),
  })

  return (
    <SignInFrame title={t('login.title')} lead={t('login.lead')}>
      {isWayIn('local') && (
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextInput label={t('login.email')} type="email" autoComplete="username" {...field('email')} />
          <PasswordField label={t('login.password')} autoComplete="current-password" {...field('password')} />
          <div className={styles.row}>
            <Tick label={t('login.remember')} name="remember" startsTicked isLarge />
            <SideLink to="forgot-password" />
          </div>
          <BusyButton type="submit" size="md" fullWidth isBusy={isBusy}>
            {t('login.submit')}
          </BusyButton>
        </form>
      )}
      <Suspense>
        {isWayIn('service') && <ContinueWith returnUrl={returnUrl()} isBeside />}
        {error !== undefined && <Refusal error={error} onClose={() => setError(undefined)} />}
      </Suspense>
      {isWayIn('registration') && (
        <p className={styles.other}>
          {t('login.new')} <SideLink to="register" />
        </p>
      )}
    </SignInFrame>
  )
}
export default LoginPage
