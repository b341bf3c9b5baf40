import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './audit.module.css'

/** Says that somebody was not let. */
export const RefusedMark = () => {
  const t = useText()
  return (
    <span className={styles.refused}>
      <Icon name="alert" size={14} />
      {t('audit.refusedMark')}
    </span>
  )
}
