import { Button } from '@mantine/core'
import { ApiError, pages } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { registrationApi } from './registration-api.ts'
import { titleOf } from '#web/lib/pages.ts'
import { currentUser, homeOf, renewSession } from '#web/lib/session.ts'
import { useText } from '#web/lib/text.ts'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { Outcome } from './outcome.tsx'
import { ResendButton } from './resend-button.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

const verify = async (token: string) => {
  await registrationApi.verifyEmail({ token })
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
    staleTime: Infinity,
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (isSuccess) return <Verified />
  if (error instanceof ApiError && error.status === 400) return <DeadLink />
  return (
    <SignInFrame title={titleOf('verify-email')}>
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading label={t('account.verifying')} />}
    </SignInFrame>
  )
}

export const Verified = () => {
  const t = useText()
  const user = currentUser()
  return (
    <Outcome tone="good" title={t('account.verified')} text={t('account.verifiedText')}>
      <Button component={Link} href={user ? homeOf(user) : pages.login.path} size="md">
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
        <Button component={Link} href={user ? homeOf(user) : pages.login.path} size="md">
          {user ? t('account.goOn') : t('account.signIn')}
        </Button>
      )}
    </Outcome>
  )
}
