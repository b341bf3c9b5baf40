import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { AfterPaint } from '#web/ui/layout/after-paint.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import styles from './calendar.module.css'

/** What a calendar prints. */
export const Printout = lazyPart(() => import('./printout.tsx'), 'Printout')

/** What is printed in place of the page, which downloads by itself; until that can be, paper says so. */
export const Printing = ({ children }: { children: ReactNode }) => {
  const early = <p className={styles.early}>{useText()('calendar.printedEarly')}</p>
  return (
    <AfterPaint isKnown={Boolean(children)} room={early}>
      {children || early}
    </AfterPaint>
  )
}
