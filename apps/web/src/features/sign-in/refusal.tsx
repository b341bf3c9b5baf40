import { Button } from '@mantine/core'
import { ApiError } from '@onward/contract'
import texts from 'texts:loginRefused'
import { messageOf } from '#web/lib/messages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

addTexts(texts)

/** Why nobody was signed in. */
export const Refusal = ({ error, onClose }: { error: unknown; onClose: () => void }) => {
  const t = useText()
  const isWrong = error instanceof ApiError && error.status === 400
  return (
    <Dialog title={t('loginRefused.title')} onClose={onClose} size="sm">
      <p>{isWrong ? t('loginRefused.wrong') : messageOf(error)}</p>
      <Button onClick={onClose} fullWidth data-autofocus>
        {t('loginRefused.ok')}
      </Button>
    </Dialog>
  )
}
