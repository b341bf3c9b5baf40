import texts from 'texts:notice'
import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { currentUser, homeOf } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'

addTexts(texts)

/** The way back: home by role, the front door for a stranger. */
export const HomeButton = () => {
  const t = useText()
  return (
    <Button component={Link} href={homeOf(currentUser())} size="md">
      {t('notice.home')}
    </Button>
  )
}
