import { Button } from '@mantine/core'
import { ApiError, frontPages, registration } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import texts from 'texts:account,confirmEmail'
import { apiOf } from '#web/lib/api.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { currentUser, renewSession } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { LinkAway } from './link-away.tsx'
import { ONCE } from './once.ts'
import { Outcome } from './outcome.tsx'
import { registrationApi } from './registration-api.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { useMailToken } from './use-mail-token.ts'
import account from './account.module.css'
import styles from './sign-in-frame.module.css'

addTexts(texts)

// With the session of who asked, where there is one.
const { confirmEmail } = apiOf(registration)
type Confirmed = Awaited<ReturnType<typeof confirmEmail>>

const confirm = async (token: string) => {
  const answer = await (currentUser() ? confirmEmail({ token }) : registrationApi.confirmEmail({ token }))
  // The address has changed even if the session cannot be told so now.
  if (answer.isDone && currentUser()) await renewSession().catch(() => undefined)
  return answer
}
const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status

/** Where the two links of a change of address lead; each is spent once however often it is drawn. */
const ConfirmEmailPage = () => {
  const t = useText()
  const token = useMailToken()
  const [proved, setProved] = useState<{ token: string; answer?: Confirmed; error?: unknown }>()
  const query = useQuery({
    queryKey: ['confirmEmail', token],
    queryFn: () => confirm(token),
    enabled: token !== '',
    ...ONCE,
    retryOnMount: false,
  })
  const known = proved?.token === token ? proved : undefined
  const answer = known?.answer ?? query.data
  const error = known?.error ?? query.error
  if (answer)
    return (
      <Outcome
        tone={answer.isDone ? 'good' : 'waiting'}
        title={t(answer.isDone ? 'confirmEmail.done' : 'confirmEmail.half')}
        text={t(answer.isDone ? 'confirmEmail.doneText' : 'confirmEmail.halfText', { email: answer.email })}
      >
        <Onward />
      </Outcome>
    )
  if (token === '')
    return (
      <LinkAway>
        <Onward />
      </LinkAway>
    )
  if (hasStatus(error, 400) || hasStatus(error, 409))
    return (
      <Outcome
        tone="bad"
        title={t('account.dead')}
        text={t(hasStatus(error, 409) ? 'confirmEmail.taken' : 'confirmEmail.dead')}
      >
        <Onward />
      </Outcome>
    )
  if (hasStatus(error, 403)) return <WhoAsked token={token} onSaid={(said) => setProved({ token, ...said })} />
  return (
    <SignInFrame title={titleOf('confirm-email')}>
      {error ? (
        <Failure error={error} onRetry={() => void query.refetch()} />
      ) : (
        <Loading label={t('confirmEmail.confirming')} />
      )}
    </SignInFrame>
  )
}
export default ConfirmEmailPage

const Onward = () => {
  const t = useText()
  const isIn = currentUser() !== undefined
  return (
    <Button component={Link} href={(isIn ? frontPages.account : frontPages.login).path} size="md">
      {t(isIn ? 'account.goOn' : 'account.signIn')}
    </Button>
  )
}

type WhoProps = { token: string; onSaid: (said: { answer?: Confirmed; error?: unknown }) => void }
/** The link was opened where nobody, or somebody else, is signed in: the new address may have been spelled wrong. */
const WhoAsked = ({ token, onSaid }: WhoProps) => {
  const t = useText()
  const form = useCheckedForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value === '' ? t('ui.required') : null) },
  })
  const prove = useChange(registrationApi.confirmEmail, {
    onDone: (answer) => onSaid({ answer }),
    onFailed: (error) => {
      if (hasStatus(error, 403)) form.refuse({ password: t('account.wrongPassword') })
      else if (hasStatus(error, 400) || hasStatus(error, 409)) onSaid({ error })
    },
  })
  return (
    <SignInFrame title={titleOf('confirm-email')} lead={t('confirmEmail.who')}>
      <form
        className={`${styles.form} ${account.form}`}
        onSubmit={form.whenRight(({ password }) => prove.mutate({ token, password }))}
        noValidate
      >
        {hasStatus(prove.error, 403) || <ChangeFailure of={prove} />}
        <PasswordField
          label={t('account.password')}
          autoComplete="current-password"
          required
          {...form.getInputProps('password')}
        />
        <BusyButton type="submit" size="md" fullWidth isBusy={prove.isPending}>
          {t('confirmEmail.confirm')}
        </BusyButton>
      </form>
    </SignInFrame>
  )
}
