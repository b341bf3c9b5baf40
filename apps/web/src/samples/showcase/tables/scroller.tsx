import type { ReactNode } from 'react'
import styles from './plain-table.module.css'

/** A box that a wide table scrolls in, by keyboard too. */
export const Scroller = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.box} tabIndex={0} role="region" aria-label={label}>
    {children}
  </div>
)
