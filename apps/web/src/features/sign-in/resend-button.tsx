import { Button, type ButtonProps } from '@mantine/core'
import { identity } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { useChange } from '#web/ui/data/use-change.ts'

// This one call of the sign-in carries the bearer.
const { resendVerification } = apiOf(identity)

export const ResendButton = ({ email, ...props }: ButtonProps & { email: string }) => {
  const t = useText()
  const resend = useChange(resendVerification, {
    done: () => t('account.resent', { email }),
    failed: t('account.notResent'),
  })
  return (
    <Button size="md" {...props} loading={resend.isPending} onClick={() => resend.mutate({})}>
      {t('account.resend')}
    </Button>
  )
}
