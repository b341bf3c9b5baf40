import { Button } from '@mantine/core'
import { ApiError, frontPages, registration } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { ONCE } from './once.ts'
import { registrationApi } from './registration-api.ts'
import { apiOf } from '#web/lib/api.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { currentUser, homeOf, renewSession } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Outcome } from './outcome.tsx'
import { ResendButton } from './resend-button.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import account from './account.module.css'
import styles from './sign-in-frame.module.css'

// With the session of who registered, where there is one.
const { verifyEmail } = apiOf(registration)

const verify = async (token: string) => {
  await (currentUser() ? verifyEmail({ token }) : registrationApi.verifyEmail({ token }))
  // The address is verified even if the session cannot be told so now.
  if (currentUser()) await renewSession().catch(() => undefined)
  return true
}

/** Spends the token of a mailed link, once however often it is drawn. */
export const Verification = ({ token }: { token: string }) => {
  const t = useText()
  const { isSuccess, error, refetch } = useQuery({
    queryKey: ['verifyEmail', token],
    queryFn: () => verify(token),
    ...ONCE,
    retryOnMount: false,
  })
  const [isProved, setProved] = useState(false)
  if (isSuccess || isProved) return <Verified />
  if (isSomebodyElse(error)) return <WhoRegistered token={token} onVerified={() => setProved(true)} />
  if (error instanceof ApiError && error.status === 400) return <DeadLink />
  return (
    <SignInFrame title={titleOf('verify-email')}>
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading label={t('account.verifying')} />}
    </SignInFrame>
  )
}

const isSomebodyElse = (error: unknown) => error instanceof ApiError && error.status === 403

/** The link was opened where nobody, or somebody else, is signed in: it may have come unasked. */
const WhoRegistered = ({ token, onVerified }: { token: string; onVerified: () => void }) => {
  const t = useText()
  const form = useCheckedForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value === '' ? t('ui.required') : null) },
  })
  const prove = useChange(registrationApi.verifyEmail, {
    onDone: onVerified,
    onFailed: (error) => isSomebodyElse(error) && form.refuse({ password: t('account.wrongPassword') }),
  })
  return (
    <SignInFrame title={titleOf('verify-email')} lead={t('account.verifyWho')}>
      <form
        className={`${styles.form} ${account.form}`}
        onSubmit={form.whenRight(({ password }) => prove.mutate({ token, password }))}
        noValidate
      >
        {isSomebodyElse(prove.error) || <ChangeFailure of={prove} />}
        <PasswordField
          label={t('account.password')}
          autoComplete="current-password"
          required
          {...form.getInputProps('password')}
        />
        <BusyButton type="submit" size="md" fullWidth isBusy={prove.isPending}>
          {t('account.verify')}
        </BusyButton>
      </form>
    </SignInFrame>
  )
}

export const Verified = () => {
  const t = useText()
  const user = currentUser()
  return (
    <Outcome tone="good" title={t('account.verified')} text={t('account.verifiedText')}>
      <Button component={Link} href={user ? homeOf(user) : frontPages.login.path} size="md">
        {user ? t('account.goOn') : t('account.signIn')}
      </Button>
    </Outcome>
  )
}

const DeadLink = () => {
  const t = useText()
  const user = currentUser()
  return (
    <Outcome tone="bad" title={t('account.dead')} text={t('account.verifyDead')}>
      {user && !user.isEmailVerified ? (
        <ResendButton email={user.email} />
      ) : (
        <Button component={Link} href={user ? homeOf(user) : frontPages.login.path} size="md">
          {user ? t('account.goOn') : t('account.signIn')}
        </Button>
      )}
    </Outcome>
  )
}
