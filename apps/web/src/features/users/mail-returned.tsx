import { Alert } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { instant } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'

/** That mail to somebody came back, and in which words. */
export const MailReturned = ({ email, at, said }: { email: string; at: string; said: string }) => {
  const t = useText()
  return (
    <Alert
      color="red"
      icon={<Icon name="alert" />}
      title={t('accountUsers.mailReturned', { email, when: instant(at), said })}
    >
      {t('accountUsers.mailReturnedHint')}
    </Alert>
  )
}
