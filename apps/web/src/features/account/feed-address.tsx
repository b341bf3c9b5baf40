import { Alert, Button, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useText } from '#web/lib/text.ts'
import { tell, warn } from '#web/ui/overlays/toast.ts'
import styles from './account.module.css'

/** An address that is told once: to be copied, or opened in a program for calendars. */
export const FeedAddress = ({ name, address }: { name: string; address: string }) => {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  // What was pressed is done with: whoever goes on by keyboard goes on here.
  useEffect(() => field.current?.select(), [])
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      tell(t('ownAccount.feedCopied'))
    } catch {
      // Where the page came over plain HTTP, or the browser was told not to, only a person may copy.
      warn(t('ownAccount.feedNotCopied'), t('ownAccount.feedNotCopiedHint'))
    }
  }
  return (
    <Alert color="green" title={t('ownAccount.feedOnce')} classNames={{ body: styles.address ?? '' }}>
      <TextInput
        ref={field}
        label={t('ownAccount.feedAddress', { name })}
        value={address}
        dir="ltr"
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.ways}>
        <Button onClick={() => void copy()}>{t('ownAccount.feedCopy')}</Button>
        <Button component="a" variant="default" href={address.replace(/^https?:/, 'webcal:')}>
          {t('ownAccount.feedOpen')}
        </Button>
      </div>
    </Alert>
  )
}
