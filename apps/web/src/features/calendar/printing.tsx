import { Suspense, type ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import styles from './calendar.module.css'

/** What a calendar prints. */
export const Printout = lazyPart(() => import('./printout.tsx'), 'Printout')

/** What is printed in place of the page, which downloads by itself; until that can be, paper says so. */
export const Printing = ({ children }: { children: ReactNode }) => {
  const early = <p className={styles.early}>{useText()('calendar.printedEarly')}</p>
  // One of its own, so that what it is printed of is not drawn only when this has come.
  return children ? (
    <Suspense key="paper" fallback={early}>
      {children}
    </Suspense>
  ) : (
    early
  )
}
