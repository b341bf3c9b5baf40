import { Button } from '@mantine/core'
import { frontPages } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import texts from 'texts:account'
import { fieldErrors } from '#web/lib/messages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { AskAgain } from './ask-again.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { LinkAway } from './link-away.tsx'
import { ONCE } from './once.ts'
import { Outcome } from './outcome.tsx'
import { registrationApi } from './registration-api.ts'
import { useMailToken } from './use-mail-token.ts'

addTexts(texts)

const ResetPasswordPage = () => {
  const t = useText()
  const token = useMailToken()
  const [spent, setSpent] = useState<{ token: string; isSet: boolean }>()
  // A link that is no longer good says so before anybody has thought of a password. What cannot be asked is heard at the end.
  const { error } = useQuery({
    queryKey: ['readReset', token],
    queryFn: async () => registrationApi.readReset({ token }),
    enabled: token !== '' && spent?.token !== token,
    ...ONCE,
  })

  const isSpent = spent?.token === token
  if (isSpent && spent.isSet)
    return (
      <Outcome tone="good" title={t('account.passwordSet')} text={t('account.passwordSetText')}>
        {/* A fresh page: nothing of the sessions that ended is left in memory. */}
        <Button component="a" href={frontPages.login.path} size="md">
          {t('account.signIn')}
        </Button>
      </Outcome>
    )
  if (token === '')
    return (
      <LinkAway>
        <AskAgain />
      </LinkAway>
    )
  if (isSpent || (error && 'token' in fieldErrors(error)))
    return (
      <Outcome tone="bad" title={t('account.dead')} text={t('account.resetDead')}>
        <AskAgain />
      </Outcome>
    )
  return (
    <NewPasswordForm
      key={token}
      token={token}
      onSet={() => setSpent({ token, isSet: true })}
      onDead={() => setSpent({ token, isSet: false })}
    />
  )
}
export default ResetPasswordPage
