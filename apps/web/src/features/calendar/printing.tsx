import { Suspense, type ComponentProps } from 'react'
import { useText } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import styles from './calendar.module.css'

const Printout = lazyPart(() => import('./printout.tsx'), 'Printout')

/** What is printed in place of the calendar; until that can be, paper says so. */
export const Printing = ({ isReady, ...what }: { isReady: boolean } & ComponentProps<typeof Printout>) => {
  const t = useText()
  const early = <p className={styles.early}>{t('calendar.printedEarly')}</p>
  return isReady ? (
    <Suspense fallback={early}>
      <Printout {...what} />
    </Suspense>
  ) : (
    early
  )
}
