import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { SideLink } from './side-link.tsx'
import styles from './account.module.css'

export const BackToSignIn = () => {
  const t = useText()
  return (
    <p className={styles.back}>
      <SideLink to="login">
        <Icon name="back" size={16} turns />
        {t('account.back')}
      </SideLink>
    </p>
  )
}
