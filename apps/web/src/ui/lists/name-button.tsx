import styles from './name-button.module.css'

/** The name of a row, which opens it. */
export const NameButton = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <button type="button" dir="auto" className={styles.name} onClick={onClick}>
    {children}
  </button>
)
