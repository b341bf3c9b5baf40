import { Button } from '@mantine/core'
import { frontPages } from '@onward/contract'
import { Link } from 'wouter'
import { currentUser, signOut } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { BackToSignIn } from './back-to-sign-in.tsx'

/** On to another link. Whoever is signed in would be sent home from there, and has to leave first. */
export const AskAgain = () => {
  const t = useText()
  if (currentUser())
    return (
      <Button size="md" onClick={() => void signOut()}>
        {t('account.signOutToAsk')}
      </Button>
    )
  return (
    <>
      <Button component={Link} href={frontPages['forgot-password'].path} size="md">
        {t('account.askAgain')}
      </Button>
      <BackToSignIn />
    </>
  )
}
