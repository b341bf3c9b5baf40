import { Link } from 'wouter'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { addressOf, type Look } from './kinds.ts'
import styles from './auth-demos.module.css'

export const BackToLogin = ({ look }: { look: Look }) => {
  const t = useText()
  return (
    <p className={styles.other}>
      <Link href={addressOf('login', look)} className={`${styles.link} ${styles.back}`}>
        <Icon name="back" size={16} turns />
        {t('authdemo.back')}
      </Link>
    </p>
  )
}
