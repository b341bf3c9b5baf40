import texts from 'texts:bell'
import type { UserData } from '@onward/contract'
import { Suspense } from 'react'
import { isPlanner, isProvider } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Loading } from '#web/ui/data/content-state.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import styles from '#web/ui/layout/tool.module.css'
import { Drop } from '#web/ui/overlays/drop.tsx'

addTexts(texts)

const NextShifts = lazyPart(() => import('./next-shifts.tsx'), 'NextShifts')

/** The bell: what begins next, one's own or everybody's. Who sees no schedule has none. */
export const Bell = ({ user }: { user: UserData }) => {
  const t = useText()
  if (!isPlanner(user) && !isProvider(user)) return null
  return (
    <Drop
      kind="dialog"
      label={t('bell.next')}
      title={t('bell.next')}
      className={styles.tool}
      width={360}
      face={<Icon name="bell" />}
    >
      {() => (
        <Suspense fallback={<Loading />}>
          <NextShifts isOwn={isProvider(user)} />
        </Suspense>
      )}
    </Drop>
  )
}
