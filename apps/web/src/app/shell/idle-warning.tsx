import { Button, Text } from '@mantine/core'
import texts from 'texts:idle'
import { addTexts, useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

addTexts(texts)

/** There only while it warns: what is closed must not take Escape from others. */
export const IdleWarning = ({ onStay }: { onStay: () => void }) => {
  const t = useText()
  return (
    <Dialog title={t('idle.title')} size="sm" isOfSession onClose={onStay}>
      <Text size="sm" mb="sm">
        {t('idle.text')}
      </Text>
      <Actions>
        <Button data-autofocus onClick={onStay}>
          {t('idle.stay')}
        </Button>
      </Actions>
    </Dialog>
  )
}
