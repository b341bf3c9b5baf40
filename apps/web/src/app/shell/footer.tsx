import { useText } from '#web/lib/text.ts'
import styles from './shell.module.css'

const YEAR = String(new Date().getFullYear())

export const Footer = ({ isSticky }: { isSticky: boolean }) => {
  const t = useText()
  return (
    <footer className={styles.footer} data-sticky={isSticky ? '' : undefined}>
      <span dir="auto">{t('shell.copyright', { year: YEAR })}</span>
      <span className={styles.motto}>{t('shell.motto')}</span>
    </footer>
  )
}
