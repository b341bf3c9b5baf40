import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { Logo } from '#web/ui/drawings/logo.tsx'
import { Heading } from './heading.tsx'
import type { Kind } from './kinds.ts'
import styles from './auth-demos.module.css'

/** A card in the middle of the page. */
export const BasicFrame = ({ kind, children }: { kind: Kind; children: ReactNode }) => {
  const t = useText()
  return (
    <main className={styles.basic}>
      <div className={styles.card}>
        <div className={styles.brand}>
          <Logo size={32} />
          <span>{t('app.name')}</span>
        </div>
        <Heading kind={kind} />
        {children}
      </div>
    </main>
  )
}
