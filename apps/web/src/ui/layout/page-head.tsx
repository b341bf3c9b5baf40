import type { ReactNode } from 'react'
import styles from './page-head.module.css'

/** The title of a page that says it itself, a line about it, and what can be done on it. */
export const PageHead = ({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) => (
  <header className={styles.head}>
    <div>
      <h1>{title}</h1>
      {lead !== undefined && <p>{lead}</p>}
    </div>
    {children !== undefined && <div className={styles.tools}>{children}</div>}
  </header>
)
