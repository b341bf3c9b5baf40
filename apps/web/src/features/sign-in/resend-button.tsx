import { type ButtonProps } from '@mantine/core'
import { registration } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { useChange } from '#web/ui/data/use-change.ts'

// This one call of the sign-in carries the bearer.
const { resendVerification } = apiOf(registration)

export const ResendButton = ({ email, ...props }: ButtonProps & { email: string }) => {
  const t = useText()
  const resend = useChange(resendVerification, {
    done: () => t('account.resent', { email }),
    failed: t('account.notResent'),
  })
  return (
    <BusyButton size="md" {...props} isBusy={resend.isPending} onClick={() => resend.mutate({})}>
      {t('account.resend')}
    </BusyButton>
  )
}
