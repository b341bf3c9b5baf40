import type { ReactNode } from 'react'
import styles from './stack.module.css'

type Props = { children: ReactNode; /** Beside each other, as far as there is room. */ isRow?: boolean }

/** Things below each other, or in rows. */
export const Stack = ({ children, isRow = false }: Props) => (
  <div className={isRow ? styles.row : styles.stack}>{children}</div>
)
