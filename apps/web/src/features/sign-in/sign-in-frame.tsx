import { Suspense, type ReactNode, type Ref } from 'react'
import { useText } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Logo } from '#web/ui/drawings/logo.tsx'
import { Corner } from './corner.tsx'
import { Cover } from './cover.tsx'
import styles from './sign-in-frame.module.css'

// Nobody waits for a drawing.
const Scene = lazyPart(() => import('./scene.tsx'), 'Scene')

type Props = {
  title: string
  lead?: string
  badge?: ReactNode
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** The pages before the sign-in: what the product is for at the start, where there is room, and a panel. */
export const SignInFrame = ({ title, lead, badge, titleRef, children }: Props) => {
  const t = useText()
  return (
    <main className={styles.page}>
      <Cover>
        <Suspense>
          <Scene />
        </Suspense>
      </Cover>
      <section className={styles.side}>
        <Corner />
        <div className={styles.panel}>
          <div className={styles.brand}>
            <Logo size={36} />
            <span>{t('app.name')}</span>
          </div>
          {badge}
          <h1 ref={titleRef} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </section>
    </main>
  )
}
