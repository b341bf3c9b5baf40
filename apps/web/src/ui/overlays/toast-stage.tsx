import { Notifications, notifications, type NotificationData } from '@mantine/notifications'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { useLayout } from '#web/lib/layout.ts'
import { Fragment } from 'react'
import { useQuestions } from './questions/question-stage.ts'
import styles from './toast-stage.module.css'

/** Where toasts appear, and what is asked over a page; once in the app. */
export const ToastStage = () => (
  <>
    <Notifications
      position={useLayout().toasts}
      limit={4}
      autoClose={5000}
      classNames={{ root: styles.stage, notification: styles.toast }}
    />
    {useQuestions().map(({ id, drawn }) => (
      <Fragment key={id}>{drawn}</Fragment>
    ))}
  </>
)

export const showToast = (toast: NotificationData) => notifications.show(toast)
export const hideToast = (id: string) => notifications.hide(id)
