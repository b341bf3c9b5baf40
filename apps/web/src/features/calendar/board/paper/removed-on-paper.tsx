import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import styles from './paper.module.css'

/** What people still go by although it is gone, in words. */
export const RemovedOnPaper = ({ gone }: { gone: readonly string[] }) => {
  const t = useText()
  if (gone.length === 0) return null
  return (
    <p className={styles.without} data-gone="">
      <b>{t('paper.removed', { count: gone.length })}</b> {joined(gone, '·')}
    </p>
  )
}
