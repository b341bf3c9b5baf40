import type { ReactNode } from 'react'
import styles from '#web/ui/lists/list-bar.module.css'

/** What can be done with one row, at its end. */
export const RowTools = ({ children }: { children: ReactNode }) => <span className={styles.tools}>{children}</span>
