import styles from './tool.module.css'

/** The number on a tool; its button's label says it too. */
export const Count = ({ of }: { of: number }) =>
  of > 0 && (
    <span className={styles.count} aria-hidden="true">
      {of}
    </span>
  )
