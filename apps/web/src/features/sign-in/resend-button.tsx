import { Button, type ButtonProps } from '@mantine/core'
import { identity } from '@onward/contract'
import { useMutation } from '@tanstack/react-query'
import { apiOf } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/messages.ts'
import { useText } from '#web/lib/text.ts'
import { tell, warn } from '#web/ui/overlays/toast.ts'

// This one call of the sign-in carries the bearer.
const { resendVerification } = apiOf(identity)

export const ResendButton = ({ email, ...props }: ButtonProps & { email: string }) => {
  const t = useText()
  const resend = useMutation({
    mutationFn: () => resendVerification(),
    onSuccess: () => tell(t('account.resent', { email })),
    onError: (error) => warn(t('account.notResent'), messageOf(error)),
  })
  return (
    <Button size="md" {...props} loading={resend.isPending} onClick={() => resend.mutate()}>
      {t('account.resend')}
    </Button>
  )
}
