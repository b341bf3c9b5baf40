import type { ReactNode } from 'react'
import styles from './list-bar.module.css'

/** The line above a list: how many, the search, the filters, and what can be done. It stacks where there is no room. */
export const ListBar = ({ start, children }: { start?: ReactNode; children: ReactNode }) => (
  <div className={styles.bar}>
    <div className={styles.start}>{start}</div>
    <div className={styles.end}>{children}</div>
  </div>
)
