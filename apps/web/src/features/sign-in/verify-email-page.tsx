import { Button } from '@mantine/core'
import { frontPages } from '@onward/contract'
import { Link } from 'wouter'
import texts from 'texts:account'
import { titleOf } from '#web/lib/pages/pages.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { AwaitVerification } from './await-verification.tsx'
import { Outcome } from './outcome.tsx'
import { useMailToken } from './use-mail-token.ts'
import { Verification, Verified } from './verification.tsx'

addTexts(texts)

const VerifyEmailPage = () => {
  const t = useText()
  const token = useMailToken()
  const user = currentUser()
  if (token !== '') return <Verification token={token} />
  if (user?.isEmailVerified) return <Verified />
  if (user) return <AwaitVerification email={user.email} />
  return (
    <Outcome tone="waiting" title={titleOf('verify-email')} text={t('account.verifyStranger')}>
      <Button component={Link} href={frontPages.login.path} size="md">
        {t('account.signIn')}
      </Button>
    </Outcome>
  )
}
export default VerifyEmailPage
