import { Button } from '@mantine/core'
import { ApiError, frontPages } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import texts from 'texts:account,invitation'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { InvitationForm } from './invitation-form.tsx'
import { LinkAway } from './link-away.tsx'
import { ONCE } from './once.ts'
import { Outcome } from './outcome.tsx'
import { registrationApi } from './registration-api.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { useMailToken } from './use-mail-token.ts'

addTexts(texts)

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status

/** Where a mailed invitation leads: who is invited to what, and a user name and a password to choose. */
const AcceptInvitationPage = () => {
  const t = useText()
  const token = useMailToken()
  const [refused, setRefused] = useState<{ token: string; isHeld: boolean }>()
  const { data, error, refetch } = useQuery({
    queryKey: ['readInvitation', token],
    queryFn: () => registrationApi.readInvitation({ token }),
    enabled: token !== '',
    ...ONCE,
  })
  const isRefused = refused?.token === token
  if (isRefused && refused.isHeld)
    return (
      <Outcome tone="bad" title={t('invitation.held')} text={t('invitation.heldText', { email: data?.email ?? '' })}>
        <ToSignIn />
      </Outcome>
    )
  if (token === '')
    return (
      <LinkAway>
        <ToSignIn />
      </LinkAway>
    )
  if (isRefused || hasStatus(error, 400))
    return (
      <Outcome tone="bad" title={t('account.dead')} text={t('invitation.dead')}>
        <ToSignIn />
      </Outcome>
    )
  if (hasStatus(error, 403))
    return (
      <Outcome tone="waiting" title={titleOf('accept-invitation')} text={t('invitation.elsewhere')}>
        <ToSignIn />
      </Outcome>
    )
  if (!data)
    return (
      <SignInFrame title={titleOf('accept-invitation')}>
        {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading label={t('invitation.reading')} />}
      </SignInFrame>
    )
  return (
    <InvitationForm
      key={token}
      token={token}
      invited={data}
      onDead={() => setRefused({ token, isHeld: false })}
      onHeld={() => setRefused({ token, isHeld: true })}
    />
  )
}
export default AcceptInvitationPage

const ToSignIn = () => (
  <Button component={Link} href={frontPages.login.path} size="md">
    {useText()('account.signIn')}
  </Button>
)
