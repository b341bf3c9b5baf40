import type { ReactNode } from 'react'
import styles from './imports.module.css'

/** A list within what a card says, under a heading of its own. */
export const Part = ({ title, hint, children }: { title: string; hint?: string | undefined; children: ReactNode }) => (
  <section className={styles.part}>
    <h3 className={styles.small}>{title}</h3>
    {hint !== undefined && <p className={styles.soft}>{hint}</p>}
    {children}
  </section>
)
