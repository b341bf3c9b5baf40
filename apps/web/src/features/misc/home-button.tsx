import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { currentUser, homeOf } from '#web/lib/session.ts'
import { useText } from '#web/lib/text.ts'

/** The way back: home by role, the front door for a stranger. */
export const HomeButton = () => {
  const t = useText()
  return (
    <Button component={Link} href={homeOf(currentUser())} size="md">
      {t('misc.home')}
    </Button>
  )
}
