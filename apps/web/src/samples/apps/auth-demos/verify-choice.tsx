import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useText } from '#web/lib/text.ts'
import { tell } from '#web/ui/overlays/toast.ts'
import { SAMPLE } from './kinds.ts'
import styles from './auth-demos.module.css'

/** Go on without, or have the mail sent again. */
export const VerifyChoice = () => {
  const t = useText()
  return (
    <>
      <Button component={Link} href="/" size="md" fullWidth>
        {t('authdemo.skip')}
      </Button>
      <p className={styles.other}>
        {t('authdemo.noMail')}{' '}
        <button
          type="button"
          className={styles.link}
          onClick={() => tell(t('authdemo.resent', { email: SAMPLE.email }))}
        >
          {t('authdemo.resend')}
        </button>
      </p>
    </>
  )
}
