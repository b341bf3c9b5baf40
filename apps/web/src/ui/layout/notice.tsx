import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { Drawing, type DrawingName } from '#web/ui/drawings/notice-drawing.tsx'
import { Logo } from '#web/ui/drawings/logo.tsx'
import styles from './notice.module.css'

type Props = { drawing: DrawingName; title: string; text: string; code?: string; children: ReactNode }

/** A page that says one thing, outside the frame. */
export const Notice = ({ drawing, title, text, code, children }: Props) => {
  const t = useText()
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <Logo size={32} />
        <span>{t('app.name')}</span>
      </header>
      <main className={styles.what}>
        {code && <p className={styles.code}>{code}</p>}
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
        <Drawing name={drawing} />
      </main>
    </div>
  )
}
