import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState, type SubmitEvent } from 'react'
import { keepSession } from '#web/lib/session.ts'
import { keep } from '#web/lib/storage.ts'
import { useText } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Logo } from '#web/ui/logo.tsx'
import { homeAfter } from './home-after.ts'
import { signIn } from './sign-in.ts'
import styles from './login-page.module.css'
import '@mantine/core/styles/PasswordInput.layer.css'

// Most people never see it.
const Refusal = lazyPart(() => import('./refusal.tsx'), 'Refusal')

type Values = { email: string; password: string; remember: boolean }

// Two fields do not need the form library that the larger forms use, and this page is the first that anybody loads.
const LoginPage = () => {
  const t = useText()
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  const attempt = useMutation({
    mutationFn: ({ email, password }: Values) => signIn(email, password),
    onSuccess: (answer, { remember }) => {
      keepSession(answer, remember ? 'everywhere' : 'tab')
      keep('welcome', '1', 'tab')
      // A fresh page: nothing of a former user is left in memory.
      location.replace(homeAfter(location.search))
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const text = (name: string) => String(values.get(name) ?? '')
    const empty = ['email', 'password'].filter((name) => text(name).trim() === '')
    setMissing(new Set(empty))
    const [first] = empty
    if (first === undefined)
      return attempt.mutate({ email: text('email'), password: text('password'), remember: values.has('remember') })
    return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const field = (name: 'email' | 'password') => ({
    name,
    required: true,
    error: missing.has(name) && t('ui.required'),
    onChange: () => setMissing((names) => new Set([...names].filter((one) => one !== name))),
  })

  return (
    <main className={styles.page}>
      <section className={styles.lead} aria-hidden="true">
        <Scene />
      </section>
      <section className={styles.panel}>
        <div className={styles.brand}>
          <Logo size={36} />
          <span>{t('app.name')}</span>
        </div>
        <h1>{t('login.title')}</h1>
        <p>{t('login.lead')}</p>
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextInput label={t('login.email')} type="email" autoComplete="username" {...field('email')} />
          <PasswordInput
            label={t('login.password')}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('ui.show') }}
            {...field('password')}
          />
          <Checkbox label={t('login.remember')} name="remember" defaultChecked />
          <Button type="submit" size="md" fullWidth loading={attempt.isPending || attempt.isSuccess}>
            {t('login.submit')}
          </Button>
        </form>
      </section>
      <Suspense>{attempt.error && <Refusal error={attempt.error} onClose={() => attempt.reset()} />}</Suspense>
    </main>
  )
}
export default LoginPage

/** A month at a glance, with a night that crosses into the next day: what the product is about. */
const Scene = () => (
  <svg viewBox="0 0 320 300" className={styles.scene}>
    <rect x="10" y="10" width="300" height="280" rx="22" fill="#fff" opacity="0.1" />
    {[0, 1, 2, 3, 4].flatMap((row) =>
      [0, 1, 2, 3, 4, 5].map((column) => (
        <rect
          key={`${row} ${column}`}
          x={28 + column * 45}
          y={30 + row * 51}
          width="39"
          height="45"
          rx="8"
          fill="#fff"
          opacity="0.1"
        />
      )),
    )}
    {shifts.map(([column, row, width, fill]) => (
      <rect
        key={`${column} ${row}`}
        x={33 + column * 45}
        y={42 + row * 51}
        width={width}
        height="10"
        rx="5"
        fill={fill}
      />
    ))}
    <path d="M262 212a15 15 0 01-19-19 15 15 0 1019 19z" fill="#ffe3a8" />
  </svg>
)
const shifts = [
  [0, 0, 29, '#8fd6dd'],
  [2, 0, 29, '#f7d5a2'],
  [3, 1, 74, '#c9d0fb'],
  [1, 1, 29, '#8fd6dd'],
  [0, 2, 74, '#f6c4de'],
  [4, 2, 29, '#c0e6b9'],
  [2, 3, 29, '#8fd6dd'],
  [3, 4, 29, '#f7d5a2'],
  [0, 4, 74, '#c9d0fb'],
  [5, 0, 29, '#f6c4de'],
] as const
