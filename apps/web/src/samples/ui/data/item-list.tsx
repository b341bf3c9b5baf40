import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx'
import styles from './item-list.module.css'

export type Item = {
  id: string
  /** An icon or a letter in a tint, or any drawing. */
  mark: { icon: IconName; tone: number } | { letter: string; tone: number } | { drawing: ReactNode }
  title: ReactNode
  hint?: ReactNode
  /** What can be done with it. */
  end?: ReactNode
}

/** Things under each other: what each is, a line that says more, and what can be done with it. */
export const ItemList = ({ label, rows }: { label: string; rows: readonly Item[] }) => (
  <ul className={styles.list} aria-label={label}>
    {rows.map(({ id, mark, title, hint, end }) => (
      <li key={id}>
        {'drawing' in mark ? (
          mark.drawing
        ) : (
          <span className={styles.mark} data-tone={mark.tone} aria-hidden="true">
            {'icon' in mark ? <Icon name={mark.icon} /> : mark.letter}
          </span>
        )}
        <span className={styles.words}>
          <strong>{title}</strong>
          {hint !== undefined && <small>{hint}</small>}
        </span>
        {end}
      </li>
    ))}
  </ul>
)
