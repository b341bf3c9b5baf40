import { Button } from '@mantine/core'
import { ApiError } from '@onward/contract'
import { messageOf } from '#web/lib/messages.ts'
import { useText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

/** Why nobody was signed in. */
export const Refusal = ({ error, onClose }: { error: unknown; onClose: () => void }) => {
  const t = useText()
  const isWrong = error instanceof ApiError && error.status === 400
  return (
    <Dialog title={t('login.error')} onClose={onClose} size="sm">
      <p>{isWrong ? t('login.wrong') : messageOf(error)}</p>
      <Button onClick={onClose} fullWidth data-autofocus>
        {t('login.ok')}
      </Button>
    </Dialog>
  )
}
