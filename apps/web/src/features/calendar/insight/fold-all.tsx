import { useText } from '#web/lib/text.ts'
import styles from './insight.module.css'

type Props = { fold: { isUnfolded: boolean; onToggle: () => void } | undefined }

/** Shows the parts of all rows, or none of them. */
export const FoldAll = ({ fold }: Props) => {
  const t = useText()
  return (
    fold && (
      <button type="button" className={styles.toggle} onClick={fold.onToggle}>
        {t(fold.isUnfolded ? 'insight.foldAll' : 'insight.unfoldAll')}
      </button>
    )
  )
}
