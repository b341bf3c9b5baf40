import type { ReactNode } from 'react'
import type { Tone } from '#web/ui/layout/theme.ts'
import styles from './pill.module.css'

/** A short word in a tint of the theme; the word says what the tint means. */
export const Pill = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={styles.pill} data-tone={tone}>
    {children}
  </span>
)
