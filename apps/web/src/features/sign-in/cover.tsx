import type { ReactNode } from 'react'
import texts from 'texts:welcome'
import { addTexts, useText } from '#web/lib/text.ts'
import { Logo } from '#web/ui/drawings/logo.tsx'
import styles from './sign-in-frame.module.css'

addTexts(texts)

/** What the product is for, beside every page before the sign-in where there is room. */
export const Cover = ({ children }: { children?: ReactNode }) => {
  const t = useText()
  return (
    <section className={styles.cover} aria-hidden="true">
      <div className={styles.brand}>
        <Logo size={38} isBare />
        <span>{t('app.name')}</span>
      </div>
      <div className={styles.scene}>{children}</div>
      <div className={styles.claim}>
        <strong>{t('welcome.claim')}</strong>
        <span>{t('welcome.promise')}</span>
      </div>
    </section>
  )
}
