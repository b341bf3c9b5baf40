import { Suspense } from 'react'
import { useText } from '#web/lib/text.ts'
import { Loading } from '#web/ui/data/content-state.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Count } from '#web/ui/layout/count.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import styles from '#web/ui/layout/tool.module.css'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { useUnread } from './notifications.ts'

const NotificationsList = lazyPart(() => import('./notifications-list.tsx'), 'NotificationsList')

export const Bell = () => {
  const t = useText()
  const unread = useUnread()
  return (
    <Drop
      kind="dialog"
      label={t('section.bell', { count: unread })}
      className={styles.tool}
      width={360}
      face={
        <>
          <Icon name="bell" />
          <Count of={unread} />
        </>
      }
    >
      {() => (
        <Suspense fallback={<Loading />}>
          <NotificationsList />
        </Suspense>
      )}
    </Drop>
  )
}
