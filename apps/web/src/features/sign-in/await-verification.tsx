import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { titleOf } from '#web/lib/pages/pages.ts'
import { currentUser, homeOf, renewSession, signOut } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { warn } from '#web/ui/overlays/toast.ts'
import { Outcome } from './outcome.tsx'
import { ResendButton } from './resend-button.tsx'

/** Goes home once the address is verified. */
const goOnIfVerified = () => {
  const user = currentUser()
  if (!user?.isEmailVerified) return false
  location.replace(homeOf(user))
  return true
}

/** Between the registration and the link in the mail. */
export const AwaitVerification = ({ email }: { email: string }) => {
  const t = useText()
  useEffect(() => {
    // The link was opened in another tab.
    addEventListener('storage', goOnIfVerified)
    return () => removeEventListener('storage', goOnIfVerified)
  }, [])
  const look = useChange(renewSession, {
    // Who is signed in is kept beside the answers of calls.
    stale: [],
    failed: t('ui.failed'),
    onDone: (token) => {
      if (token === undefined) return signOut()
      return goOnIfVerified() || warn(t('account.notYet'), t('account.notYetText'))
    },
  })
  return (
    <Outcome tone="waiting" title={titleOf('verify-email')} text={t('account.waiting', { email })}>
      <BusyButton size="md" isBusy={look.isPending} onClick={() => look.mutate()}>
        {t('account.opened')}
      </BusyButton>
      <ResendButton email={email} variant="default" />
      <Button variant="subtle" onClick={() => void signOut()}>
        {t('account.signOut')}
      </Button>
    </Outcome>
  )
}
