import { Suspense } from 'react'
import { useText } from '#web/lib/text.ts'
import { Loading } from '#web/ui/blocks.tsx'
import { Drop } from '#web/ui/drop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Count } from './count.tsx'
import { useUnread } from './notifications.ts'
import styles from './shell.module.css'

const NotificationsList = lazyPart(() => import('./notifications-list.tsx'), 'NotificationsList')

export const NotificationsMenu = () => {
  const t = useText()
  const unread = useUnread()
  return (
    <Drop
      kind="dialog"
      label={t('shell.notifications', { count: unread })}
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
