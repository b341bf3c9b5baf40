import { useText } from '#web/lib/text.ts'
import styles from './details.module.css'

/** What was noted of a shift, among its facts; nothing where nothing was. */
export const ShiftNote = ({ note }: { note: string | null | undefined }) => {
  const t = useText()
  if (!note) return null
  return (
    <>
      <dt>{t('event.note')}</dt>
      <dd className={styles.note} dir="auto">
        {note}
      </dd>
    </>
  )
}
