import type { ReactNode } from 'react'
import styles from './card.module.css'

type Props = {
  title?: ReactNode
  hint?: ReactNode
  tools?: ReactNode
  children?: ReactNode
  className?: string | undefined
}

/** A sheet that holds one thing: a title, a line that says more, tools at its end, and the thing. */
export const Card = ({ title, hint, tools, children, className }: Props) => (
  <section className={`${styles.card} ${className ?? ''}`}>
    {(title !== undefined || tools !== undefined) && (
      <header className={styles.head}>
        <div>
          {title !== undefined && <h2>{title}</h2>}
          {hint !== undefined && <p>{hint}</p>}
        </div>
        {tools}
      </header>
    )}
    {children}
  </section>
)
