import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { Logo } from '#web/ui/drawings/logo.tsx'
import { Heading } from './heading.tsx'
import type { Kind } from './kinds.ts'
import { Scene } from './scenes.tsx'
import styles from './auth-demos.module.css'

/** A picture over two thirds of the page, and the form beside it. */
export const CoverFrame = ({ kind, children }: { kind: Kind; children: ReactNode }) => {
  const t = useText()
  return (
    <main className={styles.cover}>
      <div className={styles.brand}>
        <Logo size={32} />
        <span>{t('app.name')}</span>
      </div>
      <div className={styles.picture} aria-hidden="true">
        <Scene kind={kind} />
      </div>
      <div className={styles.side}>
        <div className={styles.panel}>
          <Heading kind={kind} />
          {children}
        </div>
      </div>
    </main>
  )
}
