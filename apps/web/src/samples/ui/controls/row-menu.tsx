import type { ReactNode } from 'react'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from '#web/ui/lists/list-bar.module.css'

/** What else can be done with one row: `DropItem`s behind three dots. */
export const RowMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <Drop kind="menu" label={label} className={styles.more} face={<Icon name="more" size={16} />}>
    {children}
  </Drop>
)
