import { Suspense, type ReactNode } from 'react'
import { Loading } from '#web/ui/data/content-state.tsx'
import styles from './account-settings.module.css'

/** The cards of a tab, which may still be on their way. */
export const Later = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Loading />}>
    <div className={styles.column}>{children}</div>
  </Suspense>
)
